pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// A thin scroll bar, shown while there is something to scroll.
T.ScrollBar {
    id: root

    implicitWidth: 10
    implicitHeight: 10
    padding: 2
    visible: size < 1
    minimumSize: 0.08

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: Theme.muted
        opacity: root.pressed ? 0.9 : root.hovered ? 0.7 : 0.4
    }
}
