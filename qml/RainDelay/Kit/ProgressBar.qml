pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// The share of something that is done, 0 to 1.
T.ProgressBar {
    id: root

    property string name: ""

    implicitWidth: 220
    implicitHeight: Theme.space(3)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: name
    background: Rectangle {
        radius: height / 2
        color: Theme.line
    }
    contentItem: Item {
        Rectangle {
            width: root.position * parent.width
            height: parent.height
            radius: height / 2
            color: Theme.grass
        }
    }
}
