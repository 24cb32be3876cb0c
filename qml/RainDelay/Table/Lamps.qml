pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A row of lamps with a word: how many of so many. Filled and hollow, not only bright and dark.
Row {
    id: root

    property string label: ""
    property int lit: 0
    property int total: 3
    /// Size of what is written, 1 for 100 %.
    property real unit: Theme.textScale
    property real size: 13 * root.unit
    property color glow: Theme.lamp

    spacing: size * 0.4
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 of %3").arg(label).arg(lit).arg(total)

    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: root.label
        font.family: Theme.fontBody
        font.weight: Font.Medium
        font.pixelSize: 13 * root.unit
        color: Theme.chalk
        textFormat: Text.PlainText
    }
    Repeater {
        model: root.total
        Rectangle {
            required property int index
            anchors.verticalCenter: parent.verticalCenter
            width: root.size
            height: root.size
            radius: root.size / 2
            color: index < root.lit ? root.glow : "transparent"
            border.color: index < root.lit ? Qt.lighter(root.glow, 1.25) : Theme.hollow
            border.width: 1.5
        }
    }
}
