pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The name plates: below at the left edge who is near, above who is far; of three, the third at the
/// right edge.
Repeater {
    id: root

    required property TablePage page
    required property TableLayout geometry
    /// The players' current roles, by seat.
    required property list<string> roles
    /// The largest share of the width that a plate takes.
    property real share: 0.2
    /// The largest size of the far one, 1 for 100 %.
    property real farUnit: 2

    /// The edge where the near one ends.
    property real nearEdge: geometry.height - geometry.below

    model: page.match.seating.names.length
    SeatPlate {
        required property int index
        readonly property bool near: index === root.geometry.nearSeat
        name: root.page.match.seating.names[index] ?? ""
        role: root.roles[index] ?? ""
        hasTurn: root.page.adapter.turnSeat === index
        unit: Math.min(Math.max(Theme.textScale, Math.min(1.3, root.page.sceneWidth / 1200)), near ? 2 : root.farUnit)
        width: Math.min(root.page.sceneWidth * root.share, 230 * Math.max(unit, Theme.textScale))
        x: root.geometry.fromNear(index) > 1 ? root.page.sceneWidth - width - Theme.space(2) : Theme.space(2)
        y: near ? root.nearEdge - height - Theme.space(2) : root.geometry.above + Theme.space(1)
    }
}
