pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Table

/// A team's name plate at its dugout: who, what they do now, and what they may still call on.
Rectangle {
    id: root

    required property CooperstownAdapter score
    required property int seat
    required property string name
    property bool hasTurn: false
    /// Little room: the name alone.
    property bool brief: false
    property real unit: Theme.textScale
    readonly property bool batting: score.battingSeat === seat
    property color chalk: "#f6eed8"

    implicitHeight: column.implicitHeight + 2 * Theme.space(1.5)
    radius: 6
    color: Theme.dark ? "#e6131d1c" : "#e61d3a30"
    border.color: hasTurn ? "#ffcf5a" : "#50f6eed8"
    border.width: hasTurn ? 2 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: role.text === "" ? name : name + ", " + role.text

    Column {
        id: column
        x: Theme.space(2.5)
        y: Theme.space(1.5)
        width: root.width - 2 * x
        spacing: 2
        Item {
            width: parent.width
            height: who.implicitHeight
            Text {
                id: who
                width: parent.width - role.width - Theme.space(2)
                text: root.name
                elide: Text.ElideRight
                font.family: Theme.fontTitle
                font.weight: Font.DemiBold
                font.pixelSize: 16 * root.unit
                color: root.hasTurn ? "#ffd873" : root.chalk
                textFormat: Text.PlainText
            }
            Text {
                id: role
                anchors.right: parent.right
                anchors.baseline: who.baseline
                text: !root.score.begun || root.score.over ? "" : root.batting ? qsTr("at bat") : qsTr("in the field")
                font.family: Theme.fontBody
                font.pixelSize: 12.5 * root.unit
                color: "#c8d2bf"
                textFormat: Text.PlainText
            }
        }
        Flow {
            visible: !root.brief
            width: parent.width
            spacing: Theme.space(2.5)
            Lamps {
                visible: root.score.relieversAllowed > 0 && !root.batting
                label: qsTr("Relievers")
                lit: root.score.relievers[root.seat] ?? 0
                total: root.score.relieversAllowed
                unit: root.unit * 0.95
                size: 9 * root.unit
                glow: "#e9dcb8"
            }
            Lamps {
                visible: root.score.pinchHittersAllowed > 0 && root.batting
                label: qsTr("Hitters")
                lit: root.score.pinchHitters[root.seat] ?? 0
                total: root.score.pinchHittersAllowed
                unit: root.unit * 0.95
                size: 9 * root.unit
                glow: "#e9dcb8"
            }
            Lamps {
                visible: root.score.pinchRunnersAllowed > 0 && root.batting
                label: qsTr("Runner")
                lit: root.score.pinchRunners[root.seat] ?? 0
                total: root.score.pinchRunnersAllowed
                unit: root.unit * 0.95
                size: 9 * root.unit
                glow: "#e9dcb8"
            }
        }
    }
}
