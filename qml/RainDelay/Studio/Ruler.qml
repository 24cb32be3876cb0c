pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A ruler in millimetres along an edge: 0 is where the card is trimmed.
Canvas {
    id: root

    /// Pixels a millimetre, where 0 lies, and how long the trimmed card is.
    property real scaleFactor: 1
    property real origin: 0
    property real length: 0
    property bool upright: false
    readonly property color ink: Theme.muted

    onScaleFactorChanged: requestPaint()
    onOriginChanged: requestPaint()
    onLengthChanged: requestPaint()
    onInkChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        context.strokeStyle = root.ink;
        context.fillStyle = root.ink;
        const type = Math.round(Theme.small * 0.8);
        context.font = type + "px '" + Theme.fontBody + "'";
        context.beginPath();
        const reach = root.upright ? root.width : root.height;
        // Figures keep off one another.
        const between = 10 * Math.ceil((1.3 * type + 6) / (10 * root.scaleFactor));
        const step = root.scaleFactor < 3 ? 5 : 1;
        for (let mm = 0; mm <= root.length + 0.01; mm += step) {
            const at = Math.round(root.origin + mm * root.scaleFactor) + 0.5;
            const tick = mm % 10 === 0 ? reach * 0.5 : mm % 5 === 0 ? reach * 0.35 : reach * 0.2;
            if (root.upright) {
                context.moveTo(reach, at);
                context.lineTo(reach - tick, at);
            } else {
                context.moveTo(at, reach);
                context.lineTo(at, reach - tick);
            }
            if (mm % between === 0)
                context.fillText(mm, root.upright ? 0 : at + 2, root.upright ? at - 2 : reach * 0.5);
        }
        context.stroke();
    }
}
