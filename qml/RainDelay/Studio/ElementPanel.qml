pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The element of a card that is chosen: which it is, and what deck.yaml says of it.
Item {
    id: root

    required property StudioDeck deck
    required property ChosenElement chosen
    /// Also what nobody says is listed.
    property bool more: false
    signal said(string sentence)

    Column {
        id: head
        width: parent.width
        spacing: Theme.space(1)
        Chooser {
            objectName: "elements"
            width: parent.width
            name: qsTr("Element")
            values: [qsTr("none"), ...Array.from(root.chosen.names)]
            current: root.chosen.element + 1
            text: root.chosen.element < 0 ? qsTr("Element: none") : root.chosen.name
            Accessible.name: qsTr("Element: %1").arg(text)
            onPicked: index => root.chosen.element = index - 1
        }
        Label {
            objectName: "elementHelp"
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.muted
            text: root.chosen.element < 0 ? qsTr("Click an element on the card, or choose it from this list.") : qsTr("%1, deck.yaml line %2.").arg(root.chosen.type).arg(root.chosen.line) + " " + (root.deck.edits.writable ? qsTr("Arrow keys move it by 0.1 mm, with Shift by 1 mm.") : qsTr("This deck is read-only."))
        }
    }
    Form {
        id: form
        objectName: "elementValues"
        anchors.top: head.bottom
        anchors.topMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.chosen.element >= 0

        Flow {
            id: values
            width: parent.width
            spacing: Theme.space(2)
            Repeater {
                id: rows
                model: root.chosen
                ElementValue {
                    id: value
                    required property int index
                    required property bool said
                    required property bool number
                    visible: said || root.more
                    width: number ? (values.width - values.spacing) / 2 : values.width
                    writable: root.deck.edits.writable
                    onWritten: text => {
                        const wrong = root.chosen.write(value.index, text);
                        if (wrong === "")
                            value.settle();
                        root.said(wrong);
                    }
                    onUndone: root.said(root.deck.edits.undo())
                    onRedone: root.said(root.deck.edits.redo())
                    Connections {
                        target: root.deck
                        function onChanged(): void {
                            if (!root.deck.reading)
                                value.sync();
                        }
                    }
                }
            }
        }
        PushButton {
            objectName: "moreValues"
            text: root.more ? qsTr("Only keys in use") : qsTr("All keys")
            onClicked: root.more = !root.more
        }
    }
}
