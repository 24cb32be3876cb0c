pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Says why the cards on the table don't look like the deck that the match was begun with, until it
/// was read.
Rectangle {
    id: root

    required property MatchController match
    property bool read: false

    visible: match.faces.note !== "" && !read
    height: visible ? row.implicitHeight + Theme.space(2) : 0
    color: Theme.raised
    objectName: "facesNote"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.space(3)
        Label {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - close.width - 3 * Theme.space(3))
            text: root.match.faces.note
            wrapMode: Text.Wrap
        }
        PushButton {
            id: close
            objectName: "facesNoteRead"
            anchors.verticalCenter: parent.verticalCenter
            look: PushButton.Quiet
            iconName: "close"
            hint: qsTr("Close this note")
            onClicked: root.read = true
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
