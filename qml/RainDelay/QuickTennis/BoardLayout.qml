pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// The layout of the clay court, seen from behind the near player. Positions are those of its
/// drawing: 1280 wide, 664 high between the scoreboard and the bar.
TableLayout {
    id: root

    readonly property real aspect: 88 / 63
    readonly property real unitX: width / 1280
    readonly property real unitY: free / 664
    /// The scale of shapes that mustn't be distorted: the smaller of both.
    readonly property real unit: Math.min(unitX, unitY)
    /// The cards of the near hand; somewhat larger ones may be wished for.
    readonly property real cardWidth: Math.round(Math.min(width * 0.12, free * 0.235 / aspect) * Math.max(0.8, Math.min(cardScale, 1.1)))
    readonly property real cardHeight: cardWidth * aspect
    readonly property real handWidth: width * 0.56

    // The drawing's lines across: baselines, service lines and the net; its vanishing point is above.
    readonly property list<real> lines: [78, 153, 243, 353, 492]
    readonly property real vanishing: -736

    pictureY: above - 120 * unitY
    pictureHeight: 860 * unitY

    /// By place, near or far: where its middle is, and how wide a card there.
    readonly property var spots: ({
        "slot.near": [150, 420, 84], "slot.far": [206, 178, 62],
        "spent.near": [1140, 430, 62], "spent.far": [1120, 140, 50], "hand.far": [1120, 44, 46]
    })

    function isNear(id: string): bool {
        return Number(id.split(".")[1]) === nearSeat;
    }
    function spotOf(id: string): var {
        return spots[id.split(".")[0] + (isNear(id) ? ".near" : ".far")] ?? [640, 583, cardWidth / unit];
    }
    function boardX(x: real): real {
        return x * unitX;
    }
    function boardY(y: real): real {
        return above + y * unitY;
    }

    // A quadrant is seen by its owner: of the far side, back right is far left.
    function isLeft(id: string): bool {
        const left = id.endsWith("2") || id.endsWith("3");
        return left === isNear(id);
    }
    /// The upper of the two lines between which a quadrant lies: far back, far front, near front, near back.
    function rowOf(id: string): int {
        const back = id.endsWith("1") || id.endsWith("2");
        return isNear(id) ? (back ? 3 : 2) : (back ? 0 : 1);
    }
    /// Half the court's width at a height of the drawing.
    function halfWidth(y: real): real {
        return 0.285 * (y - vanishing);
    }
    /// The feet of a player who stands in a quadrant, and the ball's shadow.
    function feetY(id: string): real {
        return [131, 201, 327, 452][rowOf(id)];
    }
    function feetX(id: string): real {
        return 640 + (isLeft(id) ? -0.5 : 0.5) * halfWidth(feetY(id));
    }
    /// The width of the picture of a piece that stands there, in pixels.
    function figureWidth(id: string): real {
        return 0.094 * (feetY(id) - vanishing) * Math.min(unitX * 1.2, unitY);
    }
}
