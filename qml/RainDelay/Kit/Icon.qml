pragma ComponentBehavior: Bound

import QtQuick

/// A small line drawing on a grid of 24 × 24, in any colour.
Drawing {
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
        "scorebook": "M5 4 L19 4 L19 20 L5 20 Z M12 8 L16 12 L12 16 L8 12 Z",
        "copy": "M9 9 L19 9 L19 20 L9 20 Z M9 15 L5 15 L5 4 L15 4 L15 9",
        "print": "M7 9 L7 4 L17 4 L17 9 M7 17 L4 17 L4 9 L20 9 L20 17 L17 17 M7 14 L17 14 L17 20 L7 20 Z",
        "play": "M8 5 L18 12 L8 19 Z",
        "pause": "M8.5 6 L8.5 18 M15.5 6 L15.5 18",
        "stepOn": "M7 6 L15 12 L7 18 Z M18 6 L18 18",
        "stepBack": "M17 6 L9 12 L17 18 Z M6 6 L6 18",
        "onToMark": "M5 6 L11 12 L5 18 M12 6 L18 12 L12 18",
        "backToMark": "M12 6 L6 12 L12 18 M19 6 L13 12 L19 18",
        "redo": "M16 5 L20 9 L16 13 M20 9 L10 9 C6.5 9 4 11 4 14 C4 17 6.5 19 10 19 L15 19",
        "chart": "M4 20 L20 20 M7 16 L7 12 M12 16 L12 5 M17 16 L17 9",
        "check": "M5 12.5 L10 17.5 L19 7",
        "down": "M6 9.5 L12 15.5 L18 9.5",
        "sort": "M5 7 L19 7 M5 12 L15 12 M5 17 L11 17",
        "shelf": "M4 19 L20 19 M6 19 L6 6 M10 19 L10 6 M14 19 L14 6 M15.5 6.5 L20 18.5 M6 6 L10 6 M10 6 L14 6",
        "eye": "M3 12 C6.5 6.5 17.5 6.5 21 12 C17.5 17.5 6.5 17.5 3 12 M12 9.5 A2.5 2.5 0 1 0 12 14.5 A2.5 2.5 0 1 0 12 9.5",
        "pencil": "M5 19 L6 15 L16 5 L19 8 L9 18 Z M14 7 L17 10",
        "trash": "M5 7 L19 7 M9.5 7 L9.5 4.5 L14.5 4.5 L14.5 7 M7 7 L8 19.5 L16 19.5 L17 7 M10.5 10.5 L10.8 16 M13.5 10.5 L13.2 16",
        "out": "M12 15 L12 4 M8 8 L12 4 L16 8 M5 14 L5 19.5 L19 19.5 L19 14",
        "in": "M12 4 L12 15 M8 11 L12 15 L16 11 M5 14 L5 19.5 L19 19.5 L19 14",
        "folder": "M3.5 18.5 L3.5 6 L9.5 6 L11.5 8.5 L20.5 8.5 L20.5 18.5 Z",
        "newFolder": "M3.5 18.5 L3.5 6 L9.5 6 L11.5 8.5 L20.5 8.5 L20.5 18.5 Z M12 10.8 L12 16 M9.4 13.4 L14.6 13.4",
        "plus": "M12 5 L12 19 M5 12 L19 12",
        "up": "M12 19 L12 6 M6.5 11 L12 5.5 L17.5 11",
        "hint": "M9 17 C7 15.5 6 13.5 6 11 A6 6 0 0 1 18 11 C18 13.5 17 15.5 15 17 L15 18 L9 18 Z M10 21 L14 21",
        "warning": "M12 4 L21 19.5 L3 19.5 Z M12 10 L12 14.5 M12 17 L12.01 17",
        "error": "M12 3.5 A8.5 8.5 0 1 0 12 20.5 A8.5 8.5 0 1 0 12 3.5 M9 9 L15 15 M15 9 L9 15",
        "coach": "M8.5 8.5 A3.5 3.5 0 1 0 15.5 8.5 A3.5 3.5 0 1 0 8.5 8.5 M7.5 7 L18.5 7 M5 20 C5 15.5 8 14 12 14 C16 14 19 15.5 19 20",
        "cards": "M4 8.5 L10.5 5.5 L16 17 L9.5 20 Z M13 5 L18 4.5 L19.5 16"
    })

    implicitWidth: size
    implicitHeight: size
    path: paths[name] ?? ""
    stroke: color
}
