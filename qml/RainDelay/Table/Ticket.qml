pragma ComponentBehavior: Bound

import QtQuick

/// A rain check: card stock with a stub, torn off along a row of holes. Card stock is the same by day
/// and by night.
Item {
    id: root

    /// The edge where the stub ends.
    property real stub: 0
    readonly property color stock: "#fbf4e1"
    readonly property color ink: "#262019"
    readonly property color muted: "#6b5f4e"
    readonly property color stamp: "#b8432f"

    onWidthChanged: paper.requestPaint()
    onHeightChanged: paper.requestPaint()
    onStubChanged: paper.requestPaint()

    // Not a Shape: those aren't clipped by the software renderer.
    Canvas {
        id: paper

        readonly property real notch: 15
        readonly property real corner: 10

        function outline(context: var, dx: real, dy: real): void {
            const w = root.width;
            const h = root.height;
            context.beginPath();
            context.moveTo(dx + corner, dy);
            context.lineTo(dx + root.stub - notch, dy);
            context.arc(dx + root.stub, dy, notch, Math.PI, 0, true);
            context.lineTo(dx + w - corner, dy);
            context.quadraticCurveTo(dx + w, dy, dx + w, dy + corner);
            context.lineTo(dx + w, dy + h - corner);
            context.quadraticCurveTo(dx + w, dy + h, dx + w - corner, dy + h);
            context.lineTo(dx + root.stub + notch, dy + h);
            context.arc(dx + root.stub, dy + h, notch, 0, Math.PI, true);
            context.lineTo(dx + corner, dy + h);
            context.quadraticCurveTo(dx, dy + h, dx, dy + h - corner);
            context.lineTo(dx, dy + corner);
            context.quadraticCurveTo(dx, dy, dx + corner, dy);
            context.closePath();
        }

        anchors.fill: parent
        anchors.margins: -24
        renderStrategy: Canvas.Immediate
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.translate(24, 24);
            outline(context, 7, 10);
            context.fillStyle = "#66141b30";
            context.fill();
            outline(context, 0, 0);
            context.fillStyle = root.stock;
            context.fill();
            context.strokeStyle = root.ink;
            context.lineWidth = 2.5;
            context.stroke();
            // The holes, and a hairline within the edge.
            context.fillStyle = "#b9a98a";
            for (let y = 28; y < root.height - 22; y += 13) {
                context.beginPath();
                context.arc(root.stub, y, 2.4, 0, 2 * Math.PI);
                context.fill();
            }
            context.strokeStyle = "#d9c7a0";
            context.lineWidth = 1.5;
            context.strokeRect(root.stub + 18, 12, root.width - root.stub - 30, root.height - 24);
            context.strokeRect(12, 12, root.stub - 30, root.height - 24);
        }
    }
}
