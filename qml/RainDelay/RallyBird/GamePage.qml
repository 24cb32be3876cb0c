pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.RallyBird
import RainDelay.Session
import RainDelay.Table

/// RallyBird at the table: the wooden board, scoreboard, what the dice came to, odds for those who
/// want them, and the box score.
TablePage {
    id: root

    adapter: adapter
    board: board
    scoreboardHeight: hud.height
    spotOf: id => layout.pointOf(id)
    bannerAt: 0.42
    also: ["reroll"]
    keys: ({ "reroll": "R", "stand": "S" })

    RallyBirdAdapter {
        id: adapter
        match: root.match
    }
    BoardLayout {
        id: layout
        page: root
        fieldingSeat: 1 - adapter.line.battingSeat
    }
    GroundPicture {
        geometry: layout
        picture: "rallybird/art/board"
        backdrop: Theme.dark ? "#4c3828" : "#d3a56c"
    }
    Board {
        id: board
        anchors.fill: parent
        match: root.match
        geometry: layout
        score: adapter
        focus: true
    }
    // Each team above its dugout: the visitor's on the left, home on the right.
    Repeater {
        model: 2
        SeatPlate {
            required property int index
            name: root.match.seating.names[index] ?? ""
            role: adapter.over || width < 150 * unit ? "" : adapter.line.battingSeat === index ? qsTr("at bat") : qsTr("in the field")
            hasTurn: adapter.turnSeat === index
            unit: Math.max(Theme.textScale, Math.min(1.3, root.sceneWidth / 1200))
            width: layout.boardX(196)
            x: layout.boardX(index === 0 ? 12 : 1072)
            y: layout.boardY(222) - height
        }
    }
    Plaque {
        id: verdict
        // The numbers it compares stand over the dice first.
        visible: adapter.verdict !== "" && !(root.highlights.running && root.highlights.shown.kind === "rolled")
        x: root.sceneWidth - width - Theme.space(2)
        y: layout.boardY(388) - height
        objectName: "verdict"
        Text {
            width: Math.min(implicitWidth, layout.boardX(380))
            text: adapter.verdict
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.fontBody
            font.weight: Font.DemiBold
            // Two lines of it stand between plate and dice.
            font.pixelSize: Math.round(Math.min(52 * layout.unitY, 14 * Math.max(Theme.textScale, Math.min(1.3, root.sceneWidth / 1200))))
            color: Theme.chalk
            textFormat: Text.PlainText
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    OddsPanel {
        visible: Settings.tableHelps && root.match.decision.draft.open
        score: adapter
        unit: Math.max(Theme.textScale, layout.unit)
        width: Math.max(layout.boardX(300), 200 * unit)
        x: Theme.space(2)
        y: board.height - layout.below - height - Theme.space(1)
    }
    // The RallyBird takes wing.
    Image {
        readonly property point from: layout.pointOf("bird." + root.highlights.shown.seat)
        readonly property point to: layout.pointOf("dice")
        readonly property real way: root.highlights.way
        visible: root.highlights.running && (root.highlights.shown.kind === "rerolled" || root.highlights.shown.kind === "bird-lost")
        source: visible ? "qrc:/assets/rallybird/art/bird.svg" : ""
        width: layout.boardX(110)
        fillMode: Image.PreserveAspectFit
        opacity: Math.min(1, root.highlights.light)
        x: from.x + (to.x - from.x) * way - width / 2
        y: from.y + (to.y - from.y) * way - layout.boardY(150) * 4 * way * (1 - way) * 0.6 - height / 2
        rotation: 14 * Math.sin(12 * way)
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
