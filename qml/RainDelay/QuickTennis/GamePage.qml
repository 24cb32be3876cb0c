pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickTennis
import RainDelay.Table

/// Quick Tennis at the table: the clay court, the umpire's scoreboard, and what the last shot came to.
TablePage {
    id: root

    adapter: adapter
    bannerAt: 0.45
    board: court
    scoreboardHeight: hud.height
    steady: ["lob", "drop"]
    primary: ["no-call"]
    keys: ({ "lob": "L", "drop": "D", "no-call": "N", "concede": "C" })

    QuickTennisAdapter {
        id: adapter
        match: root.match
    }
    BoardLayout {
        id: layout
        page: root
    }
    GroundPicture {
        geometry: layout
        picture: "quick-tennis/art/court"
        backdrop: Theme.dark ? "#8e4b30" : "#c9683f"
    }
    Board {
        id: court
        anchors.fill: parent
        match: root.match
        geometry: layout
        score: adapter
        focus: true
    }
    SeatPlates {
        page: root
        geometry: layout
        roles: Array.from(adapter.roles)
        share: 0.19
    }
    Hud {
        id: hud
        page: root
        score: adapter
    }
    result: ResultView {
        page: root
        score: adapter
    }
}
