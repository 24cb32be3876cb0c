pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit

/// The tests of a series, a row each: pitch, both sides' runs, result; and how many each has won.
Column {
    id: root

    required property CricketCardAdapter score
    required property list<string> names
    readonly property real runsWidth: width * 0.14

    spacing: Theme.space(1)

    component Cell: OneLine {
        property bool quiet: false
        color: quiet ? Theme.muted : Theme.ink
    }
    component Line: Row {
        id: line
        property alias test: number.text
        property alias pitch: runs.text
        property alias first: ofFirst.text
        property alias second: ofSecond.text
        property alias result: words.text
        property bool quiet: false
        Accessible.role: Accessible.StaticText
        Accessible.name: test + " " + pitch + " " + first + " " + second + " " + result

        Cell {
            id: number
            width: root.width * 0.13
            quiet: line.quiet
        }
        Cell {
            id: runs
            width: root.width * 0.11
            quiet: line.quiet
        }
        Cell {
            id: ofFirst
            width: root.runsWidth
            horizontalAlignment: Text.AlignRight
            quiet: line.quiet
        }
        Cell {
            id: ofSecond
            width: root.runsWidth
            horizontalAlignment: Text.AlignRight
            quiet: line.quiet
        }
        Cell {
            id: words
            width: root.width * 0.48
            leftPadding: Theme.space(5)
            wrapMode: Text.Wrap
            quiet: line.quiet
        }
    }

    Line {
        quiet: true
        test: qsTr("Test")
        pitch: qsTr("Pitch")
        first: root.names[0] ?? ""
        second: root.names[1] ?? ""
        result: qsTr("Result")
    }
    Repeater {
        model: root.score.cards
        Line {
            required property testCard modelData
            readonly property testCard card: modelData
            readonly property bool begun: card.number <= root.score.test
            objectName: "test." + card.number
            quiet: !begun
            test: card.number
            pitch: card.multiplier
            first: begun ? card.totals[0] : "–"
            second: begun ? card.totals[1] : "–"
            result: card.result !== "" ? card.result : begun ? qsTr("being played") : qsTr("to come")
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Line {
        objectName: "testsWon"
        test: qsTr("Won")
        first: root.score.won[0] ?? ""
        second: root.score.won[1] ?? ""
    }
}
