pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table

/// A follow-on: two of the side that was at bat walk out again, to its wickets; between them both sides' totals are compared.
Item {
    id: root

    required property HighlightView highlights
    required property BoardLayout geometry
    readonly property real way: highlights.way
    readonly property real size: geometry.free * 0.26
    readonly property bool near: highlights.shown.seat === geometry.nearSeat

    visible: highlights.running && highlights.shown.kind === "follow-on"
    opacity: Math.min(1, highlights.light)
    objectName: "followOn"

    Repeater {
        model: root.visible ? [0, 1] : 0
        Cricketer {
            required property int modelData
            readonly property real from: -width
            readonly property real to: root.geometry.columnX(modelData === 0 ? 3 : 8)
            bats: true
            size: root.size
            cap: Theme.sides[root.highlights.shown.seat] ?? Theme.soot
            stride: 24 * Math.sin(9 * Math.PI * root.way + modelData)
            arm: -14 * Math.sin(9 * Math.PI * root.way + modelData)
            x: from + (to - from) * root.way - width / 2
            y: root.geometry.rowTop(root.near) + root.geometry.wicketHeight - height - root.size * 0.03 * Math.abs(Math.cos(9 * Math.PI * root.way + modelData))
        }
    }
}
