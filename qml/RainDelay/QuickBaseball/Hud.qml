pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Table

/// The scoreboard above the stadium: inning and outs, line score with the batters to come, balls and
/// who is on base.
Scoreboard {
    id: root

    required property QuickBaseballAdapter score

    atLeft: InningSign {
        unit: root.unit
        inning: root.score.inning
        topHalf: root.score.top
        outs: root.score.outs
    }
    inMiddle: ScoreLines {
        unit: root.unit
        room: root.room
        score: root.score
        batters: root.score.batters
        reliefs: root.score.reliefs
    }
    atRight: Column {
        spacing: Theme.space(1)
        BaseSign {
            anchors.horizontalCenter: parent.horizontalCenter
            unit: root.unit
            runners: root.score.runners
        }
        Lamps {
            unit: root.unit
            label: qsTr("Balls")
            lit: root.score.balls
        }
    }
}
