pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Table

/// The scoreboard above the ballpark: inning and outs, line score, rain and brawls.
Scoreboard {
    id: root

    required property CooperstownAdapter score

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
        spacing: Theme.space(1.5)
        Lamps {
            anchors.right: parent.right
            unit: root.unit
            label: qsTr("Rain")
            lit: root.score.whiffs
            glow: Theme.lampCool
        }
        Lamps {
            anchors.right: parent.right
            unit: root.unit
            label: qsTr("Brawl")
            lit: root.score.beanballs
            glow: Theme.lampWarm
        }
    }
}
