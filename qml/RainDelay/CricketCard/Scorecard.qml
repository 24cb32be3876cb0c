pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit
import RainDelay.Table

/// The scorecard of a test: a row an innings, with what each wicket brought, extras and total.
Column {
    id: root

    required property testCard test
    required property list<string> names
    property bool titled: false
    property real room: 800
    readonly property real nameWidth: room * 0.27
    readonly property real cell: room * 0.044
    readonly property list<real> columns: [...Array(10).fill(cell), (room - nameWidth - 10 * cell) / 2]
    readonly property int line: Math.round(Theme.body * 1.7)
    readonly property list<string> heads: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", qsTr("Extras"), qsTr("Total")]

    visible: test.innings.length > 0
    objectName: "lineScore"

    component Line: ScoreRow {
        wordsWidth: root.nameWidth
        columns: root.columns
        line: root.line
        figureFamily: Theme.fontIndex
        figureSize: Math.min(Theme.large, Math.round(root.cell * 0.56))
    }

    Label {
        visible: root.titled
        width: root.room
        text: qsTr("Test %1, %2 runs a point: %3").arg(root.test.number).arg(root.test.multiplier).arg(root.test.result === "" ? qsTr("being played") : root.test.result)
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    Line {
        words: qsTr("Wicket")
        figures: root.heads
        ink: Theme.muted
    }
    Repeater {
        model: root.test.innings
        Line {
            id: row
            required property inningsCard modelData
            readonly property inningsCard card: modelData
            readonly property string side: root.names[card.seat] ?? ""
            readonly property string sum: card.declared ? qsTr("%1 for %2 dec.").arg(card.total).arg(card.wickets) : card.wickets < 10 ? qsTr("%1 for %2").arg(card.total).arg(card.wickets) : card.total
            Accessible.name: qsTr("%1: %2, extras %3").arg(words).arg(sum).arg(card.extras)
            words: card.second ? qsTr("%1, 2nd").arg(side) : qsTr("%1, 1st").arg(side)
            figures: [...Array.from({length: 10}, (none, wicket) => (card.runs[wicket] ?? -1) < 0 ? "–" : String(card.runs[wicket])), String(card.extras), sum]
        }
    }
}
