pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A match's table in small; the game's box as long as there is no picture of it.
Rectangle {
    id: root

    property url picture
    property string gameId: ""
    property bool damaged: false
    readonly property bool hasPicture: picture.toString() !== ""

    color: Theme.paper
    border.color: Theme.line
    border.width: 1
    radius: 4

    Picture {
        objectName: "tablePicture"
        anchors.fill: parent
        anchors.margins: root.hasPicture ? 1 : 4
        visible: !sign.visible
        fillMode: root.hasPicture ? Image.PreserveAspectCrop : Image.PreserveAspectFit
        source: root.hasPicture ? root.picture : root.gameId !== "" ? "qrc:/assets/" + root.gameId + "/art/box.svg" : ""
        // A file of this name may have been drawn anew.
        cache: !root.hasPicture
    }
    Icon {
        id: sign
        anchors.centerIn: parent
        visible: root.damaged
        name: "warning"
        size: parent.height * 0.5
        color: Theme.danger
    }
}
