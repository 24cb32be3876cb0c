pragma ComponentBehavior: Bound

import QtQuick

/// A ring around something that is to be touched next. It pulses for about ten seconds, then stands still; without
/// movement it only stands.
Item {
    id: root

    /// The distance of the ring from what it surrounds.
    property real away: 5
    /// The corner of what it surrounds.
    property real corner: Theme.radius

    /// The time of one pulse, and how many there are.
    readonly property int beat: 6 * Theme.motion
    readonly property int beats: Math.round(10000 / Math.max(1, beat))
    readonly property bool pulsing: pulse.running

    /// Draws attention anew: something else is to be touched.
    function start(): void {
        pulse.stop();
        ring.opacity = 1;
        ring.grown = 0;
        if (root.visible && Theme.motion > 0)
            pulse.start();
    }

    onVisibleChanged: start()
    // (Once all that depends on it has changed.)
    onBeatChanged: Qt.callLater(start)
    Component.onCompleted: start()

    component Line: Rectangle {
        anchors.fill: parent
        color: "transparent"
    }
    Item {
        id: ring
        objectName: "cueRing"
        /// Pixels that it has grown by.
        property real grown: 0
        anchors.fill: parent
        anchors.margins: -root.away - grown

        Line {
            anchors.margins: -1
            radius: root.corner + root.away + 1
            border.color: Theme.soot
            border.width: 6
        }
        Line {
            radius: root.corner + root.away
            border.color: Theme.lamp
            border.width: 4
        }
    }
    SequentialAnimation {
        id: pulse
        loops: root.beats
        ParallelAnimation {
            NumberAnimation {
                target: ring
                property: "opacity"
                to: 0.45
                duration: root.beat / 2
                easing.type: Easing.InOutSine
            }
            NumberAnimation {
                target: ring
                property: "grown"
                to: Theme.space(1)
                duration: root.beat / 2
                easing.type: Easing.InOutSine
            }
        }
        ParallelAnimation {
            NumberAnimation {
                target: ring
                property: "opacity"
                to: 1
                duration: root.beat / 2
                easing.type: Easing.InOutSine
            }
            NumberAnimation {
                target: ring
                property: "grown"
                to: 0
                duration: root.beat / 2
                easing.type: Easing.InOutSine
            }
        }
    }
}
