pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The line score as on a hand-operated scoreboard: innings, then totals such as runs, hits, errors.
/// Of a long game the latest innings are shown.
Item {
    id: root

    /// By seat.
    required property list<string> names
    required property inningScore line
    readonly property list<string> totalLetters: [qsTr("R"), qsTr("H"), qsTr("E")].slice(0, line.totals0.length)
    readonly property list<string> totalWords: [qsTr("runs"), qsTr("hits"), qsTr("errors")].slice(0, line.totals0.length)

    /// By seat, the number of who bats or bats next, in the small square; empty: none is shown.
    property list<int> batters
    /// By seat, whether the relief pitcher is in.
    property list<bool> reliefs

    property int room: 400
    /// Size of what is written, 1 for 100 %.
    property real unit: Theme.textScale
    property real cell: 24 * root.unit
    property real rowHeight: 23 * root.unit

    readonly property real marksWidth: (batters.length > 0 ? 26 : 0) * unit + (reliefs.length > 0 ? 26 : 0) * unit
    /// A name gives way to three innings and the totals.
    readonly property real nameWidth: Math.max(56 * unit, Math.min(130 * unit, room * 0.34, room - 3 * cell - totalsWidth - 12 - marksWidth)) + marksWidth
    readonly property real total: 30 * root.unit
    readonly property real totalsWidth: total * totalLetters.length
    readonly property int fits: Math.max(2, Math.floor((room - nameWidth - totalsWidth - 16) / cell))
    readonly property int last: Math.max(line.innings, line.inning)
    readonly property int shown: Math.min(fits, last - line.first + 1)
    readonly property int first: Math.max(line.first, Math.min(line.inning - Math.floor(shown / 2), last - shown + 1))

    objectName: "lineScore"
    implicitWidth: nameWidth + shown * cell + totalsWidth + 12
    implicitHeight: 3 * rowHeight

    component Figure: Text {
        width: root.cell
        height: root.rowHeight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.fontIndex
        font.pixelSize: 19 * root.unit
        color: Theme.chalk
        textFormat: Text.PlainText
    }

    component Mark: Rectangle {
        property alias text: mark.text
        property alias textColor: mark.color

        y: root.rowHeight * 0.1
        width: 22 * root.unit
        height: root.rowHeight * 0.8
        radius: 2
        color: "transparent"
        border.color: Theme.chalkSoft
        border.width: 1
        Text {
            id: mark
            anchors.centerIn: parent
            font.family: Theme.fontIndex
            font.pixelSize: 15 * root.unit
            color: Theme.chalk
            textFormat: Text.PlainText
        }
    }

    Rectangle {
        // The inning being played.
        visible: root.line.inning >= root.first && root.line.inning < root.first + root.shown && !root.line.over
        x: root.nameWidth + (root.line.inning - root.first) * root.cell
        width: root.cell
        height: parent.height
        radius: 3
        color: Theme.boardPointed
    }
    Row {
        x: root.nameWidth
        Repeater {
            model: root.shown
            Figure {
                required property int index
                text: root.first + index
                color: Theme.chalkSoft
                font.pixelSize: 15 * root.unit
            }
        }
        Item {
            width: 12
            height: 1
        }
        Repeater {
            model: root.totalLetters
            Figure {
                required property string modelData
                width: root.total
                text: modelData
                color: Theme.chalkSoft
                font.pixelSize: 15 * root.unit
            }
        }
    }
    Repeater {
        model: 2
        Item {
            id: row

            required property int index
            /// The visitors bat first and stand above.
            readonly property int seat: index === 0 ? 1 - root.line.homeSeat : root.line.homeSeat
            readonly property list<int> runs: seat === 0 ? root.line.runs0 : root.line.runs1
            readonly property list<string> facts: [
                ...Array.from(root.totalWords).map((word, i) => (totals[i] ?? 0) + " " + word),
                ...(root.batters.length > 0 ? [qsTr("number %1 bats").arg(root.batters[seat] ?? 0)] : []),
                ...(root.reliefs[seat] ? [qsTr("the relief pitcher is in")] : [])
            ]
            readonly property bool batting: root.line.battingSeat === seat && !root.line.over
            readonly property list<int> totals: seat === 0 ? root.line.totals0 : root.line.totals1

            y: (index + 1) * root.rowHeight
            width: root.width
            height: root.rowHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: (root.names[seat] ?? "") + ": " + Array.from(facts).join(", ")

            OneLine {
                width: root.nameWidth - root.marksWidth - 8
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: (row.batting ? "● " : "") + (root.names[row.seat] ?? "")
                font.family: Theme.fontTitle
                font.weight: Font.DemiBold
                font.pixelSize: 16 * root.unit
                color: row.batting ? Theme.lamp : Theme.chalk
                textFormat: Text.PlainText
            }
            Mark {
                visible: root.reliefs[row.seat] ?? false
                x: root.nameWidth - root.marksWidth
                text: qsTr("RP", "the relief pitcher is in")
                color: Theme.lamp
                textColor: Theme.board
            }
            Mark {
                visible: root.batters.length > 0
                x: root.nameWidth - 28 * root.unit
                text: root.batters[row.seat] ?? ""
            }
            Row {
                x: root.nameWidth
                Repeater {
                    model: root.shown
                    Figure {
                        required property int index
                        readonly property int runs: row.runs[root.first - root.line.first + index] ?? -1
                        text: runs >= 0 ? runs : runs === -2 ? "×" : ""
                        color: runs > 0 ? Theme.chalk : Theme.chalkSoft
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
                        color: Theme.plateFrame
                    }
                }
                Repeater {
                    model: root.totalLetters.length
                    Figure {
                        required property int index
                        width: root.total
                        text: row.totals[index] ?? 0
                        color: index === 0 ? Theme.lamp : Theme.chalk
                        font.pixelSize: (index === 0 ? 22 : 19) * root.unit
                    }
                }
            }
        }
    }
}
