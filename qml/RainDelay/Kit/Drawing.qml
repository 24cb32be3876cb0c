pragma ComponentBehavior: Bound

import QtQuick

/// Lines and areas along an SVG's path, on a grid as large as `grid` that fills the item.
///
/// Not a Shape: in the software renderer those aren't clipped where a page scrolls, and Qt 6.4's end the program
/// where a page goes whose paths went before them.
Item {
    id: root

    property string path: ""
    property size grid: Qt.size(24, 24)
    property color stroke: "transparent"
    property color fill: "transparent"
    /// Units of the grid.
    property real strokeWidth: 2

    onPathChanged: canvas.requestPaint()
    onGridChanged: canvas.requestPaint()
    onStrokeChanged: canvas.requestPaint()
    onFillChanged: canvas.requestPaint()
    onStrokeWidthChanged: canvas.requestPaint()

    Canvas {
        id: canvas
        anchors.fill: parent
        renderStrategy: Canvas.Immediate
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.scale(width / root.grid.width, height / root.grid.height);
            context.strokeStyle = root.stroke;
            context.fillStyle = root.fill;
            context.lineWidth = root.strokeWidth;
            context.lineCap = "round";
            context.lineJoin = "round";
            context.path = root.path;
            if (root.fill.a > 0)
                context.fill();
            if (root.stroke.a > 0)
                context.stroke();
        }
    }
}
