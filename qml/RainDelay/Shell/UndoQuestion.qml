pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Asks the player whose turn it has become whether the other may take back the last choice.
Sheet {
    id: root

    required property MatchController match

    title: qsTr("Take it back?")
    preferredWidth: 460
    preferredHeight: 190
    objectName: "undoQuestion"
    onDismissed: match.answerUndo(false)

    Label {
        width: parent.width
        text: root.match.undoQuestion
        wrapMode: Text.Wrap
        font.pixelSize: Theme.large
    }
    footer: Row {
        anchors.right: parent.right
        spacing: Theme.space(2)
        PushButton {
            objectName: "undoRefuse"
            text: qsTr("No, it stays")
            hint: qsTr("Key Escape")
            onClicked: root.match.answerUndo(false)
        }
        PushButton {
            objectName: "undoAgree"
            text: qsTr("Take it back")
            look: PushButton.Primary
            focus: true
            onClicked: root.match.answerUndo(true)
        }
    }
}
