pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table

/// A brawl while it is told: both benches run to the mound, and dust rises there.
Item {
    id: root

    required property HighlightView highlights
    required property BoardLayout geometry
    readonly property int players: 14
    readonly property int clouds: 13
    readonly property real size: geometry.cardWidth * 0.36
    readonly property point mound: geometry.pointOf("field.P")
    readonly property real way: highlights.way

    visible: highlights.running && highlights.shown.kind === "brawl"
    opacity: Math.min(1, highlights.light)
    objectName: "brawl"

    /// A player from above, who runs to the right: cap, peak and button.
    component Cap: Item {
        id: cap
        required property color colour
        width: root.size
        height: width
        Rectangle {
            x: parent.width * 0.52
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width * 0.62
            height: parent.height * 0.66
            radius: height / 2
            color: Qt.darker(cap.colour, 1.35)
            border.color: Theme.soot
            border.width: 1.5
        }
        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: cap.colour
            border.color: Theme.soot
            border.width: 1.5
        }
        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.2
            height: width
            radius: width / 2
            color: Theme.chalk
        }
    }

    Repeater {
        model: root.visible ? root.clouds : 0
        Rectangle {
            id: cloud
            required property int index
            readonly property real turn: index * 2.4
            // Some of it hides who is in it.
            z: index % 3 === 0 ? 1 : -1
            readonly property real away: root.geometry.cardWidth * 0.75 * Math.sqrt(index / root.clouds)
            width: root.geometry.cardWidth * (0.55 + 0.12 * (index % 4)) * root.way
            height: width
            radius: width / 2
            color: Qt.lighter("#cbb083", 1 + 0.06 * (index % 3))
            border.color: "#9c8157"
            border.width: 1
            opacity: 0.85
            x: root.mound.x + cloud.away * Math.cos(cloud.turn + root.way) - width / 2
            y: root.mound.y + 0.7 * cloud.away * Math.sin(cloud.turn + root.way) - height / 2
        }
    }
    Repeater {
        model: root.visible ? root.players : 0
        Cap {
            id: player
            required property int index
            readonly property int side: index % 2
            readonly property int rank: Math.floor(index / 2)
            readonly property real spread: 2 * Math.PI * index / root.players
            readonly property point from: root.geometry.pointOf("bench." + side)
            readonly property real reach: root.geometry.cardWidth * (0.5 + 0.6 * (index * 0.618 % 1))
            readonly property point to: Qt.point(root.mound.x + reach * Math.cos(spread), root.mound.y + 0.75 * reach * Math.sin(spread))
            // One after the other comes out of the dugout.
            readonly property real run: Math.max(0, Math.min(1, 1.5 * root.way - 0.08 * rank))
            colour: Theme.sides[side]
            x: from.x + (to.x - from.x) * run - width / 2
            y: from.y + (to.y - from.y) * run - height / 2
            // There it faces the others.
            rotation: (run < 1 ? Math.atan2(to.y - from.y, to.x - from.x) : spread + Math.PI) * 180 / Math.PI
        }
    }
}
