pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Table

/// After the last out: the line score, and why it ended.
ResultSheet {
    id: root

    required property QuickBaseballAdapter score

    readonly property real labelWidth: 180 * Theme.textScale
    readonly property real columnWidth: Math.min(150 * Theme.textScale, (pageWidth - labelWidth) / 2)

    preferredWidth: 640

    Plaque {
        anchors.horizontalCenter: parent.horizontalCenter
        marginX: Theme.space(5)
        marginY: Theme.space(2.5)
        LineScore {
            room: root.pageWidth - 2 * Theme.space(6)
            unit: Theme.textScale * 1.15
            line: root.score.line
            names: root.page.match.seatNames
        }
    }
    // What the line score doesn't say: a row for each, the teams on either side.
    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space(1)
        Row {
            Team {
                text: root.page.match.seatNames[0] ?? ""
                horizontalAlignment: Text.AlignRight
            }
            Item {
                width: root.labelWidth
                height: 1
            }
            Team {
                text: root.page.match.seatNames[1] ?? ""
            }
        }
        Repeater {
            model: root.score.figureNames
            Row {
                id: row
                required property string modelData
                required property int index
                readonly property list<int> figures: [root.score.figures0[index] ?? 0, root.score.figures1[index] ?? 0]
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 and %3").arg(modelData).arg(figures[0]).arg(figures[1])
                Figure {
                    text: row.figures[0]
                    horizontalAlignment: Text.AlignRight
                }
                Label {
                    width: root.labelWidth
                    horizontalAlignment: Text.AlignHCenter
                    text: row.modelData
                    color: Theme.muted
                }
                Figure {
                    text: row.figures[1]
                }
            }
        }
    }

    component Team: Heading {
        width: root.columnWidth
        elide: Text.ElideRight
        font.pixelSize: Theme.body
    }
    component Figure: Text {
        width: root.columnWidth
        font.family: Theme.fontIndex
        font.pixelSize: Theme.large
        color: Theme.ink
        textFormat: Text.PlainText
    }
}
