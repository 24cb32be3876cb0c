pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Lines from the play that lies open to the zones that it tests, one for each time.
Item {
    id: root

    required property BoardLayout geometry
    /// Zones, 0 … 5.
    required property list<int> tested
    /// The time they take to grow.
    required property int motionMs

    Repeater {
        model: root.tested.length
        Rectangle {
            id: line
            required property int index
            readonly property int zone: root.tested[index] ?? 0
            readonly property var from: root.geometry.spotOf("play")
            readonly property var to: root.geometry.spotOf("zone." + "ABCDEF"[zone])
            readonly property real dx: root.geometry.boardX(to[0] - from[0])
            readonly property real dy: root.geometry.boardY(to[1] - from[1]) - root.geometry.above
            /// Several lines to one zone lie side by side.
            readonly property int before: Array.from(root.tested).slice(0, index).filter(z => z === zone).length
            readonly property int same: Array.from(root.tested).filter(z => z === zone).length
            readonly property real aside: (before - (same - 1) / 2) * 11 * root.geometry.unit
            property real grown: 0

            x: root.geometry.boardX(from[0])
            y: root.geometry.boardY(from[1]) - height / 2
            width: Math.hypot(dx, dy) * grown
            height: Math.max(4, 7 * root.geometry.unit)
            radius: height / 2
            color: Theme.mustard
            border.color: Theme.soot
            border.width: 1
            transformOrigin: Item.Left
            rotation: Theme.turned(Math.atan2(dy, dx) * 180 / Math.PI)
            transform: Translate {
                x: -line.aside * line.dy / Math.hypot(line.dx, line.dy)
                y: line.aside * line.dx / Math.hypot(line.dx, line.dy)
            }
            Component.onCompleted: grown = 1
            Behavior on grown {
                enabled: root.motionMs > 0
                NumberAnimation {
                    duration: root.motionMs
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}
