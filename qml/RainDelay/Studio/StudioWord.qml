pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Says for a while why something couldn't be done.
Panel {
    id: root

    readonly property real room: parent ? parent.width * 0.85 : 400

    function tell(sentence: string): void {
        words.text = sentence;
        hide.restart();
    }
    objectName: "word"
    width: Math.min(words.implicitWidth + Theme.space(8), root.room)
    height: words.implicitHeight + Theme.space(5)
    visible: words.text !== ""
    color: Theme.raised
    border.color: Theme.danger
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text
    Label {
        id: words
        objectName: "words"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.room - Theme.space(8))
        wrapMode: Text.Wrap
    }
    Timer {
        id: hide
        interval: Theme.readingMs(words.text.length)
        onTriggered: words.text = ""
    }
    TapHandler {
        onTapped: words.text = ""
    }
}
