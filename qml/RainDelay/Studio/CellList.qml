pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.DeckStudio
import RainDelay.Kit

/// The cells of a card, to be read and changed. Enter, or moving on to another cell, writes the
/// text; Escape takes it back.
Item {
    id: root

    required property StudioDeck deck
    required property int card
    /// The cards whose cells are changed: this one, or several.
    required property list<int> cards
    readonly property bool several: cards.length > 1
    signal refused(string sentence)

    Label {
        id: help
        width: parent.width
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.muted
        text: {
            if (root.card < 0)
                return qsTr("Choose a card to see its cells.");
            if (root.deck.edits.cardsHindrance !== "")
                return root.deck.edits.cardsHindrance;
            return root.several ? qsTr("What you change here is written for all %n chosen cards, in one step that can be undone.", "", root.cards.length) : qsTr("What you change here is written into the table.");
        }
    }
    ListView {
        id: list
        objectName: "cells"
        anchors.top: help.bottom
        anchors.topMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        spacing: Theme.space(2)
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}
        // Rows stay while somebody types in one of them.
        cacheBuffer: 4000
        model: CardCells {
            deck: root.deck
            card: root.card
            others: root.cards
        }
        delegate: Column {
            id: cell
            required property string column
            required property string content
            required property bool differs
            readonly property list<int> cards: root.cards.length > 0 ? root.cards : [root.card]

            /// Cells that differ are made alike only on request.
            function write(alike: bool): void {
                if (field.text === cell.content && !(alike && cell.differs))
                    return;
                const wrong = root.deck.edits.setCells(cell.cards, cell.column, field.text);
                if (wrong !== "")
                    root.refused(wrong);
            }
            width: list.width - Theme.space(4)
            onContentChanged: field.text = content
            // Text written and taken back at once was never read: the content hasn't changed.
            Connections {
                target: root.deck
                function onChanged(): void {
                    if (!root.deck.reading && !field.activeFocus)
                        field.text = cell.content;
                }
            }
            Label {
                text: cell.differs ? qsTr("%1: differs; Enter makes all alike").arg(cell.column) : cell.column
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.muted
            }
            Field {
                id: field
                objectName: "cell." + cell.column
                name: cell.column
                width: parent.width
                text: cell.content
                // Of a long text its beginning is shown, not its end.
                onTextChanged: if (!activeFocus)
                    cursorPosition = 0
                readOnly: root.deck.edits.cardsHindrance !== ""
                onEditingFinished: cell.write(false)
                onAccepted: cell.write(true)
                Keys.onEscapePressed: {
                    field.text = cell.content;
                    list.forceActiveFocus();
                }
            }
        }
    }
}
