pragma ComponentBehavior: Bound

import QtQuick

/// A small line drawing on a grid of 24 × 24, in any colour.
Item {
    id: root

    required property string name
    property color color: Theme.ink
    property real size: Theme.body * 1.3

    readonly property var paths: ({
        "back": "M15 5 L8 12 L15 19",
        "close": "M6 6 L18 18 M18 6 L6 18",
        "gear": "M12 8.5 A3.5 3.5 0 1 0 12 15.5 A3.5 3.5 0 1 0 12 8.5 M12 3 L12 6 M12 18 L12 21 M3 12 L6 12 M18 12 L21 12 M5.6 5.6 L7.8 7.8 M16.2 16.2 L18.4 18.4 M5.6 18.4 L7.8 16.2 M16.2 7.8 L18.4 5.6",
        "book": "M12 6 C10 4.6 7 4.2 4 4.6 L4 18.4 C7 18 10 18.4 12 19.8 C14 18.4 17 18 20 18.4 L20 4.6 C17 4.2 14 4.6 12 6 L12 19.8",
        "undo": "M8 5 L4 9 L8 13 M4 9 L14 9 C17.5 9 20 11 20 14 C20 17 17.5 19 14 19 L9 19",
        "table": "M4 5 L20 5 L20 19 L4 19 Z M4 10 L20 10 M10 5 L10 19",
        "log": "M5 6 L19 6 M5 12 L19 12 M5 18 L14 18",
        "dice": "M5 5 L19 5 L19 19 L5 19 Z M9 9 L9.01 9 M15 15 L15.01 15 M12 12 L12.01 12",
        "play": "M8 5 L18 12 L8 19 Z",
        "check": "M5 12.5 L10 17.5 L19 7",
        "down": "M6 9.5 L12 15.5 L18 9.5",
        "sort": "M5 7 L19 7 M5 12 L15 12 M5 17 L11 17",
        "cards": "M4 8.5 L10.5 5.5 L16 17 L9.5 20 Z M13 5 L18 4.5 L19.5 16"
    })

    implicitWidth: size
    implicitHeight: size
    onColorChanged: canvas.requestPaint()
    onNameChanged: canvas.requestPaint()

    // Not a Shape: in the software renderer those aren't clipped where a page scrolls.
    Canvas {
        id: canvas
        anchors.fill: parent
        renderStrategy: Canvas.Immediate
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.scale(width / 24, height / 24);
            context.strokeStyle = root.color;
            context.lineWidth = 2;
            context.lineCap = "round";
            context.lineJoin = "round";
            context.path = root.paths[root.name] ?? "";
            context.stroke();
        }
    }
}
