pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Studio

/// Deck Studio: a deck's cards in several arrangements, what is wrong with them, and their cells.
FocusScope {
    id: root

    /// The deck to open at once: its folder or a file in it; or none.
    property url place
    /// Or the game whose cards are.
    property string example: ""
    /// The arrangement of the cards.
    property alias mode: desk.mode
    property alias back: desk.back
    property alias element: desk.element
    property alias code: desk.code
    /// The side panel is there; without it cards have more room.
    property bool sided: true
    /// The content of the side panel: 0 the card's cells, 1 the problems, 2 the chosen element.
    property alias side: panel.side
    readonly property bool large: mode === StudioDesk.Single
    readonly property int card: desk.card
    readonly property bool covered: sheets.covering
    readonly property StudioDeck deck: studio
    /// What the page below is called.
    property string below: ""
    signal leave
    /// Another deck is open, or none any more.
    signal moved
    /// A match is to be begun with the deck at `place`, or with the game's own if that is empty.
    signal playWith(string gameId, url place, string deckName)

    function open(place: url): void {
        studio.open(place);
    }
    function focusMain(): void {
        if (root.covered)
            return;
        if (studio.chosen)
            desk.focusView();
        else
            shelf.forceActiveFocus();
    }
    function goBack(): void {
        if (studio.chosen && root.mode !== StudioDesk.Everything)
            root.mode = StudioDesk.Everything;
        else if (studio.chosen)
            studio.close();
        else
            root.leave();
    }
    function makeFiles(): void {
        sheets.exportDeck(desk.shown(), desk.cards);
    }
    function beginTour(): void {
        const wrong = studio.openTour();
        root.tell(wrong);
        if (wrong === "")
            tour.begin();
    }
    function play(): void {
        if (studio.game !== "")
            root.playWith(studio.game, studio.address, studio.address.toString() !== "" ? studio.name : "");
        else
            root.tell(studio.whyNoGame);
    }
    function tell(sentence: string): void {
        if (sentence !== "")
            word.tell(sentence);
    }

    focus: true
    onModeChanged: root.focusMain()
    Component.onCompleted: {
        if (root.place.toString() !== "")
            root.open(root.place);
        else if (root.example !== "")
            studio.openExample(root.example);
        root.focusMain();
    }
    Keys.onEscapePressed: root.goBack()

    StudioDeck {
        id: studio
        onFailed: sentence => {
            root.tell(sentence);
            if (!studio.chosen)
                root.focusMain();
        }
        onOpenedFrom: path => Settings.addRecentDeck(path)
        onPlaceChanged: {
            tour.running = false;
            desk.reset();
            if (studio.proposed)
                sheets.askTable();
            else
                sheets.closeQuestions();
            root.focusMain();
            root.moved();
        }
    }
    StudioBar {
        id: bar
        width: parent.width
        enabled: !root.covered
        deck: studio
        below: root.below
        onBack: studio.chosen ? studio.close() : root.leave()
        onOpenAnother: sheets.chooseFile(false)
        onMakeFiles: root.makeFiles()
        onReadFormat: sheets.readFormat()
        onPlay: root.play()
        onSaid: sentence => root.tell(sentence)
        onSideTurned: root.sided = !root.sided
    }
    ProposedStrip {
        id: strip
        anchors.top: bar.bottom
        width: parent.width
        enabled: !root.covered
        deck: studio
        onAsk: sheets.askTable()
        onKeep: sheets.makeDeck(true)
    }
    DeckShelf {
        id: shelf
        anchors.top: strip.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !studio.chosen && !studio.reading
        enabled: visible && !root.covered
        onOpenDeck: sheets.chooseFile(false)
        onNewDeck: sheets.makeDeck(false)
        onReadFormat: sheets.readFormat()
        onBeginTour: root.beginTour()
        onOpenRecent: folder => root.open("file://" + folder.split("/").map(encodeURIComponent).join("/"))
        onOpenExample: gameId => studio.openExample(gameId)
    }
    StudioDesk {
        id: desk
        anchors.top: strip.bottom
        anchors.bottom: tour.top
        anchors.left: parent.left
        anchors.right: root.sided ? panel.left : parent.right
        anchors.margins: Theme.space(3)
        visible: studio.chosen
        enabled: visible && !root.covered
        deck: studio
        onElementPicked: panel.side = 2
        onAskedForDeck: sheets.chooseFile(true)
        onSaid: sentence => root.tell(sentence)
    }
    StudioPanel {
        id: panel
        anchors.top: strip.bottom
        anchors.bottom: tour.top
        anchors.right: parent.right
        anchors.margins: Theme.space(3)
        width: Math.round(Math.min(320 * Theme.textScale, root.width * 0.36))
        visible: studio.chosen && root.sided
        enabled: visible && !root.covered
        deck: studio
        card: root.card
        cards: desk.cards
        chosen: desk.chosen
        large: root.large
        onSaid: sentence => root.tell(sentence)
        onJump: (card, back, element) => desk.jump(card, back, element)
    }
    StudioTour {
        id: tour
        anchors.bottom: parent.bottom
        width: parent.width
        enabled: !root.covered
        deck: studio
        desk: desk
        panel: panel
        bar: bar
        covered: root.covered
        exporting: sheets.exporting
    }
    StudioWord {
        id: word
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space(8)
        anchors.horizontalCenter: parent.horizontalCenter
    }
    StudioSheets {
        id: sheets
        anchors.fill: parent
        deck: studio
        onClosed: root.focusMain()
        onOpenDeck: place => root.open(place)
        onCompareWith: place => desk.compareWith(place)
        onJump: (card, back, element) => desk.jump(card, back, element)
    }
    StudioKeys {
        deck: studio
        covered: root.covered
        reading: sheets.reading
        mode: root.mode
        onOpenAnother: sheets.chooseFile(false)
        onMakeDeck: keeps => sheets.makeDeck(keeps)
        onReadFormat: sheets.readFormat()
        onSideTurned: {
            root.sided = !root.sided;
            root.focusMain();
        }
        onMakeFiles: root.makeFiles()
        onPlay: root.play()
        onFind: desk.find()
        onModeChosen: mode => root.mode = mode
        onSaid: sentence => root.tell(sentence)
    }
}
