pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Somebody in white on the ground, seen from the side: an umpire who signals, or with a bat one who
/// walks out to the crease. It stands on the middle of its lower edge.
Item {
    id: root

    /// Its height, in pixels.
    property real size: 120
    /// The angle between the legs, in degrees.
    property real stride: 0
    /// The angle of the arm, in degrees: 0 hangs down, 90 points to the left.
    property real arm: 0
    property bool bats: false
    property color cap: Theme.soot

    implicitWidth: size * 0.5
    implicitHeight: size

    /// A limb or a bat, which hangs from where it is put.
    component Limb: Rectangle {
        required property real angle
        radius: width / 2
        color: Theme.chalk
        border.color: Theme.soot
        border.width: Math.max(1, root.size * 0.012)
        transformOrigin: Item.Top
        rotation: angle
    }
    Repeater {
        model: [1, -1]
        Limb {
            required property int modelData
            angle: modelData * root.stride
            width: root.size * (root.bats ? 0.13 : 0.1)
            height: root.size * 0.42
            x: root.width / 2 - width / 2
            y: root.size * 0.58
            color: root.bats ? Theme.chalk : "#3a3530"
        }
    }
    Limb {
        visible: root.bats
        angle: -38
        width: root.size * 0.12
        height: root.size * 0.5
        x: root.width * 0.62 - width / 2
        y: root.size * 0.46
        radius: width * 0.3
        color: "#e2b878"
        border.color: "#5b3a1c"
    }
    Rectangle {
        width: root.size * 0.25
        height: root.size * (root.bats ? 0.38 : 0.5)
        x: (root.width - width) / 2
        y: root.size * 0.22
        radius: width * 0.35
        color: Theme.chalk
        border.color: Theme.soot
        border.width: Math.max(1, root.size * 0.012)
    }
    Limb {
        angle: root.arm
        width: root.size * 0.09
        height: root.size * 0.36
        x: root.width / 2 - width / 2
        y: root.size * 0.27
    }
    Rectangle {
        width: root.size * 0.17
        height: width
        radius: width / 2
        x: (root.width - width) / 2
        y: root.size * 0.06
        color: "#d9a77c"
        border.color: Theme.soot
        border.width: Math.max(1, root.size * 0.012)
    }
    Rectangle {
        width: root.size * 0.19
        height: root.size * 0.09
        x: (root.width - width) / 2
        y: root.size * 0.03
        radius: height / 2
        color: root.cap
        border.color: Theme.soot
        border.width: Math.max(1, root.size * 0.012)
    }
    Rectangle {
        width: root.size * (root.bats ? 0.2 : 0.3)
        height: root.size * 0.03
        x: root.bats ? (root.width - root.size * 0.19) / 2 : (root.width - width) / 2
        y: root.size * 0.105
        radius: height / 2
        color: root.cap
        border.color: Theme.soot
        border.width: 1
    }
}
