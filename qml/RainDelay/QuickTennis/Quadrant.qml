pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table

/// A quadrant of the court: its number on the clay, who stands there and the ball, and a mark where
/// a shot will come down.
PlaceArea {
    id: root

    required property int number
    required property BoardLayout geometry
    required property bool aimedAt
    /// Whoever receives can get here.
    required property bool reached
    required property color side
    /// The ball lies here, and nobody has it.
    required property bool loose

    readonly property int row: geometry.rowOf(placeId)
    readonly property real upper: geometry.lines[row]
    readonly property real lower: geometry.lines[row + 1]
    /// The narrower of its two ends: a drop beside it is a drop beside the court.
    readonly property real wide: geometry.halfWidth(upper) - 8
    /// The extra width of its nearer end.
    readonly property real spread: geometry.boardX(geometry.halfWidth(lower) - geometry.halfWidth(upper)) * 0.92
    readonly property real feetX: geometry.boardX(geometry.feetX(placeId))
    readonly property real feetY: geometry.boardY(geometry.feetY(placeId))

    // Pieces stand on their feet; the second one, the ball, comes to the racket.
    cardScale: geometry.figureWidth(placeId) / cardWidth
    centreX: feetX
    centreY: feetY - 0.45 * cardHeight * cardScale
    stepX: 0.56 * cardScale
    stepY: 0.06 * cardScale
    sink: loose ? 0.37 : 0
    z: 1 + row

    width: geometry.boardX(wide)
    height: geometry.boardY(lower) - geometry.boardY(upper) - 12 * geometry.unitY
    x: geometry.boardX(640) + (geometry.isLeft(placeId) ? -width - 5 * geometry.unitX : 5 * geometry.unitX)
    y: geometry.boardY(upper) + 6 * geometry.unitY

    // Within reach: the ground has the colour of the one who may run there.
    Drawing {
        readonly property real line: 2
        /// The place's left and right lower corners; its own space begins that much before it.
        readonly property real before: root.spread + line
        readonly property real leftFoot: before - (root.geometry.isLeft(root.placeId) ? root.spread : 0)
        readonly property real rightFoot: before + root.width + (root.geometry.isLeft(root.placeId) ? 0 : root.spread)
        x: -before
        y: -line
        width: root.width + 2 * before
        height: root.height + 2 * line
        grid: Qt.size(width, height)
        visible: root.reached
        objectName: "reach"
        path: `M${before} ${line} H${before + root.width} L${rightFoot} ${line + root.height} H${leftFoot} Z`
        stroke: root.side
        strokeWidth: line
        fill: Qt.rgba(root.side.r, root.side.g, root.side.b, 0.28)
    }
    Text {
        readonly property bool onLeft: root.geometry.isLeft(root.placeId)
        x: onLeft ? root.width * 0.88 - width / 2 : root.width * 0.12 - width / 2
        y: root.feetY - root.y - height * 0.72
        text: root.number
        font.family: Theme.fontIndex
        font.pixelSize: Math.round(root.height * 0.52)
        color: Theme.chalk
        style: Text.Outline
        styleColor: Theme.soot
        textFormat: Text.PlainText
    }
    // The ball's landing spot: a ring on the ground.
    Rectangle {
        visible: root.aimedAt
        width: root.cardWidth * root.cardScale * 1.15
        height: width
        x: root.feetX - root.x - width / 2
        y: root.feetY - root.y - height / 2
        radius: width / 2
        color: Qt.rgba(Theme.mustard.r, Theme.mustard.g, Theme.mustard.b, 0.35)
        border.color: Theme.mustard
        border.width: 6
        transform: Scale {
            origin.y: root.cardWidth * root.cardScale * 0.575
            yScale: 0.38
        }
    }
}
