pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The panel beside the cards: the cells of the one that is chosen, or what is wrong with the deck.
Panel {
    id: root

    required property StudioDeck deck
    required property int card
    /// All cards that are chosen: their cells are changed together.
    required property list<int> cards
    required property ChosenElement chosen
    /// A card is shown large: its elements can be chosen.
    property bool large: false
    /// 0 the card's cells, 1 the problems, 2 the element that is chosen.
    property int side: 0
    readonly property alias tabs: tabs
    readonly property list<int> sides: large ? [0, 2, 1] : [0, 1]
    readonly property int shownSide: sides.indexOf(side) < 0 ? 0 : side
    readonly property string problemCount: deck.problems.count + (deck.problems.more ? "+" : "")
    signal said(string sentence)
    signal jump(int card, bool back, string element)

    Segments {
        id: tabs
        objectName: "panelTabs"
        x: Theme.space(3)
        y: Theme.space(3)
        width: parent.width - 2 * Theme.space(3)
        name: qsTr("Panel")
        labels: Array.from(root.sides).map(side => side === 0 ? qsTr("Card") : side === 2 ? qsTr("Element") : root.deck.problems.count === 0 ? qsTr("Problems") : qsTr("Problems (%1)").arg(root.problemCount))
        current: root.sides.indexOf(root.shownSide)
        onChosen: index => root.side = root.sides[index]
    }
    Item {
        anchors.fill: parent
        anchors.margins: Theme.space(3)
        anchors.topMargin: tabs.y + tabs.height + Theme.space(3)
        CellList {
            anchors.fill: parent
            visible: root.shownSide === 0
            deck: root.deck
            card: root.card
            cards: root.cards
            onRefused: sentence => root.said(sentence)
        }
        ElementPanel {
            anchors.fill: parent
            visible: root.shownSide === 2
            deck: root.deck
            chosen: root.chosen
            onSaid: sentence => root.said(sentence)
        }
        ProblemList {
            anchors.fill: parent
            visible: root.shownSide === 1
            problems: root.deck.problems
            edits: root.deck.edits
            nothing: root.deck.checking || root.deck.reading ? qsTr("The cards are being checked …") : qsTr("No problems with this deck.")
            onJump: (card, back, element) => root.jump(card, back, element)
            onSaid: sentence => root.said(sentence)
            onMended: fix => root.said(qsTr("%1: done. Ctrl+Z takes it back.").arg(fix))
        }
    }
}
