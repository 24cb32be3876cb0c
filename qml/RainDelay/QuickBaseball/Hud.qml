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
        line: root.score.line
    }
    inMiddle: LineScore {
        unit: root.unit
        room: root.room
        line: root.score.line
        names: root.page.match.seating.names
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
