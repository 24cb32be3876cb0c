pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// The layout of the ballpark, from the size of the board alone. Positions are shares of the
/// picture's width and of its height between `firstRow` and `lastRow`, the part that is kept free
/// of the scoreboard above and the bar below.
TableLayout {
    id: root

    /// Seat in the field: the dugout pile is at its bench.
    property int fieldingSeat: 0

    readonly property real firstRow: 0.095
    readonly property real lastRow: 0.935
    readonly property real stretch: Math.max(1, free / (lastRow - firstRow))
    readonly property real shift: above - firstRow * stretch
    /// The largest cards that cover nobody; somewhat larger ones may be wished for.
    readonly property real fitting: Math.min(stretch * 0.198 * 7 / 12, width * 0.098)
    readonly property real cardWidth: Math.round(fitting * Math.max(0.8, Math.min(cardScale, 1.12)))
    readonly property real cardHeight: cardWidth * 12 / 7
    /// Runners are smaller than fielders, so that nobody takes one for a fielder.
    readonly property real runnerScale: 0.56

    /// The free height between the corner infielders and the decks, in pixels.
    readonly property real plateRoom: spotY("deck.0") - spotY("field.3B") - cardHeight

    // The picture, which reaches a tenth of the scene beyond its upper and lower edge.
    pictureY: shift - 0.1 * stretch
    pictureHeight: 1.2 * stretch

    readonly property var spots: ({
        "field.P": [0.5, 0.59], "field.C": [0.572, 0.824], "field.1B": [0.735, 0.43],
        "field.2B": [0.625, 0.375], "field.3B": [0.265, 0.43], "field.SS": [0.375, 0.375],
        "field.LF": [0.205, 0.207], "field.CF": [0.5, 0.197], "field.RF": [0.795, 0.207],
        "plate": [0.428, 0.824], "home": [0.5, 0.74],
        "base.1": [0.687, 0.602], "base.2": [0.5, 0.418], "base.3": [0.313, 0.602],
        "deck.0": [0.068, 0.824], "deck.1": [0.932, 0.824],
        "outs": [0.322, 0.838], "runs": [0.678, 0.838],
        "draw.0": [0.4, 0.565], "draw.1": [0.6, 0.565], "pack": [0.5, 0.565],
        "left-out": [0.05, 0.5], "ejected": [0.95, 0.5]
    })

    /// Of a place; of a gap between fielders; of foul ground, and where a bunt dies; of a side's bench.
    function pointOf(id: string): point {
        const share = gaps[id];
        return share ? Qt.point(width * share[0], shift + stretch * share[1]) : Qt.point(spotX(id), spotY(id));
    }
    readonly property var gaps: ({
        "gap.short": [0.58, 0.29], "gap.left": [0.3, 0.25], "gap.center": [0.57, 0.235], "gap.right": [0.69, 0.22], "gap.deep": [0.42, 0.12], "foul": [0.27, 0.7], "bunt": [0.41, 0.65],
        "bench.0": [0.183, 0.824], "bench.1": [0.817, 0.824]
    })

    function spotX(id: string): real {
        if (id === "dugout" || id === "defence")
            return width * gaps["bench." + fieldingSeat][0];
        return width * (spots[id] ?? [0.5])[0];
    }
    function spotY(id: string): real {
        const share = id === "dugout" || id === "defence" ? gaps["bench." + fieldingSeat][1] : (spots[id] ?? [0.5, 0.5])[1];
        return shift + stretch * share;
    }
}
