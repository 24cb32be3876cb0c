pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickTennis
import RainDelay.Table

/// Quick Tennis at the table: the clay court, the umpire's scoreboard, and what the last shot came to.
TablePage {
    id: root

    adapter: adapter
    bannerAt: 0.07
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
    // The umpire says what came of it.
    Plaque {
        visible: adapter.story !== ""
        x: root.sceneWidth - width - Theme.space(2)
        y: layout.boardY(282)
        objectName: "story"
        Text {
            width: layout.boardX(225)
            text: adapter.story
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.fontBody
            font.weight: Font.DemiBold
            font.pixelSize: Math.round(14 * Math.max(Theme.textScale, Math.min(1.3, root.sceneWidth / 1200)))
            color: Theme.chalk
            textFormat: Text.PlainText
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
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
