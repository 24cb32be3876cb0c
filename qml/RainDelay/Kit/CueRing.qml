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
    /// 1 at rest, 0 where it is faintest and widest.
    property real strength: 1

    /// Draws attention anew: something else is to be touched.
    function start(): void {
        pulse.stop();
        root.strength = 1;
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
    component Half: NumberAnimation {
        target: root
        property: "strength"
        duration: root.beat / 2
        easing.type: Easing.InOutSine
    }
    Item {
        id: ring
        objectName: "cueRing"
        anchors.fill: parent
        anchors.margins: -root.away - (1 - root.strength) * Theme.space(1)
        opacity: 0.7 + 0.3 * root.strength

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
        Half {
            to: 0
        }
        Half {
            to: 1
        }
    }
}
