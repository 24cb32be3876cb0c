pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A place for pieces: an outline on the ground, which the board positions by its centre. It takes
/// a drop, shows that it may take one, and can hold the keyboard's focus.
Item {
    id: root

    /// As the engine names it: "field.CF".
    required property string placeId
    /// In words, for screen readers and messages.
    property string name: placeId
    /// Size of the cards here, as a share of the table's cards.
    property real cardScale: 1
    property real cardWidth: 80
    property real cardHeight: cardWidth * 12 / 7
    /// The offset of each card of a pile from the one below, as a share of the card's width.
    property real stepX: 0.012
    property real stepY: -0.02
    /// The number of a pile's top cards that are drawn.
    property int shownCards: 3
    /// Most steps that add up: deeper cards lie still.
    property int stepLimit: 4
    /// Pieces here are thrown: they tumble whenever they come to lie anew.
    property bool thrown: false
    /// The lift of a fan's card that somebody is about to take, as a share of its height.
    property real lift: 0.07
    /// The drop of a piece to its shadow on the ground, if it has one, as a share of its height.
    property real sink: 0
    /// Not a pile but a fan: every card lies beside the one before it, each can be read and reached.
    property bool fanned: false
    /// From card to card, as a share of the card's width; less where the fan gets wider than `fanWidth`.
    property real fanStep: 0.8
    property real fanWidth: 0
    /// Degrees between neighbours. Below zero the fan is held from above.
    property real fanTurn: 0
    /// After so many cards a new row begins, below the one before; 0: `fanRows` says.
    property int fanColumns: 0
    /// Into so many rows, as even as can be, the cards are dealt.
    property int fanRows: 1
    /// From row to row, as a share of the card's height.
    property real fanRowStep: 0.6
    /// The file of a PieceBrief: what a card of the fan shows of itself until somebody is about to take it. Then it
    /// stands whole among the rows, which together are as high. Empty: every card is whole.
    property url brief
    readonly property bool inBrief: brief.toString() !== ""
    /// Colour of a frame around the cards that lie here.
    property color frame: "transparent"
    /// Pieces here are out of the game for now: dimmed, to be counted.
    property bool shaded: false
    /// (code) → where a card belongs in the fan: the lower, the more to the left; null: the cards lie
    /// in their own order.
    property var rankOf: null
    /// Cards of the fan that can be moved stand out a little, the others are dimmed.
    property bool marksLegal: false
    /// Cards of the fan that can't be played now are dimmed before one is picked.
    property bool dimsUnplayable: false
    /// True if an empty place is outlined.
    property bool outlined: false
    /// Words on the ground above the place.
    property string caption: ""
    /// True if a pile shows its number of cards.
    property bool counted: false
    readonly property real corner: cardWidth * cardScale * 0.06
    property real centreX: 0
    property real centreY: 0

    /// The piece in hand may be put here.
    property bool legal: false
    /// A drop now would go here.
    property bool hot: false

    /// By a screen reader.
    signal pressed

    /// The number of cards in a row of a fan of so many.
    function columns(count: int): int {
        return fanColumns > 0 ? Math.min(fanColumns, count) : Math.ceil(count / fanRows);
    }
    /// The distance of the piece of this order from the middle of its row, in cards.
    function seatOf(order: int, count: int): real {
        const row = columns(count);
        return order % row - (row - 1) / 2;
    }
    function fanStride(count: int): real {
        const card = cardWidth * cardScale;
        const gaps = columns(count) - 1;
        const room = inBrief ? fanWidth / (gaps + 1) : (fanWidth - card) / gaps;
        return gaps > 0 && fanWidth > 0 ? Math.min(card * fanStep, room) : card * fanStep;
    }

    /// The size of a card in brief, one of so many: its share of the fan.
    function briefSize(count: int): size {
        return Qt.size(fanStride(count) - Theme.space(1), cardHeight * cardScale * fanRowStep - Theme.space(1));
    }

    /// The position of the piece of this order, measured from the centre.
    function offsetX(order: int, count: int): real {
        if (fanned)
            return seatOf(order, count) * fanStride(count);
        return cardWidth * stepX * Math.min(order, Math.max(0, stepLimit - (count - 1 - order)));
    }
    function offsetY(order: int, count: int): real {
        if (fanned) {
            const rows = Math.ceil(count / columns(count));
            const row = Math.floor(order / columns(count)) - (rows - 1) / 2;
            // Neighbours stand on an arc whose centre is where the fan is held.
            const turn = fanTurn * Math.PI / 180;
            const arc = turn === 0 ? 0 : fanStride(count) / turn * (1 - Math.cos(turn * seatOf(order, count)));
            return row * cardHeight * cardScale * fanRowStep + arc;
        }
        return cardWidth * stepY * Math.min(order, Math.max(0, stepLimit - (count - 1 - order)));
    }

    /// Degrees, clockwise.
    function tilt(order: int, count: int): real {
        return fanned ? fanTurn * seatOf(order, count) : 0;
    }

    width: fanned ? Math.max(fanWidth, cardWidth * cardScale) : cardWidth * cardScale
    height: cardHeight * cardScale * (fanned && fanColumns > 0 ? 1 + fanRowStep : inBrief ? fanRows * fanRowStep : 1)
    x: centreX - width / 2
    y: centreY - height / 2
    objectName: "place." + placeId

    Accessible.role: legal ? Accessible.Button : Accessible.Grouping
    Accessible.name: legal ? qsTr("%1, a legal place").arg(name) : name
    Accessible.focusable: legal && enabled
    Accessible.onPressAction: root.pressed()

    Rectangle {
        anchors.fill: parent
        visible: root.outlined
        radius: root.corner
        color: "#18000000"
        border.color: Qt.rgba(Theme.chalk.r, Theme.chalk.g, Theme.chalk.b, 0.45)
        border.width: 1.5
    }
    GroundWords {
        anchors.bottom: parent.top
        anchors.bottomMargin: 5
        // In the middle, but never over the board's edge.
        x: Math.max(4 - root.x, Math.min((root.width - width) / 2, (root.parent?.width ?? 0) - root.x - width - 4))
        // (Over the smallest cards one would lie upon the next.)
        visible: root.caption !== "" && root.cardWidth * root.cardScale > Theme.small * 1.5
        text: root.caption
        width: Math.min(implicitWidth, root.width * 2)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
    }
    component Edge: Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.color: Theme.soot
        border.width: 2
    }
    Edge {
        visible: root.legal
        anchors.margins: (root.hot ? -9 : -7) - 2
        radius: root.corner + 9
    }
    Edge {
        visible: root.activeFocus
        anchors.margins: -15
        radius: root.corner + 15
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: root.hot ? -9 : -7
        visible: root.legal
        radius: root.corner + 7
        color: root.hot ? Theme.mustard : Qt.rgba(Theme.chalk.r, Theme.chalk.g, Theme.chalk.b, 0.32)
        border.color: root.hot ? Theme.chalk : Theme.mustard
        border.width: 3
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -13
        visible: root.activeFocus
        radius: root.corner + 13
        color: "transparent"
        border.color: Theme.chalk
        border.width: 3
    }
}
