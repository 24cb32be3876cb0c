pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// Tarot at the card table: the hand at the near edge, the trick in the middle, what is said before
/// play in words, score sheet and result.
TablePage {
    id: root

    adapter: adapter
    board: table
    scoreboardHeight: hud.height
    elsewhere: talk.verbs

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
        focus: true
    }
    SeatPlates {
        page: root
        geometry: layout
        roles: adapter.over ? [] : Array.from(adapter.held).map((count, seat) => adapter.dealerSeat === seat ? qsTr("deals, %1 cards").arg(count) : qsTr("%1 cards").arg(count))
        share: 0.17
        nearEdge: layout.handTop
    }
    Repeater {
        model: root.match.seatNames.length
        LaidOutCards {
            required property int index
            readonly property int place: layout.fromNear(index)
            page: root
            laid: adapter.laidOut[index]
            who: root.match.seatNames[index] ?? ""
            visible: count > 0 && place > 0
            room: layout.laidOutWidth
            // Below the one at the right lies the last trick.
            maximumHeight: (place > 1 ? lastTrick.y : layout.handTop - 0.07 * layout.free) - layout.laidOutTop - Theme.space(2)
            cardWidth: layout.cardWidth * (layout.seats > 2 ? 0.43 : 0.6)
            x: place > 1 ? root.sceneWidth - width - Theme.space(2) : Theme.space(2)
            y: layout.laidOutTop
        }
    }
    LastTrick {
        id: lastTrick
        page: root
        score: adapter
        cardWidth: layout.cardWidth * layout.smallScale
        width: root.sceneWidth * 0.17
        x: root.sceneWidth - width - Theme.space(3)
        y: layout.handTop - height - Theme.space(2)
    }
    PushButton {
        objectName: "sortHand"
        visible: adapter.stage !== TarotAdapter.Deal && !adapter.over
        iconName: "sort"
        hint: [qsTr("Sorted by suit, trumps last. Change it"), qsTr("Sorted by suit, trumps first. Change it"), qsTr("Sorted by rank, trumps last. Change it")][table.sorting]
        x: root.sceneWidth * 0.17 + Theme.space(4)
        y: layout.handTop - height - Theme.space(2)
        onClicked: table.sorting = (table.sorting + 1) % 3
    }
    TalkPanel {
        id: talk
        page: root
        score: adapter
        maximumHeight: layout.handTop - layout.above - Theme.space(4)
        width: Math.min(implicitWidth, root.sceneWidth * 0.7)
        x: (root.sceneWidth - width) / 2
        y: Math.min(layout.above + 0.42 * layout.free - height / 2, layout.handTop - height - Theme.space(2))
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
