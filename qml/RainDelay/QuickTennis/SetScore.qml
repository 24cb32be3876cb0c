pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickTennis

/// Games of every set and points of the game, a row for each player; a ball marks who serves.
Column {
    id: root

    required property QuickTennisAdapter score
    /// By seat.
    required property list<string> names
    property real room: 400
    /// Size of what is written, 1 for 100 %.
    property real unit: Theme.textScale
    readonly property real cell: 30 * unit
    readonly property int sets: score.games0.length
    readonly property real nameWidth: Math.max(60 * unit, Math.min(150 * unit, room - (sets + 2.2) * cell))

    component Figure: Text {
        width: root.cell
        height: 27 * root.unit
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.fontIndex
        font.pixelSize: 22 * root.unit
        color: Theme.chalk
        textFormat: Text.PlainText
    }

    objectName: "lineScore"

    Repeater {
        model: 2
        Row {
            id: row
            required property int index
            readonly property string name: root.names[index] ?? ""
            readonly property list<int> games: index === 0 ? root.score.games0 : root.score.games1
            readonly property string points: root.score.points[index] ?? ""
            readonly property bool serves: root.score.server === index && !root.score.over
            Accessible.role: Accessible.StaticText
            Accessible.name: (serves ? qsTr("%1 serves: games %2, points %3") : qsTr("%1: games %2, points %3")).arg(name).arg(Array.from(games).join(", ")).arg(points)

            Item {
                width: 20 * root.unit
                height: 27 * root.unit
                Image {
                    visible: row.serves
                    anchors.verticalCenter: parent.verticalCenter
                    width: 14 * root.unit
                    height: width
                    source: "qrc:/assets/quick-tennis/art/serving.svg"
                    sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
                }
            }
            OneLine {
                width: root.nameWidth - 20 * root.unit
                height: 27 * root.unit
                verticalAlignment: Text.AlignVCenter
                text: row.name
                font.family: Theme.fontTitle
                font.weight: Font.DemiBold
                font.pixelSize: 16 * root.unit
                color: row.serves ? Theme.lamp : Theme.chalk
                textFormat: Text.PlainText
            }
            Repeater {
                model: row.games
                Figure {
                    required property int modelData
                    required property int index
                    text: modelData
                    color: index === root.sets - 1 ? Theme.chalk : Theme.chalkSoft
                }
            }
            Figure {
                visible: !root.score.over
                width: root.cell * 1.2
                text: row.points
                color: Theme.lamp
            }
        }
    }
}
