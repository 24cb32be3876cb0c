pragma ComponentBehavior: Bound

import QtQuick

/// A wicket: three stumps and two bails, standing, or fallen apart. It stands on the middle of its
/// lower edge.
Item {
    id: root

    /// Its height, in pixels.
    property real size: 80
    /// 0: standing … 1: fallen.
    property real fallen: 0
    property color colour: "#e2b878"

    implicitWidth: size * 0.6
    implicitHeight: size

    component Wood: Rectangle {
        radius: width / 2
        color: root.colour
        border.color: "#5b3a1c"
        border.width: Math.max(1, root.size * 0.02)
    }
    Repeater {
        model: 3
        Wood {
            id: stump
            required property int index
            readonly property int side: stump.index - 1
            width: root.size * 0.1
            height: root.size * 0.95
            x: root.width / 2 + stump.side * root.size * 0.2 - width / 2
            y: root.height - height
            transform: Rotation {
                origin.x: stump.width / 2
                origin.y: stump.height
                angle: root.fallen * (stump.side === 0 ? -34 : stump.side * 22)
            }
        }
    }
    Repeater {
        model: [-1, 1]
        Wood {
            id: bail
            required property int modelData
            width: root.size * 0.2
            height: root.size * 0.07
            x: root.width / 2 + bail.modelData * root.size * (0.1 + 0.5 * root.fallen) - width / 2
            // (Up, and down to the ground.)
            y: root.height - root.size * (0.98 + 2.2 * root.fallen * (0.6 - root.fallen))
            rotation: bail.modelData * 200 * root.fallen
        }
    }
}
