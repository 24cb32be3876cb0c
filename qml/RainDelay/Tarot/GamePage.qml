pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table
import RainDelay.Tarot

/// Tarot at the card table: the hand at the near edge, the trick in the middle, what is said before
/// play in words, score sheet and result.
TablePage {
    id: root

    adapter: adapter
    bannerAt: 0.62
    board: table
    scoreboardHeight: hud.height
    elsewhere: talk.verbs

    /// The orders of a hand, as the settings and the player know them: by TarotAdapter.Sorting.
    readonly property var orders: [
        {
            "id": "trumps-last",
            "hint": qsTr("Sorted by suit, trumps last. Change it")
        },
        {
            "id": "trumps-first",
            "hint": qsTr("Sorted by suit, trumps first. Change it")
        },
        {
            "id": "by-rank",
            "hint": qsTr("Sorted by rank, trumps last. Change it")
        }
    ]
    readonly property real plateHeight: plates.one?.height ?? 0

    function openSheet(): void {
        root.showSheet(Qt.resolvedUrl("ScoreSheet.qml"), {
            "score": adapter
        });
    }

    TarotAdapter {
        id: adapter
        match: root.match
    }
    Shortcut {
        sequence: "T"
        enabled: !root.covered && !adapter.over
        onActivated: root.openSheet()
    }
    BoardLayout {
        id: layout
        page: root
    }
    GroundPicture {
        geometry: layout
        picture: "tarot/art/card-table"
        backdrop: Theme.dark ? "#2a1c12" : "#7a4e30"
    }
    Board {
        id: table
        anchors.fill: parent
        match: root.match
        geometry: layout
        score: adapter
        sorting: Math.max(0, root.orders.findIndex(order => order.id === Settings.handOrder(root.match.gameId)))
        focus: true
    }
    SeatPlates {
        id: plates
        readonly property Item one: count > 0 ? itemAt(0) : null
        page: root
        geometry: layout
        roles: adapter.over ? [] : Array.from(adapter.held).map((count, seat) => adapter.dealerSeat === seat ? (count === 1 ? qsTr("deals, 1 card") : qsTr("deals, %1 cards").arg(count)) : count === 1 ? qsTr("1 card") : qsTr("%1 cards").arg(count))
        share: 0.235
        nearEdge: layout.handTop
    }
    LaidOuts {
        id: laidOuts
        page: root
        score: adapter
        geometry: layout
        upper: layout.above + Theme.space(1) + root.plateHeight
        lowerLeft: layout.handTop - Theme.space(2) - root.plateHeight
        lowerRight: Math.min(lastTrick.y, layout.wonTop)
        covered: talk.covering
    }
    LastTrick {
        id: lastTrick
        page: root
        score: adapter
        cardWidth: layout.cardWidth * layout.smallScale
        width: root.sceneWidth * 0.17
        rim: root.sceneWidth * 0.035 - Theme.space(3)
        x: root.sceneWidth - width - Theme.space(3)
        y: layout.handTop - height - Theme.space(2)
    }
    PushButton {
        objectName: "sortHand"
        visible: adapter.stage !== TarotAdapter.Deal && !adapter.over && !talk.covering
        iconName: "sort"
        hint: root.orders[table.sorting].hint
        // (Between two pixels a hole may be left in one of its corners.)
        x: Math.round((plates.one?.width ?? 0) + Theme.space(4))
        y: Math.round(layout.handTop - height - Theme.space(2))
        onClicked: {
            table.sorting = (table.sorting + 1) % root.orders.length;
            Settings.setHandOrder(root.match.gameId, root.orders[table.sorting].id);
        }
    }
    TalkPanel {
        id: talk
        /// Between what lies at the left and at the right.
        readonly property real between: root.sceneWidth - 2 * (layout.laidOutWidth + Theme.space(3))
        page: root
        score: adapter
        laidOut: laidOuts.any
        maximumHeight: layout.handTop - layout.above - Theme.space(over ? 2 : 4)
        beside: over ? maximumHeight - root.plateHeight - Theme.space(2) : maximumHeight
        over: layout.handTop - layout.above < 350 * Theme.textScale || between < 380 * Theme.textScale
        width: aside ? implicitWidth : over ? root.sceneWidth - 2 * Theme.space(2) : Math.min(implicitWidth, between)
        x: (root.sceneWidth - width) / 2
        y: over ? layout.handTop - height - Theme.space(2) : Math.min(layout.above + 0.42 * layout.free - height / 2, layout.handTop - height - Theme.space(2))
    }
    Hud {
        id: hud
        page: root
        score: adapter
        onOpenSheet: root.openSheet()
    }
    result: ResultView {
        page: root
        score: adapter
    }
}
