pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit

/// The line score as on a hand-operated scoreboard: innings, then runs, hits, errors. Of a long game
/// the latest innings are shown.
Item {
    id: root

    required property CooperstownAdapter score
    required property list<string> names
    property int room: 400
    /// Size of what is written, 1 for 100 %.
    property real unit: Theme.textScale
    property real cell: 24 * root.unit
    property real rowHeight: 23 * root.unit
    property color chalk: "#f6eed8"
    property color faint: "#a9b8a4"

    readonly property real nameWidth: Math.min(130 * root.unit, room * 0.34)
    readonly property real total: 30 * root.unit
    readonly property int fits: Math.max(3, Math.floor((room - nameWidth - 3 * total - 16) / cell))
    readonly property int innings: Math.max(score.innings, score.inning)
    readonly property int shown: Math.min(fits, innings)
    readonly property int first: Math.max(1, Math.min(score.inning - Math.floor(shown / 2), innings - shown + 1))

    implicitWidth: nameWidth + shown * cell + 3 * total + 12
    implicitHeight: 3 * rowHeight

    component Figure: Text {
        width: root.cell
        height: root.rowHeight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.fontIndex
        font.pixelSize: 19 * root.unit
        color: root.chalk
        textFormat: Text.PlainText
    }

    Rectangle {
        // The inning being played.
        visible: root.score.inning >= root.first && root.score.inning < root.first + root.shown && !root.score.over
        x: root.nameWidth + (root.score.inning - root.first) * root.cell
        width: root.cell
        height: parent.height
        radius: 3
        color: "#26fff6dc"
    }
    Row {
        x: root.nameWidth
        Repeater {
            model: root.shown
            Figure {
                required property int index
                text: root.first + index
                color: root.faint
                font.pixelSize: 15 * root.unit
            }
        }
        Item {
            width: 12
            height: 1
        }
        Repeater {
            model: [qsTr("R"), qsTr("H"), qsTr("E")]
            Figure {
                required property string modelData
                width: root.total
                text: modelData
                color: root.faint
                font.pixelSize: 15 * root.unit
            }
        }
    }
    Repeater {
        model: 2
        Item {
            id: line

            required property int index
            /// The visitors bat first and stand above.
            readonly property int seat: index === 0 ? 1 - root.score.homeSeat : root.score.homeSeat
            readonly property list<int> runs: seat === 0 ? root.score.runs0 : root.score.runs1

            y: (index + 1) * root.rowHeight
            width: root.width
            height: root.rowHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2 runs, %3 hits, %4 errors").arg(root.names[seat] ?? "").arg(root.score.runs[seat] ?? 0).arg(root.score.hits[seat] ?? 0).arg(root.score.errors[seat] ?? 0)

            Text {
                width: root.nameWidth - 8
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: root.names[line.seat] ?? ""
                elide: Text.ElideRight
                font.family: Theme.fontTitle
                font.weight: Font.DemiBold
                font.pixelSize: 16 * root.unit
                color: root.score.battingSeat === line.seat && !root.score.over ? "#ffd873" : root.chalk
                textFormat: Text.PlainText
            }
            Row {
                x: root.nameWidth
                Repeater {
                    model: root.shown
                    Figure {
                        required property int index
                        readonly property int runs: line.runs[root.first - 1 + index] ?? -1
                        text: runs >= 0 ? runs : runs === -2 ? "×" : ""
                        color: runs > 0 ? root.chalk : root.faint
                    }
                }
                Rectangle {
                    width: 12
                    height: root.rowHeight
                    color: "transparent"
                    Rectangle {
                        x: 5
                        width: 1
                        height: parent.height
                        color: "#40fff6dc"
                    }
                }
                Figure {
                    width: root.total
                    text: root.score.runs[line.seat] ?? 0
                    color: "#ffd873"
                    font.pixelSize: 22 * root.unit
                }
                Figure {
                    width: root.total
                    text: root.score.hits[line.seat] ?? 0
                }
                Figure {
                    width: root.total
                    text: root.score.errors[line.seat] ?? 0
                }
            }
        }
    }
}
