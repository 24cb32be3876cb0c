pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Shell

/// What can be done on the first screen besides picking a box: go on with a match, change settings.
Item {
    id: root

    signal continueMatch(string matchId)
    signal openSettings

    ContinueList {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(5)
        anchors.top: parent.top
        anchors.bottom: settings.top
        anchors.bottomMargin: Theme.space(4)
        onContinueMatch: matchId => root.continueMatch(matchId)
    }
    PushButton {
        id: settings
        objectName: "settings"
        anchors.left: parent.left
        anchors.leftMargin: -Theme.space(4)
        anchors.bottom: parent.bottom
        look: PushButton.Quiet
        iconName: "gear"
        text: qsTr("Settings")
        onClicked: root.openSettings()
    }
}
