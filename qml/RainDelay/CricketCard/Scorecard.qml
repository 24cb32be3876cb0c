pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit

/// The scorecard of a test: a row an innings, with what each wicket brought, extras and total.
Column {
    id: root

    required property testCard test
    required property list<string> names
    property bool titled: false
    property real room: 800
    readonly property real nameWidth: room * 0.27
    readonly property real cell: room * 0.044
    readonly property real wide: (room - nameWidth - 10 * cell) / 2
    readonly property int line: Math.round(Theme.body * 1.7)
    readonly property list<string> heads: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", qsTr("Extras"), qsTr("Total")]

    visible: test.innings.length > 0
    objectName: "lineScore"

    component Cell: Text {
        required property int index
        width: index < 10 ? root.cell : root.wide
        height: root.line
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        font.family: Theme.fontIndex
        font.pixelSize: Math.min(Theme.large, Math.round(root.cell * 0.56))
        color: Theme.ink
        textFormat: Text.PlainText
    }

    Label {
        visible: root.titled
        width: root.room
        text: qsTr("Test %1, %2 runs a point: %3").arg(root.test.number).arg(root.test.multiplier).arg(root.test.result === "" ? qsTr("being played") : root.test.result)
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    Row {
        Label {
            width: root.nameWidth
            height: root.line
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Wicket")
            color: Theme.muted
            horizontalAlignment: Text.AlignRight
        }
        Repeater {
            model: root.heads
            Cell {
                required property string modelData
                text: modelData
                color: Theme.muted
            }
        }
    }
    Repeater {
        model: root.test.innings
        Row {
            id: row
            required property inningsCard modelData
            readonly property inningsCard card: modelData
            readonly property string side: root.names[card.seat] ?? ""
            readonly property string which: card.second ? qsTr("%1, 2nd").arg(side) : qsTr("%1, 1st").arg(side)
            readonly property string sum: card.declared ? qsTr("%1 for %2 dec.").arg(card.total).arg(card.wickets) : card.wickets < 10 ? qsTr("%1 for %2").arg(card.total).arg(card.wickets) : card.total
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2, extras %3").arg(which).arg(sum).arg(card.extras)
            OneLine {
                width: root.nameWidth
                height: root.line
                verticalAlignment: Text.AlignVCenter
                text: row.which
            }
            Repeater {
                model: 12
                Cell {
                    readonly property int brought: index < 10 ? row.card.runs[index] ?? -1 : 0
                    text: index === 10 ? row.card.extras : index === 11 ? row.sum : brought < 0 ? "–" : brought
                }
            }
        }
    }
}
