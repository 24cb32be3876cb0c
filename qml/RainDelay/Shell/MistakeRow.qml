pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A choice that cost much: what it cost, when it was, how it stood then, what was better and why; with
/// the ways back to it.
Item {
    id: root

    /// Among all that are told of, from 0.
    required property int number
    required property mistake told
    /// Hardly room beside the words.
    readonly property bool narrow: width < 620 * Theme.textScale

    signal look
    signal tryAgain

    objectName: "mistake." + number
    implicitHeight: narrow ? words.height + Theme.space(2) + ways.height : Math.max(words.height, ways.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: [cost.text, told.when, told.situation, told.told, told.chances, told.reason].filter(part => part !== "").join(" ")

    Text {
        id: cost
        anchors.top: words.top
        width: Theme.large * 5.2
        text: qsTr("%1. %2", "number and cost of a mistake").arg(root.number + 1).arg(root.told.cost)
        wrapMode: Text.Wrap
        font.family: Theme.fontIndex
        font.pixelSize: Theme.large * 1.15
        color: Theme.brick
        textFormat: Text.PlainText
    }
    Column {
        id: words
        anchors.left: cost.right
        anchors.leftMargin: Theme.space(2)
        anchors.right: root.narrow ? parent.right : ways.left
        anchors.rightMargin: root.narrow ? 0 : Theme.space(3)
        spacing: Theme.space(0.5)
        Label {
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
            font.weight: Font.DemiBold
            text: root.told.when
        }
        Label {
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
            color: Theme.muted
            text: root.told.situation
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.told.told
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.told.chances
        }
        Label {
            objectName: "mistakeReason." + root.number
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
            text: root.told.reason
        }
    }
    Row {
        id: ways
        anchors.right: parent.right
        y: root.narrow ? words.height + Theme.space(2) : 0
        spacing: Theme.space(2)
        PushButton {
            objectName: "mistakeLook." + root.number
            text: qsTr("Show")
            hint: qsTr("The table as it was before this choice")
            Accessible.name: qsTr("Show mistake %1").arg(root.number + 1)
            onClicked: root.look()
        }
        PushButton {
            objectName: "mistakeTry." + root.number
            text: qsTr("Try again")
            hint: qsTr("Starts a new match just before this choice; this one stays as it is")
            Accessible.name: qsTr("Try again at mistake %1").arg(root.number + 1)
            onClicked: root.tryAgain()
        }
    }
}
