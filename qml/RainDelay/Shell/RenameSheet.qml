pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A title for a match.
Sheet {
    id: root

    required property string matchId
    required property string players
    property alias text: field.text
    signal renamed(string matchId, string text)

    title: qsTr("Rename")
    preferredWidth: 520
    preferredHeight: 270
    Component.onCompleted: {
        field.selectAll();
        field.forceActiveFocus();
    }

    Column {
        width: parent.width
        spacing: Theme.space(3)
        Field {
            id: field
            objectName: "titleField"
            name: qsTr("Title")
            width: parent.width
            focus: true
            maximumLength: 80
            placeholderText: root.players
            onAccepted: root.renamed(root.matchId, text)
        }
        Label {
            width: parent.width
            text: qsTr("Without a title the match is named after its players.")
            color: Theme.muted
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
    footer: Item {
        width: parent.width
        height: rename.height
        PushButton {
            id: rename
            objectName: "renameDone"
            anchors.right: parent.right
            look: PushButton.Primary
            iconName: "check"
            text: qsTr("Rename")
            onClicked: root.renamed(root.matchId, field.text)
        }
    }
}
