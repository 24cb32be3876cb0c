pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table

/// The layout of the card table, from the size of the board alone. Across, positions are shares of
/// the board's width; down, of the free height between the scoreboard and the bar. With two at the
/// table the other one sits opposite, with three the next one on the left.
TableLayout {
    id: root

    readonly property real aspect: 120 / 70
    /// The cards of the near hand; somewhat larger ones may be wished for.
    readonly property real cardWidth: Math.round(Math.min(free * 0.3 / aspect, width * 0.13) * Math.max(0.8, Math.min(cardScale, 1.1)))
    readonly property real cardHeight: cardWidth * aspect
    readonly property real trickScale: Math.min(0.82, free * 0.27 / cardHeight)
    /// Backs of other hands, piles, the last trick.
    readonly property real smallScale: Math.min(0.44, free * 0.135 / cardHeight)
    readonly property real handWidth: width * 0.95
    readonly property real farHandWidth: width * (seats > 2 ? 0.12 : 0.28)
    /// Upper edge of the near hand.
    readonly property real handTop: above + free * 0.975 - cardHeight
    /// The most width for a hand's laid-out cards.
    readonly property real laidOutWidth: width * 0.275
    /// Of the words below won tricks.
    readonly property real captionHeight: Theme.small * 1.3
    /// Upper edge of one's own won tricks.
    readonly property real wonTop: handTop - Theme.space(2) - captionHeight - cardHeight * smallScale
    readonly property int nextSeat: (nearSeat + 1) % seats

    // The star of the picture lies where the trick does.
    pictureY: above
    pictureHeight: free

    /// By how many seats after the near one: hand, card in the trick, won tricks.
    readonly property var spots: seats > 2 ? ({
        "hand": [[0.5, 0], [0.412, 0.085], [0.588, 0.085]],
        "trick": [[0.5, 0.48], [0.392, 0.4], [0.608, 0.4]],
        "won": [[0.77, 0], [0.315, 0.085], [0.685, 0.085]]
    }) : ({
        "hand": [[0.5, 0], [0.52, 0.085]],
        "trick": [[0.56, 0.465], [0.44, 0.385]],
        "won": [[0.77, 0], [0.32, 0.085]]
    })
    readonly property var piles: ({
        "pack": [0.5, 0.42], "spare": [0.64, 0.42], "third": [0.86, 0.085], "discard": seats > 2 ? [0.5, 0.085] : [0.945, 0.085]
    })

    function share(id: string): var {
        const [place, seat] = id.split(".");
        return seat === undefined ? piles[place] : (spots[place][fromNear(Number(seat))] ?? [-1, 0]);
    }
    function spotX(id: string): real {
        return width * share(id)[0];
    }
    function spotY(id: string): real {
        if (id === "hand." + nearSeat)
            return handTop + cardHeight / 2;
        if (id === "won." + nearSeat)
            return wonTop + cardHeight * smallScale / 2;
        return above + free * share(id)[1];
    }
}
