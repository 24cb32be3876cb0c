pragma ComponentBehavior: Bound

import QtQuick

/// Shows where the keyboard is: a ring around its parent.
Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -3
    radius: Theme.radius + 3
    color: "transparent"
    border.color: Theme.focus
    border.width: 2
    visible: shown
}
