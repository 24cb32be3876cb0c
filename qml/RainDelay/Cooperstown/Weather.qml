pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table

/// Rain over the ballpark while it is told.
Item {
    id: root

    required property HighlightView highlights
    /// The highlight that brings it.
    required property string kind
    /// Each is a part of the window that is painted anew: twice as many take four times as long.
    readonly property int drops: 30

    visible: highlights.running && highlights.shown.kind === kind
    objectName: kind
    Rectangle {
        anchors.fill: parent
        color: "#1b2a3d"
        opacity: 0.45 * Math.min(1, root.highlights.light)
    }
    Repeater {
        model: root.visible ? root.drops : 0
        Rectangle {
            required property int index
            /// Drops fall at three speeds, from anywhere.
            readonly property real fall: (index * 0.377 + root.highlights.way * (3 + index % 3)) % 1
            width: 2
            height: root.height * 0.055
            rotation: 12
            color: Theme.lampCool
            opacity: 0.75
            x: root.width * (index * 0.618 % 1) - fall * root.height * 0.2
            y: fall * (root.height - height)
        }
    }
}
