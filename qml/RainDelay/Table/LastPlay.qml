pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The last play in one line, below the scoreboard, whether the log is open or not.
Rectangle {
    id: root

    property string told: ""

    /// The width it would take to tell all of it.
    readonly property real wish: words.implicitWidth + 2 * Theme.space(3)

    visible: told !== ""
    implicitHeight: words.implicitHeight + 2 * Theme.space(0.5)
    radius: 6
    color: Theme.plate
    border.color: Theme.plateFrame
    border.width: 1
    Accessible.role: Accessible.StaticText
    Accessible.name: told
    objectName: "lastPlay"

    OneLine {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - 2 * Theme.space(3))
        text: root.told
        font.family: Theme.fontBody
        // (The log has it larger.)
        font.pixelSize: Math.min(Theme.small, 17)
        font.weight: Font.Medium
        color: Theme.chalk
    }
}
