pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Session
import RainDelay.Shell

/// What the window shows: the shelf of games or the match at the table; above either a sheet (new
/// match or settings), and the rules above all. Each is made when it is first needed.
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

    Loader {
        id: page
        anchors.fill: parent
        focus: root.sheet === Pages.None && root.rulesGame === ""
        enabled: focus
        sourceComponent: root.match ? matchPage : homePage
    }
    Loader {
        id: sheetLoader
        anchors.fill: parent
        active: root.sheet !== Pages.None
        focus: active && root.rulesGame === ""
        enabled: focus
        sourceComponent: root.sheet === Pages.NewMatch ? newMatchSheet : settingsSheet
    }
    Loader {
        id: rulesLoader
        anchors.fill: parent
        active: root.rulesGame !== ""
        focus: active
        sourceComponent: rulesSheet
    }

    Component {
        id: homePage
        HomePage {
            focus: true
            onNewMatch: gameId => root.newMatch(gameId)
            onContinueMatch: matchId => root.play(MatchLibrary.resume(matchId))
            onReadRules: gameId => root.rulesGame = gameId
            onOpenSettings: root.sheet = Pages.Settings
        }
    }
    Component {
        id: matchPage
        MatchPage {
            focus: true
            match: root.match
            onLeave: root.leaveMatch()
            onAgain: {
                const gameId = root.match.gameId;
                root.leaveMatch();
                root.newMatch(gameId);
            }
            onReadRules: root.rulesGame = root.match.gameId
            onOpenSettings: root.sheet = Pages.Settings
        }
    }
    Component {
        id: newMatchSheet
        NewMatchSheet {
            focus: true
            gameId: root.sheetGame
            onStarted: controller => root.play(controller)
            onReadRules: root.rulesGame = root.sheetGame
            onDismissed: root.sheet = Pages.None
        }
    }
    Component {
        id: settingsSheet
        SettingsSheet {
            focus: true
            onDismissed: root.sheet = Pages.None
        }
    }
    Component {
        id: rulesSheet
        RulesSheet {
            focus: true
            gameId: root.rulesGame
            onDismissed: root.rulesGame = ""
        }
    }
}
