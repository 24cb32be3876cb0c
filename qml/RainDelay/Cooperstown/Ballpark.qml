pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The drawn ballpark. The picture is made for the window's size, in steps, so that a window being
/// resized doesn't draw it anew all the time.
Item {
    id: root

    required property BoardLayout geometry
    readonly property int step: 240
    readonly property int wide: Math.ceil(width * Screen.devicePixelRatio / step) * step

    clip: true

    Rectangle {
        anchors.fill: parent
        color: Theme.dark ? "#0a0f1c" : "#5f6784"
    }
    Image {
        y: root.geometry.pictureY
        width: root.width
        height: root.geometry.pictureHeight
        source: "qrc:/assets/tarot-de-cooperstown/art/ballpark-" + (Theme.dark ? "dark" : "light") + ".svg"
        sourceSize.width: root.wide
        asynchronous: true
        smooth: true
        fillMode: Image.Stretch
    }
}
