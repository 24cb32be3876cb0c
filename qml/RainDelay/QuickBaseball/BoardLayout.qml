pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// The layout of the stadium, from the size of the board alone. Across, positions are shares of the
/// board's width; down, of the free height between the scoreboard above and the bar below.
TableLayout {
    id: root

    readonly property real aspect: 88 / 63
    /// The largest cards that cover nothing; somewhat larger ones may be wished for.
    readonly property real fitting: Math.min(free * 0.275 / aspect, width / 8.7)
    readonly property real cardWidth: Math.round(fitting * Math.max(0.8, Math.min(cardScale, 1.1)))
    readonly property real cardHeight: cardWidth * aspect
    /// Bases, home, mound and outs; the far hand; the discards.
    readonly property real groundScale: 0.55
    readonly property real farScale: 0.46
    /// The cards in play: the pitch on the mound, the bat in the batter's box.
    readonly property real playedScale: 0.8
    readonly property real discardScale: Math.min(0.66, (width * 0.25 - 0.32 * cardWidth) / (3.05 * cardWidth))
    /// Space that the near hand may take.
    readonly property real handWidth: width * 0.6

    pictureY: above - 0.36 * free
    pictureHeight: 1.6 * free

    /// From the middle of a played card to that of the card beside it.
    readonly property real besidePlayed: cardWidth * ((playedScale + groundScale) / 2 + 0.14)
    readonly property real discardX: width - (width * 0.265 - cardWidth * groundScale / 2) / 2

    // Runners stand behind their bags; the count lies beside the pitcher, the batting order on home plate.
    readonly property var spots: ({
        "pitch": [0.5, 0.405], "bat": [0.5, 0.598], "discard.pitch": [1, 0.43], "discard.bat": [0, 0.43],
        "base.1": [0.735, 0.372], "base.2": [0.5, 0.208], "base.3": [0.265, 0.372],
        "home": [0.5, 0.612], "mound": [0.5, 0.405], "outs": [0.265, 0.62]
    })

    function isNear(id: string): bool {
        return id === "hand." + nearSeat;
    }
    function spotX(id: string): real {
        if (id.startsWith("hand."))
            return width / 2;
        if (id === "mound" || id === "bat")
            return width / 2 + (id === "mound" ? besidePlayed : -besidePlayed);
        if (id.startsWith("discard."))
            return id === "discard.pitch" ? discardX : width - discardX;
        return width * (spots[id] ?? [0.5])[0];
    }
    function spotY(id: string): real {
        if (id.startsWith("hand."))
            return above + free * (isNear(id) ? 0.85 : 0.066);
        return above + free * (spots[id] ?? [0.5, 0.5])[1];
    }
}
