pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Session
import RainDelay.Table

/// Quick Baseball at the table: the stadium around its mound, scoreboard, play-by-play, the last
/// pitch, and the result.
TablePage {
    id: root

    board: stadium
    scoreboardHeight: hud.height
    prompt: adapter.prompt
    meaning: (code, place) => adapter.meaning(code, place)
    steady: ["steal", "refresh"]
    keys: ({ "steal": "S", "leave": "L", "refresh": "R", "keep": "K" })

    QuickBaseballAdapter {
        id: adapter
        match: root.match
        onPitched: {
            reveal.play();
            root.match.linger(reveal.length);
        }
    }
    Connections {
        target: root.match
        function onBusyChanged(): void {
            if (!root.match.busy)
                reveal.stop();
        }
    }
    BoardLayout {
        id: layout
        width: stadium.width
        height: stadium.height
        above: hud.height
        below: root.barHeight
        cardScale: Settings.cardScale
        nearSeat: Math.max(0, root.match.lookingSeat)
    }
    GroundPicture {
        anchors.fill: parent
        picture: "quick-baseball/art/stadium"
        backdrop: Theme.dark ? "#0e1424" : "#5c6b93"
        pictureY: layout.pictureY
        pictureHeight: layout.pictureHeight
    }
    Board {
        id: stadium
        anchors.fill: parent
        match: root.match
        geometry: layout
        focus: true
    }
    Repeater {
        model: 2
        SeatPlate {
            required property int index
            readonly property bool near: index === layout.nearSeat
            name: root.match.seatNames[index] ?? ""
            role: adapter.over ? "" : adapter.battingSeat === index ? qsTr("at bat") : qsTr("pitching")
            hasTurn: adapter.turnSeat === index
            unit: Math.max(Theme.textScale, Math.min(1.3, root.sceneWidth / 1200))
            width: Math.min(root.sceneWidth * 0.19, 230 * unit)
            x: Theme.space(2)
            y: near ? stadium.height - layout.below - height - Theme.space(2) : layout.above + Theme.space(1)
        }
    }
    LastPitchPanel {
        id: panel
        pitch: adapter.lastPitch
        gameId: root.match.gameId
        pictureQuery: root.match.pictureQuery
        cardWidth: layout.cardWidth * 0.4
        cardHeight: layout.cardHeight * 0.4
        unit: Math.max(Theme.textScale, Math.min(1.2, root.sceneWidth / 1200))
        width: root.sceneWidth * 0.19
        x: root.sceneWidth - width - Theme.space(2)
        y: stadium.height - layout.below - height - Theme.space(2)
    }
    Reveal {
        id: reveal
        anchors.fill: parent
        geometry: layout
        pitch: adapter.lastPitch
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
