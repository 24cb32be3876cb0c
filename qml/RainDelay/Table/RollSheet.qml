pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The roll ledger: how often each sum of the dice came up, a bar each, against what so many throws
/// let one expect.
Sheet {
    id: root

    required property RollLedger ledger
    readonly property real highest: Math.max(1, ...ledger.counts, ...ledger.expected)
    readonly property real slot: chart.width / Math.max(1, ledger.counts.length)

    title: qsTr("Dice so far")
    preferredWidth: 620
    preferredHeight: 460
    objectName: "rolls"

    Label {
        id: words
        width: parent.width
        wrapMode: Text.Wrap
        color: Theme.muted
        text: root.ledger.throws === 0 ? qsTr("Nothing has been thrown yet.")
            : qsTr("%1 thrown, %2 on average. The bars: how often each sum came; the lines and small numbers: how often to expect it.").arg(root.ledger.throws).arg(root.ledger.average.toFixed(1))
    }
    Item {
        id: chart
        anchors.top: words.bottom
        anchors.topMargin: Theme.space(8)
        anchors.bottom: parent.bottom
        width: parent.width

        Repeater {
            model: root.ledger.counts.length
            Item {
                id: sum
                required property int index
                readonly property int count: root.ledger.counts[index] ?? 0
                readonly property real expected: root.ledger.expected[index] ?? 0
                readonly property real high: parent.height - number.height

                x: index * root.slot
                width: root.slot
                height: chart.height
                objectName: "rolls." + (root.ledger.lowest + index)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2, expected %3").arg(root.ledger.lowest + index).arg(count).arg(expected.toFixed(1))

                Rectangle {
                    id: bar
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: sum.high - height
                    width: parent.width * 0.7
                    height: sum.high * sum.count / root.highest
                    radius: 3
                    color: Theme.brick
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    // Above the bar and the line.
                    y: Math.min(bar.y, line.y) - height
                    text: sum.count
                    font.family: Theme.fontIndex
                    font.pixelSize: Theme.large
                    color: Theme.ink
                    textFormat: Text.PlainText
                }
                Rectangle {
                    id: line
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: sum.high * (1 - sum.expected / root.highest) - height / 2
                    width: parent.width * 0.9
                    height: 4
                    radius: 2
                    color: Theme.dusk
                    border.color: Theme.surface
                    border.width: 1
                }
                Column {
                    id: number
                    anchors.bottom: parent.bottom
                    topPadding: Theme.space(1)
                    width: parent.width
                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: root.ledger.lowest + sum.index
                        font.weight: Font.DemiBold
                    }
                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: sum.expected.toFixed(1)
                        color: Theme.dusk
                        font.pixelSize: Theme.small
                    }
                }
            }
        }
    }
}
