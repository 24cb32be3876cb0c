pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Session

/// The scoreboard above the ballpark: inning and outs, line score, rain and brawls.
Item {
    id: root

    required property MatchController match
    required property CooperstownAdapter score
    property bool logButton: false
    /// The scoreboard grows with the ballpark, as far as text does not ask for more.
    readonly property real unit: Math.max(Theme.textScale, Math.min(1.5, width / 1100))
    property bool compact: false
    readonly property real gap: Theme.space(compact ? 1 : 2)

    signal toggleLog

    implicitHeight: lines.implicitHeight + 2 * Theme.space(1.5) + 2 * gap

    component RoundButton: PushButton {
        width: Theme.target
        height: Theme.target
    }

    Plaque {
        id: inning
        x: root.gap
        y: root.gap
        width: sign.implicitWidth + 2 * Theme.space(3)
        height: root.height - 2 * root.gap
        InningSign {
            id: sign
            anchors.centerIn: parent
            unit: root.unit
            score: root.score
        }
    }
    Plaque {
        id: middle
        readonly property real space: omens.x - inning.x - inning.width - 2 * root.gap
        y: root.gap
        width: lines.width + 2 * Theme.space(3)
        height: root.height - 2 * root.gap
        x: Math.max(inning.x + inning.width + root.gap, Math.min((root.width - width) / 2, omens.x - width - root.gap))
        LineScore {
            id: lines
            anchors.centerIn: parent
            unit: root.unit
            room: middle.space - 2 * Theme.space(3)
            score: root.score
            names: root.match.seatNames
        }
    }
    Plaque {
        id: omens
        anchors.right: rightButtons.left
        anchors.rightMargin: rightButtons.width > 0 ? root.gap : 0
        y: root.gap
        width: column.implicitWidth + 2 * Theme.space(3)
        height: root.height - 2 * root.gap
        Column {
            id: column
            anchors.centerIn: parent
            spacing: Theme.space(1.5)
            Lamps {
                anchors.right: parent.right
                unit: root.unit
                label: qsTr("Rain")
                lit: root.score.whiffs
                glow: "#9cc7e0"
            }
            Lamps {
                anchors.right: parent.right
                unit: root.unit
                label: qsTr("Brawl")
                lit: root.score.beanballs
                glow: "#e8816b"
            }
        }
    }
    Item {
        id: rightButtons
        anchors.right: parent.right
        anchors.rightMargin: root.gap
        y: root.gap
        width: root.logButton ? Theme.target : 0
        height: Theme.target
        RoundButton {
            visible: root.logButton
            iconName: "log"
            hint: qsTr("Play by play")
            objectName: "toggleLog"
            onClicked: root.toggleLog()
        }
    }
}
