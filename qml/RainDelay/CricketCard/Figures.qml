pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit
import RainDelay.Table

/// A side's ten wickets on the pitch, as stumps: standing, under attack, fallen or not out. Beside them,
/// as on a scoreboard, what each has brought; what a stroke that waits for its answer would bring; and
/// while a card is held, what that would bring where it may go.
Item {
    id: root

    required property int seat
    required property GameTable table
    required property BoardLayout geometry
    required property CricketCardAdapter score
    readonly property bool batting: score.battingSeat === seat
    readonly property list<int> runs: seat === 0 ? score.runs0 : score.runs1
    readonly property list<int> wickets: seat === 0 ? score.wickets0 : score.wickets1

    x: geometry.columnX(1) - geometry.column / 2
    y: geometry.rowTop(seat === geometry.nearSeat) - height - 2
    width: 10 * geometry.column
    height: geometry.figureHeight
    objectName: "figures." + seat

    Rectangle {
        anchors.fill: parent
        radius: 5
        color: Theme.plate
        border.color: root.batting ? Theme.lamp : Theme.plateFrame
        border.width: root.batting ? 2 : 1
    }
    Repeater {
        model: 10
        Item {
            id: wicket
            required property int index
            readonly property string placeId: "wicket." + root.seat + "." + (index + 1)
            readonly property bool wanted: root.table.targets.indexOf(placeId) >= 0
            readonly property int state: root.wickets[index] ?? CricketCardAdapter.Standing
            readonly property bool attacked: state === CricketCardAdapter.Attacked
            readonly property bool fallen: state === CricketCardAdapter.Fallen
            readonly property int brought: root.runs[index] ?? -1
            readonly property string number: (index + 1).toString()

            x: index * root.geometry.column
            width: root.geometry.column
            height: root.height
            objectName: "wicketState." + root.seat + "." + number
            Accessible.role: Accessible.StaticText
            Accessible.name: wanted || attacked ? qsTr("wicket %1: %2").arg(number).arg(figure.text) : fallen ? qsTr("wicket %1 has fallen").arg(number) : brought < 0 ? qsTr("wicket %1 is standing").arg(number) : qsTr("wicket %1 not out: %2").arg(number).arg(brought)

            Rectangle {
                anchors.fill: parent
                anchors.margins: 3
                visible: wicket.attacked
                radius: 4
                color: "transparent"
                border.color: Theme.lamp
                border.width: 2
            }
            Stumps {
                size: Math.min(parent.height * 0.74, parent.width * 0.42)
                fallen: wicket.fallen ? 1 : 0
                colour: wicket.fallen ? "#8d7a5c" : "#e2b878"
                x: parent.width * (figure.text === "" ? 0.5 : 0.27) - width / 2
                y: parent.height * 0.9 - height
            }
            Text {
                id: figure
                x: parent.width * 0.46
                width: parent.width - x - 4
                height: parent.height
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: wicket.wanted && root.table.picked ? root.score.worth(root.table.picked.code, wicket.placeId)
                    : wicket.attacked ? qsTr("%1?").arg(root.score.atStake) : wicket.brought < 0 ? "" : wicket.brought
                font.family: Theme.fontIndex
                font.pixelSize: Math.max(10, Math.min(parent.height * 0.7, root.geometry.column * 0.3))
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                color: wicket.wanted || wicket.attacked ? Theme.lamp : wicket.brought > 0 ? Theme.chalk : Theme.chalkSoft
                textFormat: Text.PlainText
                objectName: "figure." + root.seat + "." + wicket.number
                Accessible.ignored: true
            }
        }
    }
}
