pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A baseball.
Canvas {
    id: root

    property real size: 24

    width: size
    height: size
    renderStrategy: Canvas.Immediate
    onSizeChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        context.scale(width / 24, height / 24);
        context.fillStyle = Theme.chalk;
        context.strokeStyle = "#262019";
        context.lineWidth = 1.4;
        context.beginPath();
        context.arc(12, 12, 10.5, 0, 2 * Math.PI);
        context.fill();
        context.stroke();
        context.strokeStyle = "#b8432f";
        context.lineWidth = 1.3;
        for (const side of [-1, 1]) {
            context.beginPath();
            const middle = side > 0 ? Math.PI : 0;
            context.arc(12 + side * 13, 12, 8.5, middle - 0.85, middle + 0.85);
            context.stroke();
        }
    }
}
