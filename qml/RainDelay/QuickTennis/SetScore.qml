pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickTennis
import RainDelay.Table

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

    objectName: "lineScore"

    Repeater {
        model: 2
        Row {
            id: row
            required property int index
            readonly property list<int> games: index === 0 ? root.score.games0 : root.score.games1
            readonly property string points: root.score.points[index] ?? ""
            readonly property bool serves: root.score.server === index && !root.score.over

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
            ScoreRow {
                Accessible.name: (row.serves ? qsTr("%1 serves: games %2, points %3") : qsTr("%1: games %2, points %3")).arg(words).arg(Array.from(row.games).join(", ")).arg(row.points)
                words: root.names[row.index] ?? ""
                wordsWidth: root.nameWidth - 20 * root.unit
                figures: [...Array.from(row.games).map(String), ...root.score.over ? [] : [row.points]]
                columns: [...Array(root.sets).fill(root.cell), root.cell * 1.2]
                line: 27 * root.unit
                size: 16 * root.unit
                family: Theme.fontTitle
                weight: Font.DemiBold
                ink: row.serves ? Theme.lamp : Theme.chalk
                inks: [...Array(root.sets - 1).fill(Theme.chalkSoft), Theme.chalk, Theme.lamp]
                figureSize: 22 * root.unit
                figureFamily: Theme.fontIndex
                figureAlignment: Text.AlignHCenter
            }
        }
    }
}
