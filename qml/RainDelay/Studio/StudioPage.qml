pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// Deck Studio: a deck's cards as a wall or one large, what is wrong with them, and their cells.
FocusScope {
    id: root

    /// The deck to open at once: its folder or a file in it; or none.
    property url place
    property bool large: false
    property bool back: false
    property int view: CardFace.Plain
    /// What the side panel shows: 0 the card's cells, 1 the problems.
    property int side: 0
    /// The element that the problem chosen last is about.
    property string element: ""
    /// The card that is chosen, known by its code: others may come before it.
    property string code: ""
    readonly property int card: wall.card
    readonly property bool covered: sheet.item !== null
    readonly property StudioDeck deck: studio
    signal leave

    function open(place: url): void {
        if (!studio.open(place))
            return;
        root.large = false;
    }
    function chooseFile(): void {
        sheet.setSource("qrc:/qt/qml/RainDelay/Table/FileSheet.qml", {
            "title": qsTr("Open a deck"),
            "ending": "deck.yaml",
            "folder": studio.folder
        });
    }
    function closeSheet(): void {
        sheet.source = "";
        root.focusMain();
    }
    function focusMain(): void {
        if (!studio.chosen)
            shelf.forceActiveFocus();
        else if (root.large)
            one.forceActiveFocus();
        else
            wall.forceActiveFocus();
    }
    function goBack(): void {
        if (root.large)
            root.large = false;
        else if (studio.chosen)
            studio.close();
        else
            root.leave();
    }
    function jump(card: int, back: bool, element: string): void {
        if (card < 0)
            return;
        if (!wall.choose(card)) {
            search.clear();
            wall.choose(card);
        }
        root.back = back;
        root.element = element;
        root.large = true;
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
    onLargeChanged: {
        if (!root.large)
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
            root.large = false;
            root.back = false;
            search.clear();
            sortBy.current = 0;
            searchIn.current = 0;
            root.focusMain();
        }
        onChanged: Qt.callLater(root.keepCard)
    }
    CardView {
        id: cards
        cards: studio.cards
        search: search.text
        searchColumn: searchIn.current - 1
        orderColumn: sortBy.current - 1
        descending: turn.downwards
        onOrderChanged: Qt.callLater(root.keepCard)
    }

    StudioBar {
        id: bar
        width: parent.width
        deck: studio
        onBack: studio.chosen ? studio.close() : root.leave()
        onOpenAnother: root.chooseFile()
        onSaid: sentence => root.tell(sentence)
    }
    DeckShelf {
        id: shelf
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !studio.chosen
        enabled: visible && !root.covered
        onOpenDeck: root.chooseFile()
        onOpenRecent: folder => root.open("file://" + encodeURI(folder))
        onOpenExample: gameId => studio.openExample(gameId)
    }
    Item {
        id: desk
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: panel.left
        anchors.margins: Theme.space(3)
        visible: studio.chosen
        enabled: visible && !root.covered

        Flow {
            id: filters
            width: parent.width
            visible: !root.large
            spacing: Theme.space(2)
            Field {
                id: search
                objectName: "search"
                name: qsTr("Filter")
                width: 180 * Theme.textScale
                placeholderText: qsTr("Filter (Ctrl+F)")
                Keys.onEscapePressed: {
                    search.clear();
                    wall.forceActiveFocus();
                }
                Keys.onReturnPressed: wall.forceActiveFocus()
                Keys.onDownPressed: wall.forceActiveFocus()
            }
            Chooser {
                id: searchIn
                objectName: "searchIn"
                name: qsTr("in")
                hint: qsTr("Which column is searched")
                values: [qsTr("all columns"), ...Array.from(studio.columns)]
                onPicked: index => searchIn.current = index
            }
            Chooser {
                id: sortBy
                objectName: "sortBy"
                name: qsTr("Sort")
                hint: qsTr("By which column the cards are sorted")
                values: [qsTr("as in the table"), ...Array.from(studio.columns)]
                onPicked: index => sortBy.current = index
            }
            PushButton {
                id: turn
                property bool downwards: false
                objectName: "descending"
                iconName: downwards ? "down" : "up"
                hint: downwards ? qsTr("Downwards: the last comes first") : qsTr("Upwards: the first comes first")
                onClicked: downwards = !downwards
            }
            Stepper {
                id: zoom
                objectName: "zoom"
                name: qsTr("Size of the cards")
                width: 130
                from: 70
                to: 420
                stepSize: 10
                value: 150
            }
        }
        Flow {
            id: views
            anchors.top: root.large ? parent.top : filters.bottom
            anchors.topMargin: root.large ? 0 : Theme.space(2)
            width: parent.width
            spacing: Theme.space(2)
            Segments {
                objectName: "sides"
                name: qsTr("Side")
                labels: [qsTr("Front"), qsTr("Back")]
                current: root.back ? 1 : 0
                onChosen: index => root.back = index === 1
            }
            Chooser {
                objectName: "view"
                name: qsTr("Seen")
                hint: qsTr("How others see the colours, and what a printer makes of them")
                values: [qsTr("as it is"), qsTr("red-blind"), qsTr("green-blind"), qsTr("blue-blind"), qsTr("in grey"), qsTr("with little ink")]
                current: root.view
                onPicked: index => root.view = index
            }
            Label {
                visible: studio.stale
                objectName: "stale"
                height: Theme.target
                verticalAlignment: Text.AlignVCenter
                text: qsTr("The files can't be read now: this is how the deck was before.")
                color: Theme.danger
            }
        }
        Wall {
            id: wall
            anchors.top: views.bottom
            anchors.topMargin: Theme.space(2)
            anchors.bottom: parent.bottom
            width: parent.width
            visible: !root.large
            enabled: visible
            deck: studio
            cards: cards
            zoom: zoom.value
            back: root.back
            view: root.view
            onOpened: if (root.card >= 0)
                root.large = true
            onZoomed: factor => zoom.value = Math.max(zoom.from, Math.min(zoom.to, zoom.value * factor))
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
            onClosed: root.large = false
        }
        Column {
            objectName: "nothing"
            anchors.centerIn: wall
            width: wall.width * 0.8
            spacing: Theme.space(4)
            visible: !root.large && wall.count === 0
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                color: Theme.muted
                text: studio.reading ? qsTr("The deck is being read …") : !studio.readable ? qsTr("There is no card to show. What is wrong stands in the list of problems; this page follows when the files are saved.") : search.text !== "" ? qsTr("No card fits “%1”.").arg(search.text) : qsTr("The table has no card yet: add a row to it.")
            }
            PushButton {
                objectName: "clearSearch"
                visible: search.text !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Show all")
                onClicked: {
                    search.clear();
                    wall.forceActiveFocus();
                }
            }
        }
    }
    Panel {
        id: panel
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.margins: Theme.space(3)
        width: Math.min(320 * Theme.textScale, root.width * 0.36)
        visible: studio.chosen
        enabled: visible && !root.covered

        Segments {
            id: tabs
            objectName: "panelTabs"
            x: Theme.space(3)
            y: Theme.space(3)
            width: parent.width - 2 * Theme.space(3)
            name: qsTr("Panel")
            labels: [qsTr("Card"), studio.problems.count === 0 ? qsTr("Problems") : qsTr("Problems (%1)").arg(studio.problems.more ? studio.problems.count + "+" : studio.problems.count)]
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
                deck: studio
                card: root.card
                onRefused: sentence => root.tell(sentence)
            }
            ProblemList {
                anchors.fill: parent
                visible: root.side === 1
                deck: studio
                onJump: (card, back, element) => root.jump(card, back, element)
            }
        }
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
            root.open(file);
        }
        function onDismissed(): void {
            root.closeSheet();
        }
    }
    Shortcut {
        sequences: ["Ctrl+O"]
        enabled: !root.covered
        onActivated: root.chooseFile()
    }
    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: !root.covered && studio.chosen && !root.large
        onActivated: {
            search.forceActiveFocus();
            search.selectAll();
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
