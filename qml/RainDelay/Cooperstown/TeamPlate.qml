pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Table

/// A team's name plate at its dugout, with what it may still call on.
SeatPlate {
    id: root

    required property CooperstownAdapter score
    required property int seat
    readonly property bool batting: score.line.battingSeat === seat

    component Allowance: Lamps {
        unit: root.unit * 0.95
        size: 9 * root.unit
        glow: Theme.chalkSoft
    }

    hasTurn: score.turnSeat === seat
    side: Theme.sides[seat]
    role: !score.begun || score.over ? "" : batting ? qsTr("at bat") : qsTr("in the field")

    Allowance {
        visible: root.score.relieversAllowed > 0 && !root.batting
        label: qsTr("Relievers")
        lit: root.score.relievers[root.seat] ?? 0
        total: root.score.relieversAllowed
    }
    Allowance {
        visible: root.score.pinchHittersAllowed > 0 && root.batting
        label: qsTr("Hitters")
        lit: root.score.pinchHitters[root.seat] ?? 0
        total: root.score.pinchHittersAllowed
    }
    Allowance {
        visible: root.score.pinchRunnersAllowed > 0 && root.batting
        label: qsTr("Runner")
        lit: root.score.pinchRunners[root.seat] ?? 0
        total: root.score.pinchRunnersAllowed
    }
}
