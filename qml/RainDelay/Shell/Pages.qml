pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Session
import RainDelay.Shell

/// What the window shows: the shelf of games or the match at the table; above either a sheet (new
/// match or settings), and the rules above all. Each is made when it is first needed. (Loaded by
/// file: Qt 6.4's Loader can't make a component that is bound to this file.)
FocusScope {
    id: root

    enum Sheet {
        None,
        NewMatch,
        Settings
    }

    /// The match at the table; null on the shelf.
    property MatchController match: null
    property int sheet: Pages.None
    /// The game that the sheet is about.
    property string sheetGame: ""
    /// The game whose rules are open, or none.
    property string rulesGame: ""

    function play(controller: MatchController): void {
        root.sheet = Pages.None;
        if (controller)
            root.match = controller;
    }
    function leaveMatch(): void {
        root.match = null;
        MatchLibrary.leave();
    }
    function newMatch(gameId: string): void {
        root.sheetGame = gameId;
        root.sheet = Pages.NewMatch;
    }
    function showPage(): void {
        if (root.match)
            page.setSource("MatchPage.qml", {
                "match": root.match,
                "focus": true
            });
        else
            page.setSource("HomePage.qml", {
                "focus": true
            });
    }
    function showSheet(): void {
        if (root.sheet === Pages.NewMatch)
            sheetLoader.setSource("NewMatchSheet.qml", {
                "gameId": root.sheetGame
            });
        else if (root.sheet === Pages.Settings)
            sheetLoader.setSource("SettingsSheet.qml");
        else
            sheetLoader.source = "";
    }

    onMatchChanged: showPage()
    onSheetChanged: showSheet()
    onRulesGameChanged: {
        if (rulesGame !== "")
            rulesLoader.setSource("RulesSheet.qml", {
                "gameId": rulesGame
            });
        else
            rulesLoader.source = "";
    }
    Component.onCompleted: {
        if (!root.match)
            root.showPage();
    }

    Loader {
        id: page
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
        function onContinueMatch(matchId: string): void {
            root.play(MatchLibrary.resume(matchId));
        }
        function onReadRules(): void {
            root.rulesGame = root.match.gameId;
        }
        function onOpenSettings(): void {
            root.sheet = Pages.Settings;
        }
        function onLeave(): void {
            root.leaveMatch();
        }
        function onAgain(): void {
            const gameId = root.match.gameId;
            root.leaveMatch();
            root.newMatch(gameId);
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
        }
    }
}
