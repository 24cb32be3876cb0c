pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Says something for a while: what was done, or why something wasn't. It stays for as long as it is
/// pointed at, and goes at a click; buttons that answer it stand after the words.
Rectangle {
    id: root

    property string sentence: ""
    property bool wrong: false
    property real maximumWidth: parent ? parent.width * 0.9 : 400
    /// Long enough to be read, and to be answered.
    readonly property int stay: 3000 + 50 * sentence.length + (answers.visible ? 5000 : 0)
    default property alias answers: answers.data
    property alias answerable: answers.visible

    function tell(words: string): void {
        root.sentence = words;
        hide.restart();
    }
    /// The same near a place of the parent.
    function tellAt(words: string, where: point): void {
        root.tell(words);
        // Bound, because the size of the words is known a moment later.
        root.x = Qt.binding(() => Math.max(Theme.space(2), Math.min(where.x - root.width / 2, root.parent.width - root.width - Theme.space(2))));
        root.y = Qt.binding(() => Math.max(Theme.space(2), where.y - root.height - Theme.space(4)));
    }
    function dismiss(): void {
        hide.stop();
        root.sentence = "";
    }

    visible: sentence !== ""
    width: Math.min(row.implicitWidth + 2 * Theme.space(4), maximumWidth)
    height: row.implicitHeight + 2 * Theme.space(2.5)
    radius: Theme.radius
    color: Theme.ink
    border.color: root.wrong ? Theme.danger : Theme.mustard
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    HoverHandler {
        id: hover
        onHoveredChanged: hovered ? hide.stop() : hide.restart()
    }
    Timer {
        id: hide
        interval: root.stay
        onTriggered: if (!hover.hovered)
            root.dismiss()
    }
    // The words in lines of their own length: of a text that is wrapped this depends on its width.
    Label {
        id: ruler
        visible: false
        text: root.sentence
        Accessible.ignored: true
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.space(3)
        Label {
            objectName: "toastWords"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(ruler.implicitWidth, root.maximumWidth - 2 * Theme.space(4) - (answers.visible ? answers.width + row.spacing : 0))
            text: root.sentence
            wrapMode: Text.Wrap
            horizontalAlignment: answers.visible ? Text.AlignLeft : Text.AlignHCenter
            color: Theme.accentInk
        }
        Row {
            id: answers
            anchors.verticalCenter: parent.verticalCenter
            visible: false
        }
    }
    TapHandler {
        enabled: !root.answerable
        onTapped: root.dismiss()
    }
}
