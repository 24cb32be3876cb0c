pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit

/// A text of the deck's files, to be read and changed in place. Enter, or moving on, has it written; Escape takes back
/// what was typed. Ctrl+Z undoes what was typed, and once that is nothing, the last change of the files: there is one
/// undo, whoever has the focus.
T.TextArea {
    id: root

    property string name: ""
    /// The text in the file.
    required property string content
    /// Shift+Enter begins a new line.
    property bool lines: false
    /// The text differs from what was read or written last.
    readonly property bool typed: text !== settled
    property string settled: ""
    /// The text is to be written: by Enter, or because somebody moved on after typing.
    signal written(bool byEnter)
    signal escaped
    signal undone
    signal redone

    /// It was written: from now on nothing is typed.
    function settle(): void {
        root.settled = root.text;
    }
    /// Shows what is in the file, unless somebody is typing.
    function sync(): void {
        if (!root.typed || !root.activeFocus)
            root.reset();
    }
    function reset(): void {
        root.text = root.content;
        root.settled = root.content;
    }
    function moveOn(forward: bool, reason: int): void {
        root.nextItemInFocusChain(forward).forceActiveFocus(reason);
    }

    implicitWidth: 220
    implicitHeight: contentHeight + topPadding + bottomPadding
    // One line is as high as a button.
    topPadding: Math.max(Theme.space(2), (Theme.target - letters.height) / 2)
    bottomPadding: topPadding
    leftPadding: Theme.space(3)
    rightPadding: Theme.space(3)
    font.family: Theme.fontBody
    font.pixelSize: Theme.body
    color: Theme.ink
    placeholderTextColor: Theme.muted
    selectionColor: Theme.dusk
    selectedTextColor: Theme.accentInk
    textFormat: TextEdit.PlainText
    wrapMode: TextEdit.Wrap
    selectByMouse: true
    Accessible.name: name
    Accessible.ignored: !enabled
    Component.onCompleted: root.reset()
    onContentChanged: root.sync()
    onEditingFinished: {
        if (root.typed)
            root.written(false);
    }
    Keys.onPressed: event => {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (enter && !(root.lines && event.modifiers & Qt.ShiftModifier)) {
            root.written(true);
        } else if (event.key === Qt.Key_Escape) {
            root.reset();
            root.escaped();
        } else if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab) {
            const forward = event.key === Qt.Key_Tab;
            root.moveOn(forward, forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        } else if (!root.typed && event.matches(StandardKey.Undo)) {
            root.undone();
        } else if (!root.typed && event.matches(StandardKey.Redo)) {
            root.redone();
        } else {
            return;
        }
        event.accepted = true;
    }

    FontMetrics {
        id: letters
        font: root.font
    }
    Label {
        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        verticalAlignment: Text.AlignVCenter
        visible: root.text === "" && root.preeditText === ""
        text: root.placeholderText
        color: Theme.muted
        elide: Text.ElideRight
    }
    background: Rectangle {
        radius: 6
        color: Theme.raised
        border.color: root.activeFocus ? Theme.focus : Theme.muted
        border.width: root.activeFocus ? 2 : 1
    }
}
