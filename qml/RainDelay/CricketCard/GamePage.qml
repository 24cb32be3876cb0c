pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// Cricket Card at the table: a village ground with its pitch, both sides' wickets, scoreboard,
/// play-by-play, and the scorecards at the end.
TablePage {
    id: root

    board: ground
    scoreboardHeight: hud.height
    prompt: adapter.prompt
    meaning: (code, place) => adapter.meaning(code, place)
    steady: ["close"]
    primary: ["let", "leave"]
    keys: ({ "bat": "B", "bowl": "O", "let": "L", "leave": "L", "close": "C" })

    CricketCardAdapter {
        id: adapter
        match: root.match
    }
    BoardLayout {
        id: layout
        width: ground.width
        height: ground.height
        above: hud.height
        below: root.barHeight
        cardScale: Settings.cardScale
        nearSeat: Math.max(0, root.match.lookingSeat)
    }
    GroundPicture {
        anchors.fill: parent
        picture: "cricket-card/art/village"
        backdrop: Theme.dark ? "#0e1424" : "#9db8d2"
        pictureY: layout.pictureY
        pictureHeight: layout.pictureHeight
    }
    Board {
        id: ground
        anchors.fill: parent
        match: root.match
        geometry: layout
        score: adapter
        focus: true
    }
    Repeater {
        model: 2
        SeatPlate {
            required property int index
            readonly property bool near: index === layout.nearSeat
            name: root.match.seatNames[index] ?? ""
            role: adapter.battingSeat < 0 ? "" : adapter.battingSeat === index ? qsTr("at bat") : qsTr("bowling")
            hasTurn: adapter.turnSeat === index
            unit: Math.max(Theme.textScale, Math.min(1.3, root.sceneWidth / 1200))
            width: Math.min(root.sceneWidth * 0.2, 230 * unit)
            x: Theme.space(2)
            y: near ? ground.height - layout.below - height - Theme.space(2) : layout.above + Theme.space(1)
        }
    }
    Hud {
        id: hud
        page: root
        score: adapter
    }
    result: ResultView {
        anchors.fill: parent
        focus: true
        score: adapter
        onHome: root.leave()
        onAgain: root.again()
    }
}
