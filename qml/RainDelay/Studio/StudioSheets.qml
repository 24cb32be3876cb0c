pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Studio

/// The sheets that cover Deck Studio's page: a deck to be chosen or made, a table's questions, files
/// to be made, the page on the format.
Item {
    id: root

    required property StudioDeck deck
    readonly property bool covering: sheet.item !== null || reading
    /// The page on the format lies above all.
    readonly property bool reading: page.item !== null
    readonly property bool exporting: sheet.item instanceof ExportSheet
    /// A deck was asked for to be compared with, not to be opened.
    property bool toCompare: false
    signal closed
    signal openDeck(url place)
    signal compareWith(url place)
    signal jump(int card, bool back, string element)

    /// Asks for a deck to be opened, or to be compared with.
    function chooseFile(toCompare: bool): void {
        root.toCompare = toCompare;
        sheet.setSource("qrc:/qt/qml/RainDelay/Table/FileSheet.qml", {
            "title": toCompare ? qsTr("Compare with a deck") : qsTr("Open a deck"),
            "ending": "deck.yaml .zip .csv .tsv .xlsx .ods",
            "folder": root.deck.folder
        });
    }
    /// `shown` are the cards that the wall shows, `chosen` those that are chosen there.
    function exportDeck(shown: list<int>, chosen: list<int>): void {
        sheet.setSource("ExportSheet.qml", {
            "deck": root.deck,
            "shown": shown,
            "chosen": chosen
        });
    }
    /// Asks of the table that is open alone what its columns are.
    function askTable(): void {
        sheet.setSource("ImportSheet.qml", {
            "deck": root.deck
        });
    }
    /// Takes the questions away: another deck is open.
    function closeQuestions(): void {
        if (sheet.item instanceof ImportSheet)
            root.close();
    }
    /// Asks for a deck to be made: from a template, or (`keeps`) of the table that is open alone.
    function makeDeck(keeps: bool): void {
        sheet.setSource("NewDeckSheet.qml", {
            "deck": root.deck,
            "keeps": keeps
        });
    }
    /// At the chapter that is about what is asked.
    function readFormat(): void {
        page.setSource("qrc:/qt/qml/RainDelay/Table/ReadingSheet.qml", {
            "title": qsTr("How decks are written"),
            "page": "studio/format.md",
            "chapter": root.exporting ? 3 : sheet.item instanceof ImportSheet ? 1 : 0
        });
    }
    function close(): void {
        sheet.source = "";
        root.closed();
    }

    Loader {
        id: sheet
        anchors.fill: parent
        enabled: !root.reading
        onLoaded: (item as Item).forceActiveFocus()
    }
    Loader {
        id: page
        anchors.fill: parent
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: page.item
        ignoreUnknownSignals: true
        function onDismissed(): void {
            page.source = "";
            if (sheet.item)
                (sheet.item as Item).forceActiveFocus();
            else
                root.closed();
        }
    }
    Connections {
        target: sheet.item
        ignoreUnknownSignals: true
        function onPicked(file: url): void {
            root.close();
            if (root.toCompare)
                root.compareWith(file);
            else
                root.openDeck(file);
        }
        function onDismissed(): void {
            root.close();
        }
        function onKeep(): void {
            root.makeDeck(true);
        }
        function onJump(card: int, back: bool, element: string): void {
            root.close();
            root.jump(card, back, element);
        }
    }
}
