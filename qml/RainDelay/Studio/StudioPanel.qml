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
    /// 0 the card's cells, 1 the problems.
    property int side: 0
    readonly property alias tabs: tabs
    signal said(string sentence)
    signal jump(int card, bool back, string element)

    Segments {
        id: tabs
        objectName: "panelTabs"
        x: Theme.space(3)
        y: Theme.space(3)
        width: parent.width - 2 * Theme.space(3)
        name: qsTr("Panel")
        labels: [qsTr("Card"), root.deck.problems.count === 0 ? qsTr("Problems") : qsTr("Problems (%1)").arg(root.deck.problems.more ? root.deck.problems.count + "+" : root.deck.problems.count)]
        current: root.side
        onChosen: index => root.side = index
    }
    Item {
        anchors.fill: parent
        anchors.margins: Theme.space(3)
        anchors.topMargin: tabs.y + tabs.height + Theme.space(3)
        CellList {
            anchors.fill: parent
            visible: root.side === 0
            deck: root.deck
            card: root.card
            onRefused: sentence => root.said(sentence)
        }
        ProblemList {
            anchors.fill: parent
            visible: root.side === 1
            problems: root.deck.problems
            nothing: root.deck.checking || root.deck.reading ? qsTr("The cards are being checked …") : qsTr("Nothing is wrong with this deck.")
            onJump: (card, back, element) => root.jump(card, back, element)
            onSaid: sentence => root.said(sentence)
        }
    }
}
