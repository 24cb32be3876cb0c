pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The scoreboard above a game's table: three painted boards, whose content is the game's, below them
/// the last play, and where the log is not beside the table the button that opens it.
Item {
    id: root

    required property TablePage page
    property alias atLeft: leftBoard.content
    property alias inMiddle: middleBoard.content
    property alias atRight: rightBoard.content
    /// The last play, in one line.
    property string told: root.page.adapter.lastPlay
    /// The game's own buttons, beside that of the log.
    property alias tools: gameTools.data
    /// Text grows with the window, unless the text scale asks for more.
    readonly property real unit: Math.max(Theme.textScale, Math.min(1.5, width / 1100))
    /// The most width of the middle.
    readonly property real room: rightBoard.x - leftBoard.x - leftBoard.width - 2 * gap - 2 * middleBoard.marginX
    readonly property real gap: Theme.space(page.height < 640 ? 1 : 2)

    width: page.sceneWidth
    implicitHeight: boards + lastPlay.implicitHeight

    /// Height of the painted boards, with what is free around them.
    readonly property real boards: middleBoard.implicitHeight + 2 * gap

    component Board: Plaque {
        y: root.gap
        height: root.boards - 2 * root.gap
    }

    LastPlay {
        id: lastPlay
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.boards - root.gap / 2
        width: Math.min(wish, root.width - 2 * root.gap)
        told: root.told
    }
    Board {
        id: leftBoard
        x: root.gap
    }
    Board {
        id: middleBoard
        x: Math.round(Math.max(leftBoard.x + leftBoard.width + root.gap, Math.min((root.width - width) / 2, rightBoard.x - width - root.gap)))
    }
    Board {
        id: rightBoard
        anchors.right: buttons.left
        anchors.rightMargin: buttons.width > 0 ? root.gap : 0
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: root.gap
        y: root.gap
        spacing: root.gap
        Row {
            id: gameTools
            visible: children.length > 0
            spacing: root.gap
        }
        PushButton {
            visible: !root.page.wide
            width: Theme.target
            height: Theme.target
            iconName: "log"
            hint: qsTr("Play by play")
            objectName: "toggleLog"
            onClicked: root.page.logOpen = !root.page.logOpen
        }
    }
}
