pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A question that waits for its answer: the careful one, which Escape gives, or the other.
Sheet {
    id: root

    property string words: ""
    property string no: qsTr("No")
    property string yes: qsTr("Yes")
    /// Enter gives the careful answer, too.
    property bool careful: false
    signal answered(bool agreed)

    preferredWidth: 460
    preferredHeight: 190
    objectName: "question"
    onDismissed: root.answered(false)

    Label {
        width: parent.width
        text: root.words
        wrapMode: Text.Wrap
        font.pixelSize: Theme.large
    }
    footer: Row {
        anchors.right: parent.right
        spacing: Theme.space(2)
        PushButton {
            objectName: "answerNo"
            text: root.no
            look: root.careful ? PushButton.Primary : PushButton.Normal
            hint: qsTr("Key Escape")
            focus: root.careful
            onClicked: root.answered(false)
        }
        PushButton {
            objectName: "answerYes"
            text: root.yes
            look: root.careful ? PushButton.Normal : PushButton.Primary
            focus: !root.careful
            onClicked: root.answered(true)
        }
    }
}
