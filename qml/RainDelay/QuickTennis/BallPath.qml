pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The way of the ball that was struck: over the net to where it comes down, and the bounce after that.
Repeater {
    id: root

    required property BoardLayout geometry
    /// Quadrants, as places; empty: no ball is in the air.
    required property string from
    required property string to
    /// Its greatest height in flight, in pixels.
    required property real high
    /// Of a dot.
    required property real size
    readonly property int bounce: 4

    function feet(place: string): point {
        return Qt.point(geometry.boardX(geometry.feetX(place)), geometry.boardY(geometry.feetY(place)));
    }

    model: from !== "" && to !== "" ? 12 + bounce : 0
    Rectangle {
        required property int index
        readonly property bool bounced: index >= 12
        readonly property point start: root.feet(root.from)
        readonly property point end: root.feet(root.to)
        readonly property real share: bounced ? 1 + (index - 11) * 0.035 : (index + 1) / 12
        readonly property real rise: bounced ? 0.12 * Math.sin((index - 11) / (root.bounce + 1) * Math.PI) * root.geometry.unit * 130 : root.high * 4 * share * (1 - share) + root.geometry.unit * 34 * (1 - share)
        width: root.size
        height: width
        radius: width / 2
        z: 4
        color: bounced ? Theme.lamp : Theme.chalk
        border.color: Theme.soot
        border.width: 1
        x: start.x + (end.x - start.x) * share - width / 2
        y: start.y + (end.y - start.y) * share - rise - height / 2
    }
}
