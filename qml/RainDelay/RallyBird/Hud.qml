pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.RallyBird
import RainDelay.Table

/// The scoreboard above the board: inning and outs, the line score, and who may
/// still use the RallyBird.
Scoreboard {
    id: root

    required property RallyBirdAdapter score

    atLeft: InningSign {
        unit: root.unit
        line: root.score.line
    }
    inMiddle: LineScore {
        unit: root.unit
        room: root.room
        line: root.score.line
        names: root.page.match.seating.names
    }
    atRight: Column {
        Words {
            text: qsTr("RallyBird")
            color: Theme.lamp
        }
        Words {
            text: root.score.bird
        }
    }

    component Words: Text {
        font.family: Theme.fontBody
        font.pixelSize: Math.round(13 * root.unit)
        color: Theme.chalk
        textFormat: Text.PlainText
    }
}
