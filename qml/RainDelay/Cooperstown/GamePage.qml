pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Table

/// Tarot de Cooperstown at the table: ballpark, scoreboard, play-by-play, and the result.
TablePage {
    id: root

    adapter: adapter
    board: ballpark
    scoreboardHeight: hud.height
    also: ["swing"]
    spotOf: id => layout.pointOf(id)
    bannerAt: 0.66
    primary: ["ready", "swing", "fc batter"]
    keys: ({ "swing": "S", "ready": "R", "bunt": "B", "pinch-hit": "H", "relieve": "P", "fc batter": "1", "fc lead": "2" })

    CooperstownAdapter {
        id: adapter
        match: root.match
    }
    BoardLayout {
        id: layout
        page: root
        fieldingSeat: adapter.line.battingSeat < 0 ? adapter.line.homeSeat : 1 - adapter.line.battingSeat
    }
    GroundPicture {
        geometry: layout
        picture: "tarot-de-cooperstown/art/ballpark"
        backdrop: Theme.dark ? "#0a0f1c" : "#5f6784"
    }
    Board {
        id: ballpark
        anchors.fill: parent
        match: root.match
        geometry: layout
        score: adapter
        focus: true
    }
    Repeater {
        model: 2
        TeamPlate {
            required property int index
            score: adapter
            seat: index
            name: root.match.seating.names[index] ?? ""
            brief: layout.plateRoom < 62 * unit
            unit: Math.max(Theme.textScale, Math.min(1.3, root.sceneWidth / 1200))
            width: Math.min(root.sceneWidth * 0.225, 230 * unit)
            x: index === 0 ? Theme.space(2) : root.sceneWidth - width - Theme.space(2)
            y: layout.spotY("deck.0") - layout.cardHeight / 2 - height - Theme.space(2.5)
        }
    }
    Weather {
        anchors.fill: parent
        highlights: root.highlights
        kind: "rain"
    }
    Brawl {
        anchors.fill: parent
        highlights: root.highlights
        geometry: layout
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
