pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// A wicket that falls: the stumps lean apart, the bails fly.
Item {
    id: root

    required property HighlightView highlights
    property real size: 80
    /// How far it has fallen, 0 … 1.
    readonly property real fallen: Math.min(1, 1.6 * highlights.way)

    visible: highlights.running && highlights.shown.kind === "out"
    x: highlights.to.x
    y: highlights.to.y + size / 2
    opacity: Math.min(1, highlights.light)

    component Wood: Rectangle {
        radius: width / 2
        color: "#e2b878"
        border.color: "#5b3a1c"
        border.width: 1.5
    }
    Repeater {
        model: 3
        Wood {
            id: stump
            required property int index
            readonly property int side: stump.index - 1
            width: root.size * 0.1
            height: root.size * 0.95
            x: stump.side * root.size * 0.2 - width / 2
            y: -height
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
            x: bail.modelData * root.size * (0.1 + 0.5 * root.fallen) - width / 2
            y: -root.size * (0.98 + 0.9 * root.fallen * (1.5 - root.fallen))
            rotation: bail.modelData * 200 * root.fallen
        }
    }
}
