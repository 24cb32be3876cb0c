pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The drawn ground of a table, light or dark. The picture is made for the window's size, in steps,
/// so that a window being resized doesn't draw it anew all the time.
Item {
    id: root

    /// The path of the pictures: "<this>-light.svg" and "<this>-dark.svg".
    required property string picture
    /// The color where the picture isn't.
    required property color backdrop
    required property TableLayout geometry
    readonly property int step: 240
    readonly property int wide: Math.ceil(width * Screen.devicePixelRatio / step) * step

    anchors.fill: parent
    clip: true

    Rectangle {
        anchors.fill: parent
        color: root.backdrop
    }
    LargePicture {
        objectName: "ground"
        y: root.geometry.pictureY
        width: root.width
        height: root.geometry.pictureHeight
        file: "qrc:/assets/" + root.picture + (Theme.dark ? "-dark.svg" : "-light.svg")
        drawnSize: Qt.size(root.wide, 0)
        kept: LargePictures.ground
        smooth: true
        fillMode: Image.Stretch
    }
}
