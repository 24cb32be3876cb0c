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
    also: ["reroll"]
    keys: ({ "reroll": "R", "stand": "S" })

    RallyBirdAdapter {
        id: adapter
        match: root.match
    }
    BoardLayout {
        id: layout
        page: root
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
        visible: adapter.verdict !== ""
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
            font.pixelSize: Math.round(14 * Math.max(Theme.textScale, Math.min(1.3, root.sceneWidth / 1200)))
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
