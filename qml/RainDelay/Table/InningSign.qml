pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The inning with an arrow for its half, and the outs as lamps.
Row {
    id: root

    required property inningScore line
    /// Size of what is written, 1 for 100 %.
    property real unit: Theme.textScale

    spacing: Theme.space(3)
    Accessible.role: Accessible.StaticText
    Accessible.name: (line.top ? qsTr("Top of inning %1") : qsTr("Bottom of inning %1")).arg(line.inning)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: 7 * root.unit
        Column {
            anchors.verticalCenter: parent.verticalCenter
            scale: root.unit
            Repeater {
                model: ["M8 2 L15 14 L1 14 Z", "M1 3 L15 3 L8 15 Z"]
                Drawing {
                    required property int index
                    required property string modelData
                    readonly property bool now: root.line.top === (index === 0)
                    width: 16
                    height: 17
                    grid: Qt.size(width, height)
                    path: modelData
                    stroke: now ? Theme.lamp : Theme.hollow
                    fill: now ? Theme.lamp : "transparent"
                    strokeWidth: 1.5
                }
            }
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: root.line.inning
            font.family: Theme.fontIndex
            font.pixelSize: 44 * root.unit
            color: Theme.chalk
            textFormat: Text.PlainText
        }
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
        Text {
            text: root.line.top ? qsTr("Top") : qsTr("Bottom")
            font.family: Theme.fontBody
            font.pixelSize: 13 * root.unit
            color: Theme.chalkSoft
            textFormat: Text.PlainText
        }
        Lamps {
            label: qsTr("Out")
            unit: root.unit
            lit: root.line.outs
            total: 3
        }
    }
}
