pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// Deck Studio: a deck's cards in several arrangements, what is wrong with them, and their cells.
FocusScope {
    id: root

    enum Mode {
        Everything,
        Single,
        Hand,
        Spread,
        Versions
    }

    /// The deck to open at once: its folder or a file in it; or none.
    property url place
    /// How the cards are arranged.
    property int mode: StudioPage.Everything
    readonly property bool large: mode === StudioPage.Single
    property bool back: false
    property int view: CardFace.Plain
    property bool asksToCompare: false
    /// The side panel is there; without it cards have more room.
    property bool sided: true
    /// What the side panel shows: 0 the card's cells, 1 the problems.
    property alias side: panel.side
    /// The element that the problem chosen last is about.
    property string element: ""
    /// The card that is chosen, known by its code: others may come before it.
    property string code: ""
    readonly property int card: wall.card
    readonly property bool covered: sheet.item !== null
    readonly property StudioDeck deck: studio
    signal leave

    function open(place: url): void {
        if (studio.open(place))
            root.mode = StudioPage.Everything;
    }
    /// Asks for a deck to be opened, or to be compared with.
    function chooseFile(toCompare: bool): void {
        root.asksToCompare = toCompare;
        sheet.setSource("qrc:/qt/qml/RainDelay/Table/FileSheet.qml", {
            "title": toCompare ? qsTr("Compare with a deck") : qsTr("Open a deck"),
            "ending": "deck.yaml .zip .csv .tsv .xlsx .ods",
            "folder": studio.folder
        });
    }
    function exportDeck(): void {
        sheet.setSource("ExportSheet.qml", {
            "deck": studio,
            "shown": cards.shown(),
            "card": root.card
        });
    }
    function closeSheet(): void {
        sheet.source = "";
        root.focusMain();
    }
    function focusMain(): void {
        if (!studio.chosen)
            shelf.forceActiveFocus();
        else
            [wall, one, hand, spread, compare][root.mode].forceActiveFocus();
    }
    function goBack(): void {
        if (studio.chosen && root.mode !== StudioPage.Everything)
            root.mode = StudioPage.Everything;
        else if (studio.chosen)
            studio.close();
        else
            root.leave();
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
        root.mode = StudioPage.Single;
    }
    function tell(sentence: string): void {
        if (sentence !== "")
            word.tell(sentence);
    }
    /// The chosen card stays chosen wherever it stands now.
    function keepCard(): void {
        const row = cards.rowOf(studio.cardOf(root.code));
        if (row >= 0)
            wall.currentIndex = row;
        else if (wall.currentIndex < 0 && wall.count > 0)
            wall.currentIndex = 0;
    }

    focus: true
    onCardChanged: {
        if (root.card >= 0)
            root.code = studio.codeOf(root.card);
    }
    onModeChanged: {
        if (root.mode !== StudioPage.Single)
            root.element = "";
        root.focusMain();
    }
    Component.onCompleted: {
        if (root.place.toString() !== "")
            root.open(root.place);
        root.focusMain();
    }
    Keys.onEscapePressed: root.goBack()

    StudioDeck {
        id: studio
        onFailed: sentence => root.tell(sentence)
        onPlaceChanged: {
            root.code = "";
            root.mode = StudioPage.Everything;
            root.back = false;
            filters.reset();
            hand.forget();
            spread.forget();
            compare.forget();
            root.focusMain();
        }
        onChanged: Qt.callLater(root.keepCard)
    }
    CardView {
        id: cards
        cards: studio.cards
        search: filters.search
        searchColumn: filters.searchColumn
        orderColumn: filters.orderColumn
        descending: filters.downwards
        onOrderChanged: Qt.callLater(root.keepCard)
    }

    StudioBar {
        id: bar
        width: parent.width
        deck: studio
        onBack: studio.chosen ? studio.close() : root.leave()
        onOpenAnother: root.chooseFile(false)
        onMakeFiles: root.exportDeck()
        onSaid: sentence => root.tell(sentence)
        onSideTurned: root.sided = !root.sided
    }
    DeckShelf {
        id: shelf
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !studio.chosen
        enabled: visible && !root.covered
        onOpenDeck: root.chooseFile(false)
        onOpenRecent: folder => root.open("file://" + folder.split("/").map(encodeURIComponent).join("/"))
        onOpenExample: gameId => studio.openExample(gameId)
    }
    Item {
        id: desk
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: root.sided ? panel.left : parent.right
        anchors.margins: Theme.space(3)
        visible: studio.chosen
        enabled: visible && !root.covered

        ViewBar {
            id: views
            width: parent.width
            deck: studio
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
            visible: root.mode === StudioPage.Everything
            columns: studio.columns
            onDone: wall.forceActiveFocus()
        }
        Wall {
            id: wall
            anchors.top: filters.bottom
            anchors.topMargin: Theme.space(2)
            anchors.bottom: parent.bottom
            width: parent.width
            visible: root.mode === StudioPage.Everything
            enabled: visible
            deck: studio
            cards: cards
            zoom: filters.zoom
            back: root.back
            view: root.view
            onOpened: if (root.card >= 0)
                root.mode = StudioPage.Single
            onZoomed: factor => filters.zoomBy(factor)
            Keys.onSpacePressed: root.back = !root.back
        }
        OneCard {
            id: one
            anchors.fill: wall
            visible: root.large
            enabled: visible
            deck: studio
            card: root.large ? root.card : -1
            back: root.back
            view: root.view
            element: root.element
            onPrevious: wall.currentIndex = Math.max(0, wall.currentIndex - 1)
            onNext: wall.currentIndex = Math.min(wall.count - 1, wall.currentIndex + 1)
            onTurned: root.back = !root.back
            onClosed: root.mode = StudioPage.Everything
        }
        HandView {
            id: hand
            anchors.fill: wall
            visible: shown
            enabled: visible
            shown: root.mode === StudioPage.Hand && studio.chosen
            deck: studio
            cards: cards
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
            shown: root.mode === StudioPage.Spread && studio.chosen
            deck: studio
            cards: cards
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
            shown: root.mode === StudioPage.Versions && studio.chosen
            deck: studio
            code: root.code
            back: root.back
            view: root.view
            onChose: card => root.choose(card)
            onOpened: card => root.jump(card, root.back, "")
            onTurned: back => root.back = back
            onAskedForDeck: root.chooseFile(true)
            onFailed: sentence => root.tell(sentence)
        }
        Column {
            objectName: "nothing"
            anchors.centerIn: wall
            width: wall.width * 0.8
            spacing: Theme.space(4)
            visible: root.mode === StudioPage.Everything && wall.count === 0
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                color: Theme.muted
                text: studio.reading ? qsTr("The deck is being read …") : !studio.readable ? qsTr("There is no card to show. What is wrong stands in the list of problems; this page follows when the files are saved.") : filters.search !== "" ? qsTr("No card fits “%1”.").arg(filters.search) : qsTr("The table has no card yet: add a row to it.")
            }
            PushButton {
                objectName: "clearSearch"
                visible: filters.search !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Show all")
                onClicked: {
                    filters.clear();
                    wall.forceActiveFocus();
                }
            }
        }
    }
    StudioPanel {
        id: panel
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.margins: Theme.space(3)
        width: Math.min(320 * Theme.textScale, root.width * 0.36)
        visible: studio.chosen && root.sided
        enabled: visible && !root.covered
        deck: studio
        card: root.card
        onSaid: sentence => root.tell(sentence)
        onJump: (card, back, element) => root.jump(card, back, element)
    }
    StudioWord {
        id: word
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space(8)
        anchors.horizontalCenter: parent.horizontalCenter
    }
    Loader {
        id: sheet
        anchors.fill: parent
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: sheet.item
        ignoreUnknownSignals: true
        function onPicked(file: url): void {
            root.closeSheet();
            if (root.asksToCompare)
                compare.open(file);
            else
                root.open(file);
        }
        function onDismissed(): void {
            root.closeSheet();
        }
        function onJump(card: int, back: bool, element: string): void {
            root.closeSheet();
            root.jump(card, back, element);
        }
    }
    Shortcut {
        sequences: ["Ctrl+O"]
        enabled: !root.covered
        onActivated: root.chooseFile(false)
    }
    Shortcut {
        sequence: "F9"
        enabled: !root.covered && studio.chosen
        onActivated: {
            root.sided = !root.sided;
            root.focusMain();
        }
    }
    Shortcut {
        sequences: ["Ctrl+P", "Ctrl+E"]
        enabled: !root.covered && studio.readable
        onActivated: root.exportDeck()
    }
    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: !root.covered && root.mode === StudioPage.Everything && studio.chosen
        onActivated: filters.ask()
    }
    Repeater {
        model: 5
        Item {
            id: arrangement
            required property int index
            Shortcut {
                sequence: "Ctrl+" + (arrangement.index + 1)
                enabled: !root.covered && studio.chosen
                onActivated: root.mode = arrangement.index
            }
        }
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: !root.covered && studio.edits.canUndo
        onActivated: root.tell(studio.edits.undo())
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: !root.covered && studio.edits.canRedo
        onActivated: root.tell(studio.edits.redo())
    }
}
