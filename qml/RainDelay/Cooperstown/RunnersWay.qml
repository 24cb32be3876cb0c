pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Shows each runner's next base: arrowheads on the base path, in the team's colour.
Repeater {
    id: root

    required property BoardLayout geometry
    /// True for first, second, third base if a runner is on it.
    required property list<bool> runners
    required property color colour
    readonly property list<string> stops: ["base.1", "base.2", "base.3", "home"]

    model: runners.length * 3
    Drawing {
        required property int index
        readonly property int base: Math.floor(index / 3)
        readonly property point from: root.geometry.pointOf(root.stops[base])
        readonly property point to: root.geometry.pointOf(root.stops[base + 1])
        readonly property real share: 0.4 + 0.1 * (index % 3)
        visible: root.runners[base] ?? false
        width: Math.round(root.geometry.cardWidth * 0.2)
        height: width
        x: from.x + (to.x - from.x) * share - width / 2
        y: from.y + (to.y - from.y) * share - height / 2
        rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
        objectName: "way." + (base + 1)
        grid: Qt.size(20, 20)
        path: "M1 1 L19 10 L1 19 L6.4 10 Z"
        stroke: Theme.chalk
        strokeWidth: 1.5 * grid.width / Math.max(1, width)
        fill: root.colour
    }
}
