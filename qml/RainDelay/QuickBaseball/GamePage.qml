pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Table

/// Quick Baseball at the table: the stadium around its mound, scoreboard, play-by-play, the last
/// pitch, and the result.
TablePage {
    id: root

    adapter: adapter
    board: stadium
    scoreboardHeight: hud.height
    bannerAt: 0.16
    steady: ["steal", "refresh"]
    keys: ({ "steal": "S", "leave": "L", "refresh": "R", "keep": "K" })

    QuickBaseballAdapter {
        id: adapter
        match: root.match
    }
    BoardLayout {
        id: layout
        page: root
    }
    GroundPicture {
        geometry: layout
        picture: "quick-baseball/art/stadium"
        backdrop: Theme.dark ? "#0e1424" : "#5c6b93"
    }
    Board {
        id: stadium
        anchors.fill: parent
        match: root.match
        geometry: layout
        score: adapter
        focus: true
    }
    SeatPlates {
        page: root
        geometry: layout
        roles: adapter.over ? [] : [0, 1].map(seat => adapter.line.battingSeat === seat ? qsTr("at bat") : qsTr("pitching"))
        share: 0.19
    }
    LastPitchPanel {
        id: panel
        pitch: adapter.lastPitch
        gameId: root.match.gameId
        pictureQuery: root.match.faces.pictureQuery
        cardWidth: layout.cardWidth * 0.4
        cardHeight: layout.cardHeight * 0.4
        unit: Math.max(Theme.textScale, Math.min(1.2, root.sceneWidth / 1200))
        width: root.sceneWidth * 0.19
        x: root.sceneWidth - width - Theme.space(2)
        y: stadium.height - layout.below - height - Theme.space(2)
    }
    Reveal {
        anchors.fill: parent
        geometry: layout
        pitch: adapter.lastPitch
        highlights: root.highlights
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
