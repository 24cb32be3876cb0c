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
    readonly property alias navigator: way
    readonly property alias match: way.match
    readonly property alias replay: way.replay
    readonly property alias lesson: way.lesson

    /// Something to be told; of a deck that `waits` until the match is left.
    signal said(string sentence, bool wrong, bool waits)

    /// Returns true if nothing would be lost by closing the window now; else asks the player, and
    /// calls `close` if they agree.
    function mayClose(close: var): bool {
        if (way.mayLeave())
            return true;
        (page.item as MatchPage).whenSaved(close);
        return false;
    }
    /// Leaves the match, which is kept, for the deck that waits.
    function openWaiting(): void {
        if (root.match && root.mayClose(way.leaveMatch))
            way.leaveMatch();
    }
    function showPage(): void {
        switch (way.page) {
        case Navigator.TablePage:
            page.setSource("MatchPage.qml", {
                "match": way.match,
                "replay": way.replay,
                "lesson": way.lesson,
                "analysing": way.analysing,
                "focus": true
            });
            break;
        case Navigator.StudioPage:
            page.setSource("qrc:/qt/qml/RainDelay/Studio/StudioPage.qml", {
                "place": way.deckPlace,
                "example": way.deckExample,
                "focus": true
            });
            break;
        case Navigator.StatisticsPage:
            page.setSource("StatisticsPage.qml", {
                "focus": true
            });
            break;
        case Navigator.LibraryPage:
            page.setSource("LibraryPage.qml", {
                "chosen": way.chosenMatch,
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
        if (way.sheet === Navigator.NewMatchSheet)
            sheetLoader.setSource("NewMatchSheet.qml", {
                "gameId": way.sheetGame,
                "deck": way.sheetDeck,
                "deckName": way.sheetDeckName
            });
        else if (way.sheet === Navigator.SettingsSheet)
            sheetLoader.setSource("SettingsSheet.qml");
        else
            sheetLoader.source = "";
    }
    function showRules(): void {
        if (way.rulesGame !== "")
            rulesLoader.setSource("RulesSheet.qml", {
                "gameId": way.rulesGame,
                "rule": way.rule
            });
        else
            rulesLoader.source = "";
    }

    Component.onCompleted: way.begin(root.comesBack)

    Navigator {
        id: way
        library: MatchLibrary
        settings: Settings
        onArrived: root.showPage()
        onSheetChanged: root.showSheet()
        onRulesChanged: root.showRules()
        onDeckAsked: place => (page.item as StudioPage).open(place)
        onSaid: (sentence, wrong, waits) => root.said(sentence, wrong, waits)
    }
    Loader {
        id: page
        objectName: "page"
        anchors.fill: parent
        focus: way.sheet === Navigator.NoSheet && way.rulesGame === ""
        enabled: focus
    }
    Connections {
        target: page.item
        ignoreUnknownSignals: true
        function onNewMatch(gameId: string): void {
            way.openNewMatch(gameId);
        }
        function onPlayWith(gameId: string, place: url, deckName: string): void {
            way.openNewMatch(gameId, place, deckName);
        }
        function onMoved(): void {
            const deck = (page.item as StudioPage).deck;
            way.movedInStudio(deck.address, deck.example);
        }
        function onContinueMatch(matchId: string): void {
            way.resume(matchId);
        }
        function onWatchMatch(path: string): void {
            way.watch(MatchLibrary.watch(path));
        }
        function onWatchAgain(): void {
            way.watch(MatchLibrary.watchAgain());
        }
        function onAnalyseAgain(): void {
            way.watch(MatchLibrary.watchAgain(), true);
        }
        function onPlayOn(): void {
            way.playOn();
        }
        function onGoOn(option: string): void {
            way.play(MatchLibrary.goOnWith(option));
        }
        function onReadRules(): void {
            way.openRules(way.match.gameId);
        }
        function onReadRule(rule: string): void {
            way.openRules(way.match.gameId, rule);
        }
        function onOpenSettings(): void {
            way.openSettings();
        }
        function onOpenLibrary(): void {
            way.openLibrary();
        }
        function onOpenStatistics(): void {
            way.openStatistics();
        }
        function onOpenStudio(): void {
            way.openStudio();
        }
        function onLeave(): void {
            way.leave();
        }
        function onAgain(): void {
            way.playAgain();
        }
    }
    Loader {
        id: sheetLoader
        anchors.fill: parent
        focus: way.sheet !== Navigator.NoSheet && way.rulesGame === ""
        enabled: focus
    }
    Connections {
        target: sheetLoader.item
        ignoreUnknownSignals: true
        function onStarted(controller: MatchController): void {
            way.play(controller);
        }
        function onReadRules(): void {
            way.openRules(way.sheetGame);
        }
        function onLearn(): void {
            way.learn(way.sheetGame);
        }
        function onDismissed(): void {
            way.closeSheet();
        }
    }
    Loader {
        id: rulesLoader
        anchors.fill: parent
        focus: way.rulesGame !== ""
    }
    Connections {
        target: rulesLoader.item
        ignoreUnknownSignals: true
        function onDismissed(): void {
            way.closeRules();
        }
    }
}
