pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// The scoreboard above the card table: which hand, the score of the match, what this hand has
/// brought everybody so far.
Scoreboard {
    id: root

    required property TarotAdapter score
    signal openSheet

    component Words: Text {
        font.family: Theme.fontBody
        font.pixelSize: Math.round(12.5 * root.unit)
        color: Theme.chalkSoft
        textFormat: Text.PlainText
    }
    component Large: Words {
        font.family: Theme.fontTitle
        font.weight: Font.DemiBold
        font.pixelSize: Math.round(16 * root.unit)
        color: Theme.chalk
        elide: Text.ElideRight
    }
    tools: PushButton {
        objectName: "openSheet"
        width: Theme.target
        height: Theme.target
        iconName: "table"
        hint: qsTr("Score sheet (T)")
        onClicked: root.openSheet()
    }
    atLeft: Column {
        spacing: 2
        Large {
            text: qsTr("Hand %1").arg(root.score.hand)
            font.family: Theme.fontBody
        }
        Words {
            text: root.score.length
        }
    }
    inMiddle: Row {
        id: cells

        readonly property real cellWidth: Math.min(190 * root.unit, root.room / root.page.match.seating.names.length - spacing)

        spacing: Theme.space(4)
        Repeater {
            model: root.page.match.seating.names
            Column {
                id: cell
                required property string modelData
                required property int index
                readonly property bool turn: root.score.turnSeat === index
                readonly property int before: root.score.declared[index] ?? 0
                readonly property int inPlay: root.score.played[index] ?? 0
                width: cells.cellWidth
                spacing: 1
                objectName: "score." + index
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 in the match; this hand %3 declared, %4 in play").arg(modelData).arg(total.text).arg(before).arg(inPlay)
                Large {
                    width: parent.width
                    text: (cell.turn ? "● " : "") + cell.modelData
                    color: cell.turn ? Theme.lamp : Theme.chalk
                }
                Row {
                    spacing: Theme.space(2)
                    Words {
                        id: total
                        text: root.score.scores[cell.index] ?? 0
                        font.family: Theme.fontIndex
                        font.pixelSize: Math.round(24 * root.unit)
                        color: Theme.lamp
                    }
                    Words {
                        anchors.baseline: total.baseline
                        width: cell.width - total.width - parent.spacing
                        text: qsTr("hand: %1 + %2", "points declared and in play").arg(cell.before).arg(cell.inPlay)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                    }
                }
            }
        }
    }
    atRight: Column {
        spacing: 2
        Large {
            text: root.score.over ? qsTr("The end") : root.score.stage === TarotAdapter.Play ? qsTr("Trick %1").arg(root.score.trickNumber) : qsTr("Before play")
            font.family: Theme.fontBody
        }
        Words {
            text: root.score.over || root.score.stage !== TarotAdapter.Play ? qsTr("25 tricks") : root.score.led === "" ? qsTr("of 25") : qsTr("%1 led").arg(root.score.led)
            objectName: "led"
        }
    }
}
