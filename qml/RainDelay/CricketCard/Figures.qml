pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit
import RainDelay.Table

/// The figures above a side's wickets, as on a scoreboard: what each has brought; what a stroke that
/// waits for its answer would bring; and while a card is held, what that would bring where it may go.
Item {
    id: root

    required property int seat
    required property GameTable table
    required property BoardLayout geometry
    required property CricketCardAdapter score
    readonly property bool batting: score.battingSeat === seat
    readonly property list<int> runs: seat === 0 ? score.runs0 : score.runs1

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
        Text {
            id: figure
            required property int index
            readonly property string placeId: "wicket." + root.seat + "." + (index + 1)
            readonly property bool wanted: root.table.targets.indexOf(placeId) >= 0
            readonly property bool open: root.batting && root.score.openWicket === index + 1
            readonly property int brought: root.runs[index] ?? -1

            x: index * root.geometry.column
            width: root.geometry.column
            height: parent.height
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: wanted && root.table.picked ? root.score.worth(root.table.picked.code, placeId)
                : open ? qsTr("%1?").arg(root.score.atStake) : brought < 0 ? "" : brought
            font.family: Theme.fontIndex
            font.pixelSize: Math.min(parent.height * 0.92, root.geometry.column * 0.3)
            color: wanted || open ? Theme.lamp : brought > 0 ? Theme.chalk : Theme.chalkSoft
            textFormat: Text.PlainText
            objectName: "figure." + root.seat + "." + (index + 1)
            Accessible.ignored: text === ""
            Accessible.role: Accessible.StaticText
            Accessible.name: text === "" ? "" : qsTr("wicket %1: %2").arg(index + 1).arg(text)
        }
    }
}
