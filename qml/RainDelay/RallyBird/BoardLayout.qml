pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// The layout of the wooden board. Positions are those of its drawing: 1280 wide, 556 high between
/// the scoreboard and the rail on which the near hand lies, in two rows.
TableLayout {
    id: root

    readonly property real aspect: 88 / 63
    /// The rail: as high as a card, so that one of its two rows can show itself whole.
    readonly property real railHeight: Math.round(Math.max(free * 0.27, Math.min(150, free * 0.5)) * Math.max(0.8, Math.min(cardScale, 1.1)))
    readonly property real railMargin: 6
    readonly property real railY: height - below - railHeight - 2 * railMargin
    readonly property real unitX: width / 1280
    readonly property real unitY: (railY - above) / 556
    /// The scale of shapes that mustn't be distorted: the smaller of both.
    readonly property real unit: Math.min(unitX, unitY)
    readonly property real cardHeight: railHeight
    readonly property real cardWidth: cardHeight / aspect

    pictureY: above - 100 * unitY
    pictureHeight: 820 * unitY

    /// By place: where its middle is, and how wide a piece there.
    readonly property var spots: ({
        "zone.A": [486, 276, 72], "zone.B": [640, 130, 72], "zone.C": [794, 276, 72],
        "zone.D": [640, 362, 72], "zone.E": [392, 160, 72], "zone.F": [888, 160, 72],
        "base.1": [830, 334, 42], "base.2": [640, 189, 42], "base.3": [450, 334, 42], "plate": [597, 489, 42],
        "dugout.0": [104, 284, 38], "dugout.1": [1128, 284, 38], "bird.0": [188, 284, 40], "bird.1": [1212, 284, 40],
        "play": [784, 478, 66], "aside": [110, 436, 66], "lost": [241, 436, 50], "dice": [968, 452, 56], "bird": [1168, 432, 68]
    })
    /// Seat in the field: its Gloves are the ones on the bench.
    property int fieldingSeat: 1

    /// A hand or bench that isn't near lies beyond its owner's dugout.
    function spotOf(id: string): var {
        const seat = id === "gloves" ? fieldingSeat : Number(id.split(".")[1] ?? 0);
        return spots[id] ?? [seat === 0 ? 175 : 1105, 41, 48];
    }
    /// Of a place; of the seats beyond the fence.
    function pointOf(id: string): point {
        const spot = id === "fence" ? [640, -20] : spotOf(id);
        return Qt.point(boardX(spot[0]), boardY(spot[1]));
    }
    function boardX(x: real): real {
        return x * unitX;
    }
    function boardY(y: real): real {
        return above + y * unitY;
    }
}
