pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Studio

/// What the window shows: the shelf of games, the library, the statistics or the match at the table; above either a sheet (new
/// match or settings), and the rules above all. Each is made when it is first needed. (Loaded by
/// file: Qt 6.4's Loader can't make a component that is bound to this file.)
FocusScope {
    id: root

    enum Sheet {
        None,
        NewMatch,
        Settings
    }

    /// Whether it begins where the program was left.
    property bool comesBack: false
    /// The match at the table; null on the shelf.
    property MatchController match: null
    /// Whether the library stands where the shelf would, and which match is chosen there.
    property bool library: false
    property string chosenMatch: ""
    /// Whether the statistics lie over either.
    property bool statistics: false
    /// Whether Deck Studio lies over either, and what it opens at first.
    property bool studio: false
    property url deckPlace
    property string deckExample: ""
    /// Set if that match is watched, not played.
    property Replay replay: null
    /// Set if that match is a lesson's.
    property Lesson lesson: null
    /// It is watched to look back at its choices.
    property bool analysing: false
    /// How long a movement takes, in milliseconds.
    property int sheet: Pages.None
    /// The game that the sheet is about.
    property string sheetGame: ""
    /// The deck that its match is begun with, and what it is called; none: the game's own.
    property url sheetDeck
    property string sheetDeckName: ""
    /// The game whose rules are open, or none.
    property string rulesGame: ""
    /// The number of the rule that they are opened at, or none.
    property string rulesRule: ""

    /// Something to be told; of a deck that `waits` until the match is left.
    signal said(string sentence, bool wrong, bool waits)

    function play(controller: MatchController): void {
        root.sheet = Pages.None;
        if (controller)
            root.match = controller;
    }
    function watch(replay: Replay, analysing = false): void {
        root.sheet = Pages.None;
        root.analysing = analysing;
        root.replay = replay;
        // Whatever was at the table is left, even if there is nothing to watch.
        root.match = replay?.match ?? null;
    }
    function learn(gameId: string): void {
        const lesson = MatchLibrary.learn(gameId);
        if (!lesson)
            return;
        root.sheet = Pages.None;
        root.replay = null;
        root.lesson = lesson;
        root.match = lesson.match;
    }
    /// Keeps where it is, to begin there next time: which page, and what it shows. A match that is watched,
    /// and a lesson, aren't gone back to. (No property says it: the name of a match's file is nobody's business.)
    function keepPlace(): void {
        const match = root.match && !root.replay && !root.lesson ? MatchLibrary.tableId() : "";
        const deck = (page.item as StudioPage)?.deck;
        if (match !== "")
            Settings.setLeftAt(["match", match]);
        else if (root.studio)
            Settings.setLeftAt(["studio", (deck ? deck.address : root.deckPlace).toString(), deck ? deck.example : root.deckExample]);
        else if (root.statistics)
            Settings.setLeftAt(["statistics"]);
        else
            Settings.setLeftAt(root.library ? ["library"] : []);
    }
    /// Goes where the program was left. What can't be read any more is told, and it is the shelf.
    function comeBack(): void {
        const [where, what, example] = Settings.leftAt();
        root.library = where === "library";
        root.statistics = where === "statistics";
        if (where === "match") {
            const match = MatchLibrary.resume(what);
            // A match that is over is looked up where it lies.
            root.library = match !== null && match.over;
            if (!root.library)
                root.play(match);
            else
                MatchLibrary.leave();
        } else if (where === "studio") {
            const why = what ? DeckPlace.refusal(what) : "";
            if (why !== "")
                root.said(why, true, false);
            root.studio = why === "";
            root.deckPlace = root.studio ? what : "";
            root.deckExample = example ?? "";
        }
    }
    function leaveMatch(): void {
        root.match = null;
        root.replay = null;
        root.lesson = null;
        MatchLibrary.leave();
    }
    /// Whether nothing would be lost if the window were closed now; else the player is asked, and
    /// `close` is called if that may be.
    function mayClose(close: var): bool {
        if (!root.match || root.replay || root.lesson || root.match.save())
            return true;
        (page.item as MatchPage).whenSaved(close);
        return false;
    }
    function newMatch(gameId: string): void {
        root.newMatchWith("", "", gameId);
    }
    function newMatchWith(deck: url, deckName: string, gameId: string): void {
        root.sheetGame = gameId;
        root.sheetDeck = deck;
        root.sheetDeckName = deckName;
        root.sheet = Pages.NewMatch;
    }
    function showPage(): void {
        if (root.match)
            page.setSource("MatchPage.qml", {
                "match": root.match,
                "replay": root.replay,
                "lesson": root.lesson,
                "analysing": root.analysing && root.replay !== null,
                "focus": true
            });
        else if (root.studio)
            page.setSource("qrc:/qt/qml/RainDelay/Studio/StudioPage.qml", {
                "place": root.deckPlace,
                "example": root.deckExample,
                "focus": true
            });
        else if (root.statistics)
            page.setSource("StatisticsPage.qml", {
                "focus": true
            });
        else if (root.library)
            page.setSource("LibraryPage.qml", {
                "chosen": root.chosenMatch,
                "focus": true
            });
        else
            page.setSource("HomePage.qml", {
                "focus": true
            });
        root.keepPlace();
    }
    function showLibrary(matchId: string): void {
        root.chosenMatch = matchId;
        if (root.library && !root.statistics)
            return;
        root.library = true;
        root.statistics = false;
        root.showPage();
    }
    function showStudio(place: url): void {
        const open = root.studio && !root.match ? page.item as StudioPage : null;
        if (open) {
            open.open(place);
            return;
        }
        const why = root.match ? DeckPlace.refusal(place) : "";
        if (why !== "") {
            root.said(why, true, false);
            return;
        }
        root.deckPlace = place;
        root.deckExample = "";
        root.studio = true;
        root.sheet = Pages.None;
        // A match is played on; the deck waits below it.
        if (root.match)
            root.said(qsTr("“%1” waits in Deck Studio until you leave this match.").arg(decodeURIComponent(place.toString().split("/").filter(part => part !== "").pop())), false, true);
        else
            root.showPage();
    }
    /// Leaves the match, which is kept, for the deck that waits.
    function openWaiting(): void {
        if (root.match && root.mayClose(root.leaveMatch))
            root.leaveMatch();
    }
    function leaveStudio(): void {
        root.studio = false;
        root.showPage();
    }
    /// Takes in what was dropped on the window or named at the start: a match, or else a deck.
    function bring(files: list<url>, toPlay: bool): void {
        const deck = files.length === 1 ? files[0] : "";
        if (deck !== "" && !/\.(raindelay|jsonl?|txt)$/i.test(deck.toString()))
            root.showStudio(deck);
        else
            MatchLibrary.collection.bring(files, toPlay);
    }
    function showStatistics(): void {
        root.statistics = true;
        root.showPage();
    }
    function leaveStatistics(): void {
        root.statistics = false;
        root.showPage();
    }
    function leaveLibrary(): void {
        root.library = false;
        root.showPage();
    }
    function showSheet(): void {
        if (root.sheet === Pages.NewMatch)
            sheetLoader.setSource("NewMatchSheet.qml", {
                "gameId": root.sheetGame,
                "deck": root.sheetDeck,
                "deckName": root.sheetDeckName
            });
        else if (root.sheet === Pages.Settings)
            sheetLoader.setSource("SettingsSheet.qml");
        else
            sheetLoader.source = "";
    }

    onMatchChanged: showPage()
    Connections {
        target: Settings
        // What the page was told in words it asks for anew. (The sheet above it stays.)
        function onLanguageChanged(): void {
            root.showPage();
        }
    }
    onSheetChanged: showSheet()
    onRulesGameChanged: {
        if (rulesGame !== "")
            rulesLoader.setSource("RulesSheet.qml", {
                "gameId": rulesGame,
                "rule": root.rulesRule
            });
        else
            rulesLoader.source = "";
    }
    Component.onCompleted: {
        if (root.comesBack)
            root.comeBack();
        if (!root.match)
            root.showPage();
    }

    Loader {
        id: page
        objectName: "page"
        anchors.fill: parent
        focus: root.sheet === Pages.None && root.rulesGame === ""
        enabled: focus
    }
    Connections {
        target: page.item
        ignoreUnknownSignals: true
        function onNewMatch(gameId: string): void {
            root.newMatch(gameId);
        }
        function onPlayWith(gameId: string, place: url, deckName: string): void {
            // Back from the match, the deck is open as it was.
            root.deckPlace = place;
            root.newMatchWith(place, deckName, gameId);
        }
        function onMoved(): void {
            root.keepPlace();
        }
        function onContinueMatch(matchId: string): void {
            root.play(MatchLibrary.resume(matchId));
        }
        function onWatchMatch(path: string): void {
            root.watch(MatchLibrary.watch(path));
        }
        function onWatchAgain(): void {
            root.watch(MatchLibrary.watchAgain());
        }
        function onAnalyseAgain(): void {
            root.watch(MatchLibrary.watchAgain(), true);
        }
        function onPlayOn(): void {
            const next = MatchLibrary.playOn();
            if (next) {
                root.replay = null;
                root.lesson = null;
                root.play(next);
            }
        }
        function onGoOn(option: string): void {
            root.play(MatchLibrary.goOnWith(option));
        }
        function onReadRules(): void {
            root.rulesGame = root.match.gameId;
        }
        function onReadRule(rule: string): void {
            root.rulesRule = rule;
            root.rulesGame = root.match.gameId;
        }
        function onOpenSettings(): void {
            root.sheet = Pages.Settings;
        }
        function onOpenLibrary(): void {
            root.showLibrary("");
        }
        function onOpenStatistics(): void {
            root.showStatistics();
        }
        function onOpenStudio(): void {
            root.showStudio("");
        }
        function onLeave(): void {
            if (root.match)
                root.leaveMatch();
            else if (root.studio)
                root.leaveStudio();
            else if (root.statistics)
                root.leaveStatistics();
            else
                root.leaveLibrary();
        }
        function onAgain(): void {
            const gameId = root.match.gameId;
            const {
                deckPlace,
                deckName
            } = root.match.faces;
            root.leaveMatch();
            root.newMatchWith(deckPlace, deckName, gameId);
        }
    }
    Connections {
        target: MatchLibrary.collection
        function onBrought(matchId: string, toPlay: bool): void {
            if (root.match)
                return;
            if (toPlay && MatchLibrary.collection.canGoOn(matchId))
                root.play(MatchLibrary.resume(matchId));
            else
                root.showLibrary(matchId);
        }
    }
    Loader {
        id: sheetLoader
        anchors.fill: parent
        focus: root.sheet !== Pages.None && root.rulesGame === ""
        enabled: focus
    }
    Connections {
        target: sheetLoader.item
        ignoreUnknownSignals: true
        function onStarted(controller: MatchController): void {
            root.play(controller);
        }
        function onReadRules(): void {
            root.rulesGame = root.sheetGame;
        }
        function onLearn(): void {
            root.learn(root.sheetGame);
        }
        function onDismissed(): void {
            root.sheet = Pages.None;
        }
    }
    Loader {
        id: rulesLoader
        anchors.fill: parent
        focus: root.rulesGame !== ""
    }
    Connections {
        target: rulesLoader.item
        ignoreUnknownSignals: true
        function onDismissed(): void {
            root.rulesGame = "";
            root.rulesRule = "";
        }
    }
}
