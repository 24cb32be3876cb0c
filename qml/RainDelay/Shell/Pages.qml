pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Studio

/// The content of the window, as its navigator says: a page, above it a sheet (new match or
/// settings), and the rules above all. Each is made when it is first needed. (Loaded by file: Qt
/// 6.4's Loader can't make a component that is bound to this file.)
FocusScope {
    id: root

    /// True if it begins where the program was left.
    property bool comesBack: false
    readonly property alias navigator: navigation
    readonly property alias match: navigation.match
    readonly property alias replay: navigation.replay
    readonly property alias lesson: navigation.lesson

    /// Something to be told; of a deck that `waits` until the match is left.
    signal said(string sentence, bool wrong, bool waits)
    /// The program has died: what was open then can be opened again.
    signal offered(string sentence)
    /// Another page is shown.
    signal arrived

    /// Returns true if nothing would be lost by closing the window now; else asks the player, and
    /// calls `close` if they agree.
    function mayClose(close: var): bool {
        if (navigation.mayLeave())
            return true;
        (page.item as MatchPage).whenSaved(close);
        return false;
    }
    /// Leaves the match, which is kept, for the deck or the match that waits.
    function openWaiting(): void {
        if (root.match && root.mayClose(navigation.openWaiting))
            navigation.openWaiting();
    }
    function showPage(): void {
        switch (navigation.page) {
        case Navigator.TablePage:
            page.setSource("MatchPage.qml", {
                "match": navigation.match,
                "replay": navigation.replay,
                "lesson": navigation.lesson,
                "analysing": navigation.analysing,
                "below": navigation.below,
                "focus": true
            });
            break;
        case Navigator.StudioPage:
            page.setSource("qrc:/qt/qml/RainDelay/Studio/StudioPage.qml", {
                "place": navigation.deckPlace,
                "example": navigation.deckExample,
                "below": navigation.below,
                "focus": true
            });
            break;
        case Navigator.StatisticsPage:
            page.setSource("StatisticsPage.qml", {
                "playerKey": navigation.statisticsPlayer,
                "gameId": navigation.statisticsGame,
                "chosen": navigation.statisticsMatch,
                "below": navigation.below,
                "focus": true
            });
            break;
        case Navigator.LibraryPage:
            painter.source = "TablePainter.qml";
            page.setSource("LibraryPage.qml", {
                "chosen": navigation.chosenMatch,
                "below": navigation.below,
                "focus": true
            });
            break;
        default:
            page.setSource("HomePage.qml", {
                "focus": true
            });
        }
    }
    function showSheet(): void {
        if (navigation.sheet === Navigator.NewMatchSheet)
            sheetLoader.setSource("NewMatchSheet.qml", {
                "gameId": navigation.sheetGame,
                "deck": navigation.sheetDeck,
                "deckName": navigation.sheetDeckName
            });
        else if (navigation.sheet === Navigator.SettingsSheet)
            sheetLoader.setSource("SettingsSheet.qml");
        else
            sheetLoader.source = "";
    }
    /// The second click of a double click isn't meant for the table that the first one has opened.
    function ignoreSecondClick(): void {
        secondClick.visible = true;
        clicked.restart();
    }
    /// The chapter of the help that is about what is shown.
    function helpChapter(): int {
        if (navigation.sheet === Navigator.SettingsSheet)
            return HelpSheet.Settings;
        switch (navigation.page) {
        case Navigator.TablePage:
            return navigation.replay ? HelpSheet.Replay : HelpSheet.Table;
        case Navigator.LibraryPage:
            return HelpSheet.Library;
        case Navigator.StatisticsPage:
            return HelpSheet.Statistics;
        default:
            return HelpSheet.Shelf;
        }
    }
    function showRules(): void {
        if (navigation.rulesGame !== "")
            rulesLoader.setSource("RulesSheet.qml", {
                "gameId": navigation.rulesGame,
                "rule": navigation.rule
            });
        else if (navigation.reading)
            rulesLoader.setSource("HelpSheet.qml", {
                "chapter": root.helpChapter()
            });
        else
            rulesLoader.source = "";
    }

    Component.onCompleted: navigation.begin(root.comesBack)

    Navigator {
        id: navigation
        library: MatchLibrary
        settings: Settings
        onArrived: {
            root.showPage();
            root.arrived();
        }
        onSheetChanged: root.showSheet()
        onRulesChanged: root.showRules()
        onDeckAsked: place => (page.item as StudioPage).open(place)
        onSaid: (sentence, wrong, waits) => root.said(sentence, wrong, waits)
        onOffered: sentence => root.offered(sentence)
    }
    // Deck Studio has a page of its own to read.
    Shortcut {
        sequence: "F1"
        enabled: navigation.page !== Navigator.StudioPage || navigation.sheet !== Navigator.NoSheet
        onActivated: navigation.help()
    }
    Loader {
        id: page
        objectName: "page"
        anchors.fill: parent
        enabled: navigation.sheet === Navigator.NoSheet && !navigation.reading
        focus: enabled
    }
    // (It outlasts the library: see TablePainter.)
    Loader {
        id: painter
    }
    Connections {
        target: page.item
        ignoreUnknownSignals: true
        function onPlayAtOnce(gameId: string): void {
            root.ignoreSecondClick();
            navigation.playAtOnce(gameId);
        }
        function onNewMatch(gameId: string): void {
            navigation.openNewMatch(gameId);
        }
        function onLearn(gameId: string): void {
            root.ignoreSecondClick();
            navigation.learn(gameId);
        }
        function onPlayWith(gameId: string, place: url, deckName: string): void {
            navigation.openNewMatch(gameId, place, deckName);
        }
        function onMoved(): void {
            const deck = (page.item as StudioPage).deck;
            navigation.movedInStudio(deck.address, deck.example);
        }
        function onContinueMatch(matchId: string): void {
            root.ignoreSecondClick();
            navigation.resume(matchId);
        }
        function onWatchMatch(matchId: string): void {
            navigation.review(matchId);
        }
        function onWatchRow(player: string, game: string, matchId: string): void {
            root.ignoreSecondClick();
            navigation.reviewRow(player, game, matchId);
        }
        function onWatchAgain(): void {
            navigation.lookBack(false);
        }
        function onWatchMoment(step: int): void {
            navigation.lookBack(false);
            navigation.replay?.playStep(step);
        }
        function onAnalyseAgain(): void {
            navigation.lookBack(true);
        }
        function onPlayOn(): void {
            navigation.playOn();
        }
        function onGoOn(option: string): void {
            navigation.play(MatchLibrary.goOnWith(option));
        }
        function onReadRules(): void {
            navigation.openRules(navigation.match.gameId);
        }
        function onReadRule(rule: string): void {
            navigation.openRules(navigation.match.gameId, rule);
        }
        function onOpenSettings(): void {
            navigation.openSettings();
        }
        function onOpenLibrary(): void {
            navigation.openLibrary();
        }
        function onOpenStatistics(): void {
            navigation.openStatistics();
        }
        function onOpenStudio(): void {
            navigation.openStudio();
        }
        function onLeave(): void {
            navigation.leave();
        }
        function onAgain(): void {
            navigation.playAgain();
        }
        function onChangeSeats(): void {
            navigation.changeSeats();
        }
    }
    MouseArea {
        id: secondClick
        objectName: "secondClick"
        anchors.fill: parent
        visible: false
        Timer {
            id: clicked
            interval: Application.styleHints.mouseDoubleClickInterval
            onTriggered: secondClick.visible = false
        }
    }
    Loader {
        id: sheetLoader
        anchors.fill: parent
        enabled: navigation.sheet !== Navigator.NoSheet && !navigation.reading
        focus: enabled
    }
    Connections {
        target: sheetLoader.item
        ignoreUnknownSignals: true
        function onStarted(controller: MatchController): void {
            navigation.play(controller);
        }
        function onReadRules(): void {
            navigation.openRules(navigation.sheetGame);
        }
        function onLearn(): void {
            navigation.learn(navigation.sheetGame);
        }
        function onDismissed(): void {
            navigation.closeSheet();
        }
    }
    Loader {
        id: rulesLoader
        anchors.fill: parent
        focus: navigation.reading
    }
    Connections {
        target: rulesLoader.item
        ignoreUnknownSignals: true
        function onDismissed(): void {
            navigation.closeRules();
        }
    }
}
