pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table

/// A stroke that crosses the rope: the rope lights up where it does, and the umpire signals.
Item {
    id: root

    required property HighlightView highlights
    required property BoardLayout geometry
    readonly property int strands: 26
    /// The angle where the ball crosses it, clockwise from the right, and the reach of the light to either side.
    readonly property real crossed: 2.62
    readonly property real reach: 0.42

    visible: highlights.running && highlights.shown.kind === "scores" && highlights.shown.to === "boundary"
    opacity: Math.min(1, highlights.light)
    objectName: "boundary"

    Repeater {
        model: root.visible ? root.strands : 0
        Rectangle {
            id: strand
            required property int index
            readonly property real share: index / (root.strands - 1) * 2 - 1
            readonly property point at: root.geometry.ropeAt(root.crossed + root.reach * share)
            readonly property point next: root.geometry.ropeAt(root.crossed + root.reach * (share + 2 / (root.strands - 1)))
            // It runs along the rope from there.
            visible: root.highlights.way > 0.4 + 0.5 * Math.abs(share)
            width: 1.25 * Math.hypot(next.x - at.x, next.y - at.y)
            height: root.geometry.cardHeight * 0.07
            radius: height / 2
            color: index % 2 === 0 ? Theme.lamp : Theme.chalk
            border.color: Theme.soot
            border.width: 1
            x: (at.x + next.x - width) / 2
            y: (at.y + next.y - height) / 2
            rotation: Math.atan2(next.y - at.y, next.x - at.x) * 180 / Math.PI + 14
        }
    }
    Cricketer {
        size: root.geometry.free * 0.2
        cap: Theme.chalk
        // The arm sweeps from side to side.
        arm: 90 + 34 * Math.sin(5 * Math.PI * root.highlights.way)
        x: root.geometry.pointOf("outfield").x - width / 2
        y: root.geometry.pointOf("outfield").y - 0.75 * height
    }
}
