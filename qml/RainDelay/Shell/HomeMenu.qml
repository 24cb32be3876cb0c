pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Shell

/// The actions on the first screen besides picking a box: resume a match, see all of them, change settings.
Item {
    id: root

    signal continueMatch(string matchId)
    signal openLibrary
    signal openStatistics
    signal openStudio
    signal openSettings

    ContinueList {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(5)
        anchors.top: parent.top
        anchors.bottom: others.top
        anchors.bottomMargin: Theme.space(4)
        onContinueMatch: matchId => root.continueMatch(matchId)
    }
    Flow {
        id: others
        anchors.left: parent.left
        anchors.leftMargin: -Theme.space(4)
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        PushButton {
            objectName: "openLibrary"
            look: PushButton.Quiet
            iconName: "shelf"
            text: qsTr("Library")
            hint: qsTr("All matches on this computer (Ctrl+L)")
            onClicked: root.openLibrary()
        }
        PushButton {
            objectName: "openStatistics"
            look: PushButton.Quiet
            iconName: "chart"
            text: qsTr("Statistics")
            hint: qsTr("Wins, losses and scores (Ctrl+T)")
            onClicked: root.openStatistics()
        }
        PushButton {
            objectName: "openStudio"
            look: PushButton.Quiet
            iconName: "cards"
            text: qsTr("Deck Studio")
            hint: qsTr("Look at decks of cards, yours or ours (Ctrl+D)")
            onClicked: root.openStudio()
        }
        PushButton {
            objectName: "settings"
            look: PushButton.Quiet
            iconName: "gear"
            text: qsTr("Settings")
            onClicked: root.openSettings()
        }
    }
}
