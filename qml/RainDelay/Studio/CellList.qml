pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.DeckStudio
import RainDelay.Kit

/// The cells of a card, to be read and changed.
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
            return root.several ? qsTr("Changes here apply to all %n chosen cards, in one step that can be undone.", "", root.cards.length) : qsTr("Changes here are written to the table.");
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
            /// The code of the card for which something is being typed: it may go, and another one take its place.
            property string code: ""

            /// Cells that differ are made alike only on request.
            function write(alike: bool): void {
                if (!field.typed && !(alike && cell.differs))
                    return;
                if (field.typed && cell.code !== root.deck.codeOf(root.card)) {
                    field.reset();
                    root.refused(qsTr("The card that this was typed for isn't there any more."));
                    return;
                }
                const wrong = root.deck.edits.setCells(cell.cards, cell.column, field.text);
                if (wrong === "")
                    field.settle();
                else
                    root.refused(wrong);
            }
            width: list.width - Theme.space(4)
            // Text written and taken back at once was never read: the content hasn't changed.
            Connections {
                target: root.deck
                function onChanged(): void {
                    if (!root.deck.reading)
                        field.sync();
                }
            }
            Label {
                text: cell.differs ? qsTr("%1: differs; Enter makes all alike").arg(cell.column) : cell.column
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.muted
            }
            InPlaceField {
                id: field
                objectName: "cell." + cell.column
                name: cell.column
                width: parent.width
                content: cell.content
                lines: true
                readOnly: root.deck.edits.cardsHindrance !== ""
                onTypedChanged: {
                    if (field.typed)
                        cell.code = root.deck.codeOf(root.card);
                }
                onWritten: byEnter => cell.write(byEnter)
                onUndone: root.refused(root.deck.edits.undo())
                onRedone: root.refused(root.deck.edits.redo())
                // (The list would hand the focus back to the field that had it last.)
                onEscaped: {
                    field.focus = false;
                    list.forceActiveFocus();
                }
            }
        }
    }
}
