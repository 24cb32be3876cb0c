pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Says that the match at the table can't be written, for as long as that is so.
Rectangle {
    id: root

    required property MatchController match

    visible: match.problem !== ""
    height: visible ? row.implicitHeight + Theme.space(2) : 0
    color: Theme.danger
    objectName: "unsaved"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.space(3)
        Label {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - again.width - 3 * Theme.space(3))
            text: qsTr("Not saved: %1. You can play on; the next move is another try.").arg(root.match.problem)
            wrapMode: Text.Wrap
            color: Theme.paper
        }
        PushButton {
            id: again
            objectName: "saveAgain"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Try again")
            onClicked: root.match.save()
        }
    }
}
