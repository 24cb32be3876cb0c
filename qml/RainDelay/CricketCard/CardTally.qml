pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit

/// Help for those who don't count cards: of each side's sixteen, which are gone and which are still
/// to come. A card in one's own hand is framed.
Rectangle {
    id: root

    required property CricketCardAdapter score
    required property list<string> names
    /// The seat whose cards stand below the other's.
    property int nearSeat: 0
    property real unit: Theme.textScale
    /// The most height it may take.
    property real room: 200
    readonly property list<string> ranks: ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "J", "Q", "Q", "K", "K", "A"]
    readonly property real margin: Math.min(8, room * 0.06)
    readonly property real line: Math.min(24 * unit, (room - 2 * margin) / 4)
    readonly property real cell: (width - 2 * margin) / 16

    height: 4 * line + 2 * margin
    radius: 6
    color: Theme.plate
    border.color: Theme.plateFrame
    objectName: "tally"

    Repeater {
        model: 2
        Item {
            id: side
            required property int index
            readonly property int seat: index === 1 ? root.nearSeat : 1 - root.nearSeat
            readonly property string name: root.names[seat] ?? ""
            readonly property list<int> cards: seat === 0 ? root.score.tally0 : root.score.tally1
            readonly property list<string> toCome: Array.from(root.ranks).filter((rank, i) => cards[i] !== CricketCardAdapter.Gone)
            x: root.margin
            y: root.margin + 2 * index * root.line
            width: root.width - 2 * x
            height: 2 * root.line
            objectName: "tally." + seat
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1, still to come: %2").arg(name).arg(Array.from(toCome).join(" "))

            OneLine {
                width: parent.width
                height: root.line
                leftPadding: 3
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Still to come: %1").arg(side.name)
                font.family: Theme.fontBody
                font.pixelSize: Math.round(Math.min(12.5 * root.unit, root.line * 0.72))
                color: Theme.chalkSoft
                textFormat: Text.PlainText
            }
            Repeater {
                model: root.ranks
                Item {
                    id: spot
                    required property int index
                    required property string modelData
                    readonly property int where: side.cards[index] ?? CricketCardAdapter.Gone
                    readonly property bool gone: where === CricketCardAdapter.Gone
                    x: index * root.cell
                    y: root.line
                    width: root.cell
                    height: root.line
                    Rectangle {
                        anchors.centerIn: parent
                        visible: spot.where === CricketCardAdapter.Held
                        width: parent.width - 1
                        height: parent.height
                        radius: 3
                        color: "transparent"
                        border.color: Theme.chalk
                    }
                    Text {
                        id: rank
                        anchors.centerIn: parent
                        text: spot.modelData
                        font.family: Theme.fontIndex
                        font.pixelSize: Math.round(Math.min(root.line * 0.86, root.cell * 1.15))
                        color: spot.gone ? Theme.chalkSoft : Theme.lamp
                        textFormat: Text.PlainText
                    }
                    Rectangle {
                        anchors.centerIn: parent
                        visible: spot.gone
                        width: rank.width + 2
                        height: 1.5
                        color: Theme.chalkSoft
                    }
                }
            }
        }
    }
}
