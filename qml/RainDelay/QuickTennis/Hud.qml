pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickTennis
import RainDelay.Table

/// The umpire's scoreboard: set and game, games and points, and how long the rally is.
Scoreboard {
    id: root

    required property QuickTennisAdapter score
    readonly property int set: score.games0.length
    readonly property int game: (score.games0[set - 1] ?? 0) + (score.games1[set - 1] ?? 0) + 1

    // The umpire's words end with the score.
    told: root.score.story

    component Words: Text {
        font.family: Theme.fontBody
        font.pixelSize: Math.round(13 * root.unit)
        color: Theme.chalk
        textFormat: Text.PlainText
    }
    component Large: Text {
        font.family: Theme.fontIndex
        font.pixelSize: Math.round(24 * root.unit)
        color: Theme.lamp
        textFormat: Text.PlainText
    }

    atLeft: Column {
        Words {
            visible: root.score.inSets
            text: qsTr("Set %1").arg(root.set)
        }
        Large {
            text: root.score.over ? qsTr("Final") : root.score.tieBreak ? qsTr("Tie-break") : root.score.inSets ? qsTr("Game %1").arg(root.game) : qsTr("One game")
        }
    }
    inMiddle: SetScore {
        unit: root.unit
        room: root.room
        score: root.score
        names: root.page.match.seating.names
    }
    atRight: Column {
        Words {
            text: qsTr("Strokes")
        }
        Large {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.score.strokes
        }
    }
}
