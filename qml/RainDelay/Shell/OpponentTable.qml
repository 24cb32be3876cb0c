pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// How a player's matches ended, by opponent: a row each, a column for what was won, lost and tied.
Column {
    id: root

    required property PlayerStatistics statistics
    readonly property bool anyTied: Math.max(0, ...root.statistics.opponentsTied) > 0
    readonly property var words: root.anyTied ? [qsTr("Won"), qsTr("Lost"), qsTr("Tied")] : [qsTr("Won"), qsTr("Lost")]
    /// Of the columns. (A call creates no binding, so the type's size is named.)
    readonly property list<real> widths: metrics.font.pixelSize === 0 ? [] : root.words.map(word => Math.max(40 * Theme.textScale, metrics.advanceWidth(word) + Theme.space(4)))

    component Line: Item {
        id: row
        property string name: ""
        property var figures: []
        property color color: Theme.ink
        property int size: Theme.body
        width: root.width
        height: label.implicitHeight + Theme.space(2)
        Label {
            id: label
            anchors.left: parent.left
            anchors.right: numbers.left
            text: row.name
            wrapMode: Text.Wrap
            color: row.color
            font.pixelSize: row.size
        }
        Row {
            id: numbers
            anchors.right: parent.right
            Repeater {
                model: row.figures.length
                Label {
                    required property int index
                    width: root.widths[index] ?? 0
                    horizontalAlignment: Text.AlignRight
                    text: row.figures[index] ?? ""
                    color: row.color
                    font.pixelSize: row.size
                    font.weight: row.size === Theme.body ? Font.DemiBold : Font.Normal
                }
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space(1)
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    Accessible.role: Accessible.Table
    FontMetrics {
        id: metrics
        font.family: Theme.fontBody
        font.pixelSize: Theme.small
    }
    Line {
        figures: root.words
        color: Theme.muted
        size: Theme.small
    }
    Repeater {
        model: root.statistics.opponents.length
        Line {
            required property int index
            objectName: "opponent." + index
            name: root.statistics.opponents[index] ?? ""
            figures: [root.statistics.opponentsWon[index] ?? 0, root.statistics.opponentsLost[index] ?? 0, root.statistics.opponentsTied[index] ?? 0].slice(0, root.words.length)
            Accessible.role: Accessible.StaticText
            Accessible.name: name + ": " + figures.map((figure, column) => root.words[column] + " " + figure).join(", ")
        }
    }
}
