pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A line of the log; a heading opens a part of the match. A line taken back is struck out; one
/// still to come in a watched match is dimmed.
Item {
    id: root

    required property string line
    required property bool undone
    required property bool heading
    required property int step
    property bool ahead: false

    implicitHeight: words.implicitHeight + (heading ? Theme.space(5) : Theme.space(1.5))
    Accessible.role: heading ? Accessible.Heading : Accessible.StaticText
    Accessible.name: line

    Rectangle {
        visible: root.heading
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space(1)
        anchors.leftMargin: Theme.space(4)
        anchors.rightMargin: Theme.space(4)
        height: 1
        color: Theme.line
    }
    Label {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.heading ? Theme.space(1.5) : Theme.space(0.75)
        anchors.leftMargin: Theme.space(4)
        anchors.rightMargin: Theme.space(5)
        text: root.line
        wrapMode: Text.Wrap
        lineHeight: root.heading ? 1 : 1.12
        font.family: root.heading ? Theme.fontBody : Theme.fontBody
        font.weight: root.heading ? Font.DemiBold : Font.Normal
        font.pixelSize: root.heading ? Theme.body : Theme.small
        font.strikeout: root.undone
        opacity: root.ahead ? 0.5 : 1
        color: root.undone ? Theme.muted : root.heading ? Theme.brick : Theme.ink
    }
}
