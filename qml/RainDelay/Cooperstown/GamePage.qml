pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// Tarot de Cooperstown at the table: ballpark, scoreboard, play-by-play, and the result.
FocusScope {
    id: root

    required property MatchController match

    signal leave
    signal again

    /// The log stands beside the board if there is room, else it is opened over it.
    readonly property bool wide: width >= 1180 * Math.max(1, Theme.textScale * 0.9)
    property bool logOpen: false
    readonly property bool logShown: wide || logOpen
    readonly property real logWidth: Math.min(width * 0.4, 270 * Math.max(0.9, Theme.textScale))

    focus: true
    // Enter with nothing picked does what one usually does.
    Keys.onReturnPressed: bar.pressPrimary()
    Keys.onEnterPressed: bar.pressPrimary()
    Component.onCompleted: Qt.callLater(() => board.forceActiveFocus())

    CooperstownAdapter {
        id: adapter
        match: root.match
    }
    BoardLayout {
        id: layout
        width: board.width
        height: board.height
        above: hud.height
        below: bar.height
        cardScale: Settings.cardScale
        fieldingSeat: 1 - adapter.battingSeat
    }

    Item {
        id: scene
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: root.wide ? root.logWidth : 0

        Ballpark {
            anchors.fill: parent
            geometry: layout
        }
        Board {
            id: board
            anchors.fill: parent
            match: root.match
            geometry: layout
            focus: true
            onRefused: (sentence, where) => toast.tell(sentence, where)
            KeyNavigation.priority: KeyNavigation.AfterItem
        }
        Repeater {
            model: 2
            SeatPlate {
                required property int index
                score: adapter
                seat: index
                name: root.match.seatNames[index] ?? ""
                hasTurn: adapter.turnSeat === index
                brief: layout.plateRoom < 62 * unit
                unit: Math.max(Theme.textScale, Math.min(1.3, scene.width / 1200))
                width: Math.min(scene.width * 0.225, 230 * unit)
                x: index === 0 ? Theme.space(2) : scene.width - width - Theme.space(2)
                y: layout.spotY("deck.0") - layout.cardHeight / 2 - height - Theme.space(2.5)
            }
        }
        Hud {
            id: hud
            width: scene.width
            match: root.match
            score: adapter
            compact: root.height < 640
            logButton: !root.wide
            onToggleLog: root.logOpen = !root.logOpen
        }
        BottomBar {
            id: bar
            anchors.bottom: parent.bottom
            width: scene.width
            match: root.match
            prompt: adapter.prompt
            onRefused: (sentence, where) => toast.tell(sentence, scene.mapFromItem(null, where))
        }
        CardPreview {
            piece: board.looked
            meaning: board.looked ? adapter.meaning(board.looked.code, board.looked.place) : ""
        }
        ChoicePopup {
            match: root.match
            where: board.lastDrop
            question: qsTr("What shall it be?")
        }
        RefusalToast {
            id: toast
        }
    }
    Rectangle {
        id: logSheet
        visible: root.logShown
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.topMargin: root.wide ? 0 : hud.height
        anchors.bottomMargin: root.wide ? 0 : bar.height
        width: root.logWidth
        color: Theme.paper
        Rectangle {
            width: 1
            height: parent.height
            color: Theme.line
        }
        LogPanel {
            anchors.fill: parent
            lines: root.match.log
        }
    }
    ResultView {
        id: result
        anchors.fill: parent
        visible: root.match.over && !root.match.busy
        onVisibleChanged: if (visible)
            forceActiveFocus()
        match: root.match
        score: adapter
        onHome: root.leave()
        onAgain: root.again()
    }
}
