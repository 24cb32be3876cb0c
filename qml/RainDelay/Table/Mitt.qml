pragma ComponentBehavior: Bound

import QtQuick

/// A fielder's glove, seen from inside: a ball ends in it.
Canvas {
    id: root

    property real size: 48

    width: size
    height: size
    renderStrategy: Canvas.Immediate
    onSizeChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        context.scale(width / 48, height / 48);
        context.lineCap = "round";
        const tips = [[7, 20], [14, 9], [24, 6], [34, 9], [43, 23]];
        for (const [color, more] of [["#262019", 3], ["#9c6533", 0]]) {
            context.strokeStyle = context.fillStyle = color;
            context.lineWidth = 8 + more;
            for (const [x, y] of tips) {
                context.beginPath();
                context.moveTo(24, 30);
                context.lineTo(x, y);
                context.stroke();
            }
            context.beginPath();
            context.arc(24, 30, 13 + more / 2, 0, 2 * Math.PI);
            context.fill();
        }
        context.fillStyle = "#7a4a22";
        context.beginPath();
        context.arc(24, 28, 8, 0, 2 * Math.PI);
        context.fill();
    }
}
