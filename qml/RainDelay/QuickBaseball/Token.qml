pragma ComponentBehavior: Bound

import QtQuick

/// A border's mark: its colour, and the shape that tells it without colour.
Image {
    id: root

    /// `red`, `blue`, `green` or `yellow`; empty: nothing.
    required property string border
    property real size: 24

    width: size
    height: size
    visible: border !== ""
    source: border === "" ? "" : "qrc:/assets/quick-baseball/art/token-" + border + ".svg"
    sourceSize: Qt.size(Math.ceil(size), Math.ceil(size))
}
