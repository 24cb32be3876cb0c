pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The statistics of the chosen player: numbers, charts, the opponents, the last matches.
Column {
    id: root

    required property PlayerStatistics statistics
    readonly property int columns: width > 620 * Theme.textScale ? 2 : 1
    readonly property real columnWidth: (width - (columns - 1) * spacing) / columns
    /// The keyboard has come to this row.
    signal reached(Item row)
    /// One of the last matches is to be opened.
    signal opened(string matchId)

    /// The keyboard goes to the row of a match.
    function goTo(matchId: string): void {
        last.chosen = matchId;
        last.forceActiveFocus();
    }

    /// Tells again which row the keyboard is at, if it is at one.
    function tellReached(): void {
        last.tellReached();
    }

    spacing: Theme.space(6)

    component Tile: Panel {
        id: tile
        property string name: ""
        property string value: ""
        width: Math.max(128 * Theme.textScale, words.implicitWidth + Theme.space(6))
        height: number.implicitHeight + words.implicitHeight + Theme.space(4)
        Accessible.role: Accessible.StaticText
        Accessible.name: name + ": " + value
        Text {
            id: number
            x: Theme.space(3)
            y: Theme.space(2)
            text: tile.value
            font.family: Theme.fontIndex
            font.pixelSize: Theme.title
            color: Theme.ink
            textFormat: Text.PlainText
        }
        Label {
            id: words
            x: Theme.space(3)
            anchors.top: number.bottom
            text: tile.name
            font.pixelSize: Theme.small
            color: Theme.muted
        }
    }
    component Part: Column {
        property alias title: heading.text
        width: root.columnWidth
        spacing: Theme.space(3)
        Heading {
            id: heading
            font.pixelSize: Theme.large
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.space(2)
        Tile {
            objectName: "played"
            name: qsTr("Played")
            value: root.statistics.played
        }
        Tile {
            objectName: "won"
            name: qsTr("Won")
            value: qsTr("%1 (%2%)").arg(root.statistics.won).arg(Math.round(100 * root.statistics.won / Math.max(1, root.statistics.played)))
        }
        Tile {
            objectName: "lost"
            name: qsTr("Lost")
            value: root.statistics.lost
        }
        Tile {
            visible: root.statistics.tied > 0
            name: qsTr("Tied")
            value: root.statistics.tied
        }
        Tile {
            objectName: "winningStreak"
            name: qsTr("Longest winning streak")
            value: root.statistics.winningStreak
        }
        Tile {
            objectName: "losingStreak"
            name: qsTr("Longest losing streak")
            value: root.statistics.losingStreak
        }
        Tile {
            visible: Math.abs(root.statistics.streak) > 1
            name: root.statistics.streak > 0 ? qsTr("Current winning streak") : qsTr("Current losing streak")
            value: Math.abs(root.statistics.streak)
        }
    }
    Label {
        objectName: "onlyOne"
        visible: root.statistics.played === 1
        width: parent.width
        wrapMode: Text.Wrap
        color: Theme.muted
        text: qsTr("One match so far. Charts come with the second one.")
    }
    Flow {
        width: parent.width
        spacing: root.spacing
        Part {
            visible: root.statistics.played > 1
            title: qsTr("Won and lost over time")
            BarChart {
                objectName: "overTime"
                width: parent.width
                names: root.statistics.periods
                up: root.statistics.periodWon
                down: root.statistics.periodLost
                upWord: qsTr("%1 won")
                downWord: qsTr("%1 lost")
            }
        }
        Part {
            visible: root.statistics.ofOneGame && root.statistics.played > 1
            title: qsTr("Scores and how often")
            BarChart {
                objectName: "scores"
                width: parent.width
                names: root.statistics.scores
                up: root.statistics.scoreCounts
                upWord: qsTr("Matches: %1")
                upColor: Theme.dusk
            }
        }
        Part {
            visible: root.statistics.ofOneGame
            title: qsTr("Best and average")
            Column {
                width: parent.width
                Repeater {
                    model: root.statistics.factNames
                    Item {
                        id: fact
                        required property int index
                        required property string modelData
                        width: root.columnWidth
                        height: Math.max(name.implicitHeight, value.implicitHeight) + Theme.space(2)
                        Label {
                            id: name
                            width: parent.width * 0.4
                            wrapMode: Text.Wrap
                            text: fact.modelData
                            color: Theme.muted
                        }
                        Label {
                            id: value
                            anchors.right: parent.right
                            width: parent.width * 0.58
                            wrapMode: Text.Wrap
                            horizontalAlignment: Text.AlignRight
                            text: root.statistics.factValues[fact.index] ?? ""
                            font.weight: Font.DemiBold
                        }
                        Rectangle {
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.space(1)
                            width: parent.width
                            height: 1
                            color: Theme.line
                        }
                    }
                }
            }
        }
        Part {
            id: against
            title: qsTr("By opponent")
            OpponentTable {
                objectName: "opponents"
                width: parent.width
                Accessible.name: against.title
                statistics: root.statistics
            }
        }
        Part {
            id: latest
            title: root.statistics.played > 10 ? qsTr("The last ten") : qsTr("The last matches")
            LastMatches {
                id: last
                objectName: "lastMatches"
                width: parent.width
                Accessible.name: latest.title
                statistics: root.statistics
                onReached: row => root.reached(row)
                onOpened: matchId => root.opened(matchId)
            }
        }
    }
}
