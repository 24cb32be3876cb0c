pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// The cards everybody has laid out: each other seat's below its plate, one's own above one's own.
/// They stay for as long as the others wish: each folds them away for itself, and once all of them
/// did, they are gone from before their own seat, too.
Repeater {
    id: root

    required property TablePage page
    required property TarotAdapter score
    required property BoardLayout geometry
    /// The end of the far seats' plates.
    required property real upper
    /// The start of one's own plate, and of the things at the right.
    required property real lowerLeft
    required property real lowerRight
    /// Something lies over all this.
    property bool covered: false

    /// The cards each seat has seen enough of, by "viewer:owner".
    property var seen: ({})

    readonly property var shown: Array.from(score.laidOut).map((laid, seat) => Array.from(laid.cards).join(" "))
    readonly property bool any: shown.some(cards => cards !== "")
    /// One's own and the next seat's share the left side.
    readonly property bool shared: isOut(geometry.nearSeat) && shown[geometry.nextSeat] !== ""

    function hasSeen(who: int, whose: int): bool {
        return seen[who + ":" + whose] === shown[whose];
    }
    function note(whose: int, cards: string): void {
        const all = Object.assign({}, seen);
        all[geometry.nearSeat + ":" + whose] = cards;
        seen = all;
    }
    /// Returns true if a seat's own cards lie before it.
    function isOut(seat: int): bool {
        return shown[seat] !== "" && shown.some((cards, other) => other !== seat && !hasSeen(other, seat));
    }

    model: page.match.seating.names.length
    LaidOutCards {
        required property int index
        readonly property int place: root.geometry.fromNear(index)
        readonly property real lower: (place > 1 ? root.lowerRight : root.lowerLeft) - Theme.space(2)
        readonly property real column: lower - root.upper - Theme.space(2)
        page: root.page
        laid: root.score.laidOut[index]
        objectName: "laidOutBy." + who
        who: root.page.match.seating.names[index] ?? ""
        points: root.score.declared[index] ?? 0
        own: index === root.page.match.seating.youSeat
        folded: !own && root.hasSeen(root.geometry.nearSeat, index)
        visible: !root.covered && (own ? root.isOut(index) : count > 0)
        room: root.geometry.laidOutWidth
        maximumHeight: place < 2 && root.shared ? (column - Theme.space(1)) / 2 : column
        cardWidth: root.geometry.cardWidth * (place < 2 && root.shared ? 0.44 : 0.56)
        x: place > 1 ? root.page.sceneWidth - width - Theme.space(2) : Theme.space(2)
        y: place === 0 ? lower - height : root.upper + Theme.space(2)
        onFold: root.note(index, root.shown[index])
        onCallBack: root.note(index, "")
    }
}
