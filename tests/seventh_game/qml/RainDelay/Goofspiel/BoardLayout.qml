pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// Positions of everything on the felt: the prize in the middle, a bid of each seat at its sides, hands at the edges.
TableLayout {
    id: root

    readonly property real aspect: 88 / 63
    /// The cards of the near hand; somewhat larger ones may be wished for.
    readonly property real cardWidth: Math.round(Math.min(free * 0.27 / aspect, width * 0.1) * Math.max(0.8, Math.min(cardScale, 1.1)))
    readonly property real cardHeight: cardWidth * aspect
    /// The scale of cards that are done with, and of the other hand.
    readonly property real smallScale: 0.6

    pictureY: above
    pictureHeight: free

    /// Shares of the width and of what is free, by place; of what seats have, near and far.
    readonly property var spots: ({
        "pack": [0.37, 0.42], "stake": [0.5, 0.42], "out": [0.63, 0.42],
        "hand.near": [0.5, 0.82], "bid.near": [0.5, 0.42], "won.near": [0.86, 0.82], "spent.near": [0.13, 0.82],
        "hand.far": [0.5, 0.1], "bid.far": [0.5, 0.42], "won.far": [0.86, 0.12], "spent.far": [0.13, 0.12]
    })
    function isNear(id: string): bool {
        return Number(id.split(".")[1]) === nearSeat;
    }
    function spotOf(id: string): var {
        const [kind, seat] = id.split(".");
        return spots[seat === undefined ? kind : kind + (isNear(id) ? ".near" : ".far")];
    }
    function spotX(id: string): real {
        // A bid lies beside the prize, the near seat's at its right.
        const beside = id.startsWith("bid.") ? (isNear(id) ? 1 : -1) * cardWidth * 1.3 : 0;
        return width * spotOf(id)[0] + (id === "pack" ? -1.4 * cardWidth : id === "out" ? 1.4 * cardWidth : beside);
    }
    function spotY(id: string): real {
        return above + free * spotOf(id)[1];
    }
}
