pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.RallyBird

/// A help for who lays the Gloves: for each two zones, or one zone twice, what they add up to, and
/// how many of 36 throws are less, equal, more. Pointed at, it says so in words.
Rectangle {
    id: root

    required property RallyBirdAdapter score
    property real unit: Theme.textScale
    readonly property string letters: "ABCDEF"
    readonly property real cell: (width - 2 * Theme.space(2)) / 7
    readonly property list<color> colours: [Theme.brick, Theme.mustard, Theme.grass]
    /// The pair of zones pointed at.
    property point pair: Qt.point(-1, -1)

    function sum(a: int, b: int): int {
        return (score.zones[a] ?? 0) + (score.zones[b] ?? 0);
    }
    function words(a: int, b: int): string {
        const percent = how => Math.round(score.odds(sum(a, b), how) / 0.36);
        return qsTr("%1 + %2 = %3: < %4%, = %5%, > %6%").arg(letters[a]).arg(letters[b]).arg(sum(a, b)).arg(percent(0)).arg(percent(1)).arg(percent(2));
    }

    implicitHeight: column.implicitHeight + 2 * Theme.space(1.5)
    radius: 6
    color: Theme.paper
    border.color: Theme.line
    border.width: 1
    objectName: "odds"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Dice odds against two zones")

    component Letter: Text {
        width: root.cell
        horizontalAlignment: Text.AlignHCenter
        font.family: Theme.fontIndex
        font.pixelSize: Math.round(14 * root.unit)
        color: Theme.muted
        textFormat: Text.PlainText
    }

    Column {
        id: column
        x: Theme.space(2)
        y: Theme.space(1.5)
        Row {
            Letter {}
            Repeater {
                model: 6
                Letter {
                    required property int index
                    text: root.letters[index]
                }
            }
        }
        Repeater {
            model: 6
            Row {
                id: line
                required property int index
                Letter {
                    text: root.letters[line.index]
                }
                Repeater {
                    model: 6
                    Item {
                        id: one
                        required property int index
                        readonly property int sum: root.sum(line.index, index)
                        width: root.cell
                        height: number.implicitHeight + 6
                        opacity: index < line.index ? 0 : 1
                        objectName: "odds." + root.letters[line.index] + root.letters[index]
                        Accessible.ignored: index < line.index
                        Accessible.role: Accessible.StaticText
                        Accessible.name: root.words(line.index, index)
                        Letter {
                            id: number
                            text: one.sum
                            color: Theme.ink
                        }
                        Row {
                            anchors.bottom: parent.bottom
                            height: 6
                            x: root.cell * 0.1
                            Repeater {
                                model: 3
                                Rectangle {
                                    required property int index
                                    width: root.cell * 0.8 * root.score.odds(one.sum, index) / 36
                                    // Less lies low and more stands high: told without their colours.
                                    anchors.bottom: parent.bottom
                                    height: 2 + 2 * index
                                    color: root.colours[index]
                                }
                            }
                        }
                        HoverHandler {
                            enabled: one.index >= line.index
                            onHoveredChanged: root.pair = hovered ? Qt.point(line.index, one.index) : Qt.point(-1, -1)
                        }
                    }
                }
            }
        }
        OneLine {
            width: root.width - 2 * Theme.space(2)
            topPadding: Theme.space(1)
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.round(11.5 * root.unit)
            color: Theme.muted
            text: root.pair.x < 0 ? qsTr("less · equal · more") : root.words(root.pair.x, root.pair.y)
        }
    }
}
