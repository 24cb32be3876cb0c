pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The text of deck.yaml for a key of an element, to be read and changed.
Column {
    id: root

    required property string label
    required property string content
    /// The source of the value, if it isn't the element itself.
    required property string source
    required property string help
    /// The choices; none: anything may be written.
    required property list<string> choices
    /// Something else than one of these may be written as well.
    required property bool open
    /// The colour that it is, if it is one that is known.
    required property color swatch
    required property bool writable
    signal written(string text)
    signal undone
    signal redone

    /// Shows what is in the files, unless somebody is typing.
    function sync(): void {
        field.sync();
    }
    /// The text was written.
    function settle(): void {
        field.settle();
    }

    spacing: Theme.space(0.5)

    OneLine {
        width: parent.width
        text: root.label
        font.pixelSize: Theme.small
        color: Theme.muted
        HoverHandler {
            id: pointed
        }
        Hint {
            text: root.help
            shown: pointed.hovered
        }
    }
    Row {
        width: parent.width
        spacing: Theme.space(1)
        Rectangle {
            id: sample
            objectName: "swatch"
            visible: root.open && root.choices.length > 0
            width: visible ? Theme.target * 0.6 : 0
            height: Theme.target
            radius: 4
            color: root.content === "" ? "transparent" : root.swatch
            border.color: Theme.line
        }
        InPlaceField {
            id: field
            objectName: "value." + root.label
            visible: root.open
            name: root.label
            width: visible ? parent.width - (sample.visible ? sample.width + words.width + 2 * parent.spacing : 0) : 0
            content: root.content
            placeholderText: qsTr("not set")
            readOnly: !root.writable
            onWritten: {
                if (typed)
                    root.written(text);
            }
            onEscaped: focus = false
            onUndone: root.undone()
            onRedone: root.redone()
        }
        Chooser {
            id: words
            objectName: "choice." + root.label
            readonly property list<string> all: [qsTr("not set"), ...Array.from(root.choices)]
            visible: root.choices.length > 0
            enabled: root.writable
            width: root.open ? implicitWidth : parent.width
            name: root.label
            values: all
            current: Math.max(0, root.choices.indexOf(root.content) + 1)
            text: root.open ? "" : root.content === "" ? all[0] : root.content
            hint: root.open ? qsTr("Pick from the palette") : ""
            Accessible.name: root.label + ": " + text
            onPicked: index => root.written(index === 0 ? "" : root.choices[index - 1])
        }
    }
    Label {
        objectName: "source." + root.label
        width: parent.width
        visible: text !== ""
        text: root.source
        font.pixelSize: Math.round(Theme.small * 0.9)
        font.italic: true
        color: Theme.muted
        wrapMode: Text.Wrap
    }
}
