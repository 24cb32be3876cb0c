pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A painted board of the scoreboard, as large as what is written on it.
Rectangle {
    id: root

    default property alias content: slot.data
    property real marginX: Theme.space(3)
    property real marginY: Theme.space(1.5)

    implicitWidth: slot.width + 2 * marginX
    implicitHeight: slot.height + 2 * marginY
    radius: 6
    color: Theme.board
    border.color: Theme.boardFrame
    border.width: 1.5

    Item {
        id: slot
        anchors.centerIn: parent
        // Whole pixels, so that letters are painted as they are meant.
        width: Math.ceil(childrenRect.width)
        height: Math.ceil(childrenRect.height)
    }
}
