pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit

/// The score of the test: each side's two innings and their sum.
Grid {
    id: root

    required property CricketCardAdapter score
    property real unit: Theme.textScale
    /// The most width it may take.
    property real room: 600
    readonly property real cell: Math.floor(Math.min(82 * unit, room * 0.2))
    readonly property list<string> names: score.match ? score.match.seating.names : []

    columns: 4
    columnSpacing: 4 * unit
    rowSpacing: 2 * unit

    component Head: Text {
        width: root.cell
        horizontalAlignment: Text.AlignHCenter
        font.family: Theme.fontBody
        font.pixelSize: Math.round(11.5 * root.unit)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.chalkSoft
        textFormat: Text.PlainText
    }
    component Name: OneLine {
        required property int seat
        readonly property string side: root.names[seat] ?? ""
        readonly property bool batting: root.score.battingSeat === seat
        width: Math.max(60, Math.min(150 * root.unit, root.room - 3 * (root.cell + root.columnSpacing)))
        text: batting ? "● " + side : side
        font.family: Theme.fontTitle
        font.weight: Font.DemiBold
        font.pixelSize: Math.round(16 * root.unit)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        color: batting ? Theme.lamp : Theme.chalk
        textFormat: Text.PlainText
    }
    component Figure: Text {
        width: root.cell
        horizontalAlignment: Text.AlignHCenter
        font.family: Theme.fontIndex
        font.pixelSize: Math.round(20 * root.unit)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.chalk
        textFormat: Text.PlainText
    }

    Head {
        width: 1
        text: ""
    }
    Head {
        text: qsTr("1st innings")
    }
    Head {
        text: qsTr("2nd innings")
    }
    Head {
        text: qsTr("Total")
    }
    Name {
        seat: 0
    }
    Figure {
        text: root.score.scores0[0] ?? ""
        objectName: "score.0.1"
    }
    Figure {
        text: root.score.scores0[1] ?? ""
    }
    Figure {
        text: root.score.totals[0] ?? ""
        color: Theme.lamp
    }
    Name {
        seat: 1
    }
    Figure {
        text: root.score.scores1[0] ?? ""
    }
    Figure {
        text: root.score.scores1[1] ?? ""
    }
    Figure {
        text: root.score.totals[1] ?? ""
        color: Theme.lamp
    }
}
