pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A team's name plate: who, what they do now, and what the game has to say of them below.
Rectangle {
    id: root

    required property string name
    /// The player's current role: "at bat".
    property string role: ""
    /// Below the name.
    default property alias facts: facts.data
    property bool hasTurn: false
    /// The side's colour, where something on the board wears it.
    property color side: "transparent"
    /// Little room: the name alone.
    property bool brief: false
    property real unit: Theme.textScale

    implicitHeight: column.implicitHeight + 2 * Theme.space(1.5)
    radius: 6
    color: Theme.plate
    border.color: hasTurn ? Theme.lamp : Theme.plateFrame
    border.width: hasTurn ? 2 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: role === "" ? name : name + ", " + role

    Rectangle {
        x: 4
        y: 5
        width: 4
        height: parent.height - 10
        radius: 2
        color: root.side
    }
    Column {
        id: column
        x: Theme.space(root.side.a > 0 ? 3.5 : 2.5)
        y: Theme.space(1.5)
        width: root.width - x - Theme.space(2.5)
        spacing: 2
        Item {
            width: parent.width
            height: who.implicitHeight
            OneLine {
                id: who
                width: parent.width - (doing.visible ? doing.width + Theme.space(2) : 0)
                text: root.name
                font.family: Theme.fontTitle
                font.weight: Font.DemiBold
                font.pixelSize: 16 * root.unit
                color: root.hasTurn ? Theme.lamp : Theme.chalk
                textFormat: Text.PlainText
            }
            Text {
                id: doing
                // If there is room for only one of both, it is the name.
                visible: parent.width >= who.implicitWidth + doing.width + Theme.space(2)
                anchors.right: parent.right
                anchors.baseline: who.baseline
                text: root.role
                font.family: Theme.fontBody
                font.pixelSize: 12.5 * root.unit
                color: Theme.chalkSoft
                textFormat: Text.PlainText
            }
        }
        Flow {
            id: facts
            visible: !root.brief && children.length > 0
            width: parent.width
            spacing: Theme.space(2.5)
        }
    }
}
