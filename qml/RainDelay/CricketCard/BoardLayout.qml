pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// The layout of the village ground, from the size of the board alone. Across, positions are shares
/// of the board's width; down, of the free height between the scoreboard and the bar.
TableLayout {
    id: root

    readonly property real aspect: 88 / 63
    readonly property real column: width * 0.084
    /// The cards of the near hand; somewhat larger ones may be wished for.
    readonly property real cardWidth: Math.round(Math.min(free * 0.25 / aspect, width * 0.14) * Math.max(0.8, Math.min(cardScale, 1.1)))
    readonly property real cardHeight: cardWidth * aspect
    readonly property real wicketWidth: Math.min(free * 0.158 / aspect, column * 0.9)
    readonly property real wicketHeight: wicketWidth * aspect
    readonly property real wicketScale: wicketWidth / cardWidth
    readonly property real farScale: Math.min(0.5, free * 0.1 / cardHeight)
    readonly property real stockScale: Math.min(wicketScale, width * 0.05 / cardWidth)
    /// The distance of a card below the one it was played on, and the most a whole chain may reach.
    readonly property real chainStep: wicketWidth * 0.31
    readonly property real chainRoom: free * 0.088
    /// The stumps and figures above a row of wickets.
    readonly property real figureHeight: free * 0.06
    readonly property real handWidth: width * 0.56
    /// The right end of the near hand of four cards, and the free height above the far wickets' figures.
    readonly property real besideHand: width / 2 + 2 * cardWidth
    readonly property real farRoom: rowTop(false) - figureHeight - 2 - above

    pictureY: above - 0.15 * free
    pictureHeight: 1.15 * free

    function isNear(id: string): bool {
        return Number(id.split(".")[1]) === nearSeat;
    }
    /// Upper edge of a side's row of wickets.
    function rowTop(near: bool): real {
        return above + free * (near ? 0.464 : 0.155);
    }
    function columnX(wicket: int): real {
        return width / 2 + (wicket - 5.5) * column;
    }
    /// The point of the picture's boundary rope at this angle, clockwise from the right.
    function ropeAt(angle: real): point {
        return Qt.point(width * (0.5 + 0.507 * Math.cos(angle)), above + free * (0.47 + 0.449 * Math.sin(angle)));
    }
    /// Of a place; of the rope and of the outfield, to which the ball is struck.
    function pointOf(id: string): point {
        if (id === "boundary")
            return Qt.point(width * 0.03, above + free * 0.82);
        return id === "outfield" ? Qt.point(width * 0.2, above + free * 0.8) : Qt.point(spotX(id), spotY(id));
    }
    function spotX(id: string): real {
        if (id.startsWith("wicket."))
            return columnX(Number(id.split(".")[2]));
        return id.startsWith("stock.") ? width * 0.963 : width / 2;
    }
    function spotY(id: string): real {
        const near = isNear(id);
        if (id.startsWith("hand."))
            return near ? above + free * 0.99 - cardHeight / 2 : above + free * 0.042;
        return rowTop(near) + wicketHeight / 2;
    }
}
