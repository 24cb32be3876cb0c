pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Figures counted for two teams: a row for each, the teams on either side of its name.
Column {
    id: root

    /// By seat.
    required property list<string> teams
    /// The names of the figures, and their values for seat 0 and seat 1.
    required property list<string> rows
    required property list<int> figures0
    required property list<int> figures1
    /// The most width it may take.
    required property real room
    readonly property real labelWidth: Math.min(200 * Theme.textScale, room * 0.5)
    readonly property real columnWidth: Math.min(150 * Theme.textScale, (room - labelWidth) / 2)

    spacing: Theme.space(1)

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

    Row {
        Team {
            text: root.teams[0] ?? ""
            horizontalAlignment: Text.AlignRight
        }
        Item {
            width: root.labelWidth
            height: 1
        }
        Team {
            text: root.teams[1] ?? ""
        }
    }
    Repeater {
        model: root.rows
        Row {
            id: row
            required property string modelData
            required property int index
            readonly property list<int> figures: [root.figures0[index] ?? 0, root.figures1[index] ?? 0]
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
                wrapMode: Text.Wrap
            }
            Figure {
                text: row.figures[1]
            }
        }
    }
}
