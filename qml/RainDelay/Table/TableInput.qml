pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Mouse and touch on a table: tells press, drag past a threshold, drop, click and hover in terms of
/// pieces. It decides nothing.
MouseArea {
    id: root

    /// The item whose children are the pieces.
    required property Item pieceLayer
    property PieceItem pressedPiece: null
    property PieceItem hoveredPiece: null
    property point grip: Qt.point(0, 0)
    property bool dragging: false
    /// The press was a double click's: its release is no click of its own.
    property bool doubled: false
    /// Returns true if it takes the press instead; `swallowed` is true once it has.
    property var swallows: null
    property bool swallowed: false
    property bool second: false
    /// A card is shown large: it stays while the pointer moves about on it.
    property bool looking: false
    /// The distance the pointer moves before a press becomes a drag, in pixels.
    property real threshold: Theme.dragDistance

    signal grabbed(PieceItem piece)
    signal carried(PieceItem piece, real x, real y)
    signal dropped(PieceItem piece, real x, real y)
    signal tapped(PieceItem piece, real x, real y)
    signal tappedTwice(PieceItem piece, real x, real y)
    signal lookedAt(PieceItem piece)
    signal gaveUp(PieceItem piece)

    /// The uppermost piece there. (Item.childAt goes by age, not by what is painted last.)
    function pieceAt(x: real, y: real): PieceItem {
        let best = null;
        for (let i = 0; i < pieceLayer.children.length; ++i) {
            const piece = pieceLayer.children[i] as PieceItem;
            if (piece && piece.visible && (!best || piece.z > best.z) && piece.contains(mapToItem(piece, x, y)))
                best = piece;
        }
        return best;
    }
    function stop() {
        const piece = pressedPiece;
        const carrying = dragging;
        pressedPiece = null;
        dragging = false;
        if (carrying && piece)
            gaveUp(piece);
    }

    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    cursorShape: dragging ? Qt.ClosedHandCursor : hoveredPiece && hoveredPiece.movable ? Qt.OpenHandCursor : Qt.ArrowCursor

    onPressed: mouse => {
        rest.stop();
        doubled = false;
        // The second press of a double click is no more meant for a piece than the first.
        second = swallowed;
        swallowed = mouse.button === Qt.LeftButton && swallows !== null && swallows();
        if (swallowed)
            return;
        pressedPiece = pieceAt(mouse.x, mouse.y);
        if (mouse.button === Qt.RightButton) {
            lookedAt(pressedPiece);
            pressedPiece = null;
            return;
        }
        if (pressedPiece)
            grip = Qt.point(mouse.x, mouse.y);
    }
    onPositionChanged: mouse => {
        if (!pressed) {
            const over = pieceAt(mouse.x, mouse.y);
            if (over !== hoveredPiece) {
                hoveredPiece = over;
                lookedAt(null);
            }
            if (!looking)
                rest.restart();
            return;
        }
        if (!pressedPiece)
            return;
        if (!dragging && Math.hypot(mouse.x - grip.x, mouse.y - grip.y) >= threshold) {
            if (!pressedPiece.reachable)
                return;
            dragging = true;
            rest.stop();
            grip = Qt.point(grip.x - pressedPiece.x, grip.y - pressedPiece.y);
            grabbed(pressedPiece);
        }
        if (dragging)
            carried(pressedPiece, mouse.x - grip.x, mouse.y - grip.y);
    }
    onReleased: mouse => {
        const piece = pressedPiece;
        const wasDragging = dragging;
        pressedPiece = null;
        dragging = false;
        if (mouse.button === Qt.RightButton || swallowed || (doubled && !wasDragging))
            return;
        if (wasDragging)
            dropped(piece, mouse.x, mouse.y);
        else
            tapped(piece, mouse.x, mouse.y);
    }
    onDoubleClicked: mouse => {
        if (mouse.button !== Qt.LeftButton)
            return;
        doubled = true;
        if (swallowed || second) {
            pressedPiece = null;
            return;
        }
        tappedTwice(pieceAt(mouse.x, mouse.y), mouse.x, mouse.y);
    }
    onPressAndHold: mouse => {
        if (!dragging && pressedPiece)
            lookedAt(pressedPiece);
    }
    onCanceled: stop()
    onExited: {
        hoveredPiece = null;
        rest.stop();
        lookedAt(null);
    }

    Timer {
        id: rest
        interval: Theme.lookMs
        // (Something else may have come to lie below the pointer.)
        onTriggered: if (!root.pressed && root.hoveredPiece && root.hoveredPiece === root.pieceAt(root.mouseX, root.mouseY))
            root.lookedAt(root.hoveredPiece)
    }
}
