pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// A deck's cards in several arrangements, and which of them is chosen.
FocusScope {
    id: root

    enum Mode {
        Everything,
        Single,
        Hand,
        Spread,
        Versions
    }

    required property StudioDeck deck
    /// The arrangement of the cards.
    property int mode: StudioDesk.Everything
    property bool back: false
    property int view: CardFace.Plain
    /// The element that the problem chosen last is about.
    property string element: ""
    /// The card that is chosen, known by its code: others may come before it.
    property string code: ""
    readonly property int card: wall.card
    /// All that are chosen, by their numbers.
    readonly property list<int> cards: choice.cards
    /// The element of the large card that is chosen.
    readonly property ChosenElement chosen: pickedElement
    signal elementPicked
    signal askedForDeck
    signal said(string sentence)

    function focusView(): void {
        [wall, one, hand, spread, compare][root.mode].forceActiveFocus();
    }
    /// The cards that the wall shows.
    function shown(): list<int> {
        return shownCards.shown();
    }
    function compareWith(place: url): void {
        compare.open(place);
    }
    function find(): void {
        filters.ask();
    }
    function choose(card: int): void {
        if (wall.choose(card))
            return;
        filters.clear();
        wall.choose(card);
    }
    function jump(card: int, back: bool, element: string): void {
        if (card < 0)
            return;
        root.choose(card);
        root.back = back;
        root.element = element;
        root.mode = StudioDesk.Single;
    }
    /// Forgets what was chosen: it is another deck.
    function reset(): void {
        root.code = "";
        root.mode = StudioDesk.Everything;
        root.back = false;
        filters.reset();
        choice.only(-1);
        hand.forget();
        spread.forget();
        compare.forget();
    }
    /// The chosen card stays chosen wherever it stands now.
    function keepCard(): void {
        const row = shownCards.rowOf(root.deck.cardOf(root.code));
        if (row >= 0)
            wall.currentIndex = row;
        else if (wall.currentIndex < 0 && wall.count > 0)
            wall.currentIndex = 0;
        if (Array.from(choice.cards).indexOf(root.card) < 0)
            wall.chooseOne();
    }

    onCardChanged: {
        if (root.card >= 0)
            root.code = root.deck.codeOf(root.card);
    }
    onModeChanged: {
        // Elsewhere there is one card.
        if (root.mode !== StudioDesk.Everything)
            wall.chooseOne();
        if (root.mode === StudioDesk.Single)
            return;
        root.element = "";
        pickedElement.element = -1;
    }

    Connections {
        target: root.deck
        function onChanged(): void {
            Qt.callLater(root.keepCard);
        }
    }
    CardChoice {
        id: choice
        view: shownCards
    }
    CardView {
        id: shownCards
        cards: root.deck.cards
        search: filters.search
        searchColumn: filters.searchColumn
        orderColumn: filters.orderColumn
        descending: filters.downwards
        onChanged: Qt.callLater(root.keepCard)
    }
    ChosenElement {
        id: pickedElement
        deck: root.deck
        card: root.mode === StudioDesk.Single ? root.card : -1
        back: root.back
    }
    ViewBar {
        id: views
        width: parent.width
        deck: root.deck
        mode: root.mode
        back: root.back
        view: root.view
        onModeChosen: mode => root.mode = mode
        onBackChosen: back => root.back = back
        onViewChosen: view => root.view = view
    }
    FilterBar {
        id: filters
        anchors.top: views.bottom
        anchors.topMargin: visible ? Theme.space(2) : 0
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: root.mode === StudioDesk.Everything
        columns: root.deck.columns
        chosen: choice.count
        onDone: wall.forceActiveFocus()
    }
    Wall {
        id: wall
        anchors.top: filters.bottom
        anchors.topMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.mode === StudioDesk.Everything
        enabled: visible
        deck: root.deck
        cards: shownCards
        choice: choice
        zoom: filters.zoom
        back: root.back
        view: root.view
        onOpened: if (root.card >= 0)
            root.mode = StudioDesk.Single
        onZoomed: factor => filters.zoomBy(factor)
        Keys.onSpacePressed: root.back = !root.back
    }
    OneCard {
        id: one
        anchors.fill: wall
        visible: root.mode === StudioDesk.Single
        enabled: visible
        deck: root.deck
        card: visible ? root.card : -1
        back: root.back
        view: root.view
        element: root.element
        chosen: pickedElement
        onPicked: root.elementPicked()
        onSaid: sentence => root.said(sentence)
        onPrevious: wall.go(Math.max(0, wall.currentIndex - 1), Qt.NoModifier)
        onNext: wall.go(Math.min(wall.count - 1, wall.currentIndex + 1), Qt.NoModifier)
        onTurned: root.back = !root.back
        onClosed: root.mode = StudioDesk.Everything
    }
    HandView {
        id: hand
        anchors.fill: wall
        visible: shown
        enabled: visible
        shown: root.mode === StudioDesk.Hand && root.deck.chosen
        deck: root.deck
        cards: shownCards
        card: root.card
        back: root.back
        view: root.view
        onChose: card => root.choose(card)
        onOpened: card => root.jump(card, root.back, "")
        onTurned: root.back = !root.back
    }
    SpreadView {
        id: spread
        anchors.fill: wall
        visible: shown
        enabled: visible
        shown: root.mode === StudioDesk.Spread && root.deck.chosen
        deck: root.deck
        cards: shownCards
        code: root.code
        back: root.back
        view: root.view
        onChose: card => root.choose(card)
        onOpened: card => root.jump(card, root.back, "")
    }
    CompareView {
        id: compare
        anchors.fill: wall
        visible: shown
        enabled: visible
        shown: root.mode === StudioDesk.Versions && root.deck.chosen
        deck: root.deck
        code: root.code
        back: root.back
        view: root.view
        onChose: card => root.choose(card)
        onOpened: card => root.jump(card, root.back, "")
        onTurned: back => root.back = back
        onAskedForDeck: root.askedForDeck()
        onFailed: sentence => root.said(sentence)
    }
    NoCards {
        anchors.centerIn: wall
        width: wall.width * 0.8
        visible: root.mode === StudioDesk.Everything && wall.count === 0
        deck: root.deck
        search: filters.search
        onShowAll: {
            filters.clear();
            wall.forceActiveFocus();
        }
    }
}
