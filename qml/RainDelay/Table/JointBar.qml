pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Two seats choose at once: each half of the bar has one seat's actions with their keys, and once
/// that seat has chosen only that it has. Escape takes a choice back.
Item {
    id: root

    required property MatchController match
    /// The height of the page: on a low one large type is set smaller, so that the table keeps a place.
    property real room: 800
    readonly property real shrink: Math.min(1, room / (500 * Theme.textScale))
    readonly property list<int> seats: match.decision.joint.seats

    visible: match.decision.joint.open
    implicitHeight: Math.max(left.implicitHeight, right.implicitHeight) + 2 * Theme.space(2)
    Accessible.role: Accessible.Grouping
    Accessible.name: match.decision.prompt

    JointSide {
        id: left
        anchors.left: parent.left
        anchors.right: middle.left
        anchors.margins: Theme.space(4)
        y: Theme.space(2)
        match: root.match
        shrink: root.shrink
        seat: root.seats[0] ?? -1
    }
    Rectangle {
        id: middle
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.space(2)
        width: 1
        height: parent.height - 2 * y
        color: Theme.line
    }
    JointSide {
        id: right
        anchors.left: middle.right
        anchors.right: parent.right
        anchors.margins: Theme.space(4)
        y: Theme.space(2)
        match: root.match
        shrink: root.shrink
        seat: root.seats[1] ?? -1
    }
    Shortcut {
        sequence: "Esc"
        enabled: root.visible && root.enabled && root.match.decision.joint.lockedSeats.length > 0
        onActivated: root.match.decision.joint.unlock(root.match.decision.joint.lockedSeats[0])
    }
}
