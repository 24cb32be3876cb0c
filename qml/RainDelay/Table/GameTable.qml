pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The table of any game: the board lays PlaceAreas on it, the match's pieces lie, fly and are put
/// on them by drag, by two clicks or by keyboard. It knows no game and no rule.
PieceTable {
    id: root

    // The pointer.
    function carry(piece: PieceItem, x: real, y: real) {
        piece.x = x;
        piece.y = y;
        const spot = nearest(x + piece.width / 2, y + piece.height / 2);
        for (const area of areas())
            area.hot = area === spot;
    }
    function drop(piece: PieceItem, x: real, y: real) {
        const centre = Qt.point(piece.x + piece.width / 2, piece.y + piece.height / 2);
        const spot = nearest(centre.x, centre.y) ?? areaAt(x, y);
        if (spot && spot.placeId !== piece.place) {
            put(spot.placeId, centre);
            return;
        }
        release();
        if (!spot)
            refuse("", qsTr("That can't go there."));
    }
    /// Plays a piece at one click if it has a single legal place and this can be taken back. A click that comes
    /// right after a new turn began may have been meant for something else.
    function putAtOnce(piece: PieceItem, x: real, y: real): bool {
        if (!Settings.oneClick || sinceAsked.ms() < Theme.misclickMs)
            return false;
        // Nowhere but back to where it came from.
        if (root.targets.length === 0)
            return takeBack(piece);
        if (root.targets.length > 1 || !root.match.decision.isOpenToUndo(piece.place, piece.order, root.targets[0]))
            return false;
        put(root.targets[0], Qt.point(x, y));
        return true;
    }
    function tap(piece: PieceItem, x: real, y: real) {
        root.match.playback.skip();
        const spot = areaAt(x, y) ?? nearest(x, y);
        root.tapPut = false;
        if (root.picked && spot && spot.legal) {
            put(spot.placeId, Qt.point(x, y));
        } else if (root.picked && spot && piece !== root.picked && piece && !piece.movable) {
            put(spot.placeId, Qt.point(x, y));
        } else if (piece && piece.movable && piece !== root.picked) {
            pick(piece);
            root.tapPut = putAtOnce(piece, x, y);
        } else {
            release();
            if (piece && piece.unplayable)
                refuse(root.match.decision.whyStill(piece.place, piece.order), "");
        }
    }
    function tapTwice(piece: PieceItem, x: real, y: real) {
        // The first click has already played the piece: what lies there now wasn't meant.
        if (root.tapPut || takeBack(piece))
            return;
        if (piece && piece.movable) {
            pick(piece);
            if (root.targets.length === 1)
                put(root.targets[0], Qt.point(x, y));
        } else if (piece && piece.unplayable) {
            refuse(root.match.decision.whyStill(piece.place, piece.order), "");
        }
    }
    function look(piece: PieceItem) {
        root.looked = piece && piece.faceUp && piece.code !== "" && !root.picked && !root.match.playback.busy ? piece : null;
    }

    // The keyboard.
    /// The stops of the Tab key: pieces that can be put somewhere, or places for the piece in hand.
    function stops() {
        const open = root.picked ? areas().filter(a => a.legal) : items().filter(p => p.movable && p.reachable);
        return Spatial.sorted(open, root.rowHeight);
    }
    function focused(): Item {
        return [...items(), ...areas()].find(i => i.activeFocus) ?? null;
    }
    function step(by: int): bool {
        const open = stops();
        const at = open.indexOf(focused());
        const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : at + by;
        if (next < 0 || next >= open.length) {
            // Whoever leaves comes back to the first stop, not to this one.
            if (at >= 0)
                open[at].focus = false;
            return false;
        }
        open[next].forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
    function go(dx: real, dy: real): bool {
        const from = focused();
        if (!from)
            return step(1);
        const open = root.picked ? areas().filter(a => a.legal) : items().filter(p => p.reachable);
        const next = Spatial.towards(open, from, dx, dy);
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason);
        return next !== null;
    }
    /// After something was done: back to the pile it came from, so that Enter goes on.
    function refocus() {
        const open = root.match.decision.draft.full ? [] : stops();
        const next = open.find(i => i.place === root.origin) ?? (open.length > 0 ? open[0] : null);
        if (next)
            next.forceActiveFocus(Qt.OtherFocusReason);
        else
            root.pieceLayer.forceActiveFocus();
    }
    function enter(): bool {
        if (root.match.seating.canEndTurn)
            return false;
        const item = focused();
        const piece = item as PieceItem;
        const area = item as PlaceArea;
        if (area && root.picked) {
            put(area.placeId, Qt.point(area.centreX, area.centreY));
        } else if (piece && piece === root.picked) {
            release();
        } else if (piece && piece.movable) {
            pick(piece);
            step(1);
        } else if (!item && root.cuedPiece) {
            // What a lesson asks for comes first.
            root.cuedPiece.forceActiveFocus(Qt.TabFocusReason);
            return true;
        }
        return item !== null;
    }
    /// A piece of a choice in parts goes back to where it came from.
    function takeBack(piece: PieceItem): bool {
        if (!piece || !root.match.decision.takeBack(piece.place, piece.order))
            return false;
        release();
        return true;
    }
    function cancel(): bool {
        const piece = root.picked;
        root.looked = null;
        root.match.decision.cancelChoice();
        release();
        if (piece)
            piece.forceActiveFocus(Qt.OtherFocusReason);
        return piece !== null;
    }
    function key(which: int, text: string, repeated: bool): bool {
        root.byKey = true;
        // A key that would do something does it once for each press. While something is shown it cuts that short,
        // and does nothing else.
        const does = which === Qt.Key_Return || which === Qt.Key_Enter || which === Qt.Key_Backspace || which === Qt.Key_Delete || which === Qt.Key_Space;
        if ((does || text > " ") && (repeated || root.match.playback.cutShort()))
            return true;
        switch (which) {
        case Qt.Key_Tab:
            return step(1);
        case Qt.Key_Backtab:
            return step(-1);
        case Qt.Key_Left:
            return go(-1, 0);
        case Qt.Key_Right:
            return go(1, 0);
        case Qt.Key_Up:
            return go(0, -1);
        case Qt.Key_Down:
            return go(0, 1);
        case Qt.Key_Return:
        case Qt.Key_Enter:
            return enter();
        case Qt.Key_Escape:
            return cancel();
        case Qt.Key_Backspace:
        case Qt.Key_Delete:
            return takeBack(focused() as PieceItem);
        case Qt.Key_Space:
            look(root.looked ? null : focused() as PieceItem);
            return true;
        }
        return false;
    }

    /// The last click has put something.
    property bool tapPut: false

    /// Measures how long the current turn has lasted. (A timer in the scene would differ between
    /// two tables that should look alike.)
    readonly property var sinceAsked: {
        let since = 0;
        return {
            "mark": () => since = Date.now(),
            "ms": () => Date.now() - since
        };
    }
    onAskedChanged: sinceAsked.mark()

    pointed: input.hoveredPiece
    activeFocusOnTab: activeFocus
    onActiveFocusChanged: {
        if (!activeFocus)
            looked = null;
        else if (byKey && !focused())
            step(1);
    }

    // For a screen reader, pressing an item means going there and pressing Enter. Anything still to
    // be shown is there at once.
    onPressed: item => {
        if (!root.enabled || root.match.decision.choice.count > 0)
            return;
        root.match.playback.skip();
        // (It may be gone by now.)
        if (!item)
            return;
        root.byKey = true;
        item.forceActiveFocus(Qt.OtherFocusReason);
        root.enter();
    }
    onFreed: {
        if (activeFocus && byKey && !match.playback.busy)
            refocus();
    }
    Keys.onPressed: event => {
        if (root.key(event.key, event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier) ? "" : event.text, event.isAutoRepeat))
            event.accepted = true;
    }

    // The way in for Tab alone, where there is somewhere to go: it shows the ring even if the mouse was
    // used last.
    Item {
        activeFocusOnTab: root.activeFocus ? activeFocus : root.items().some(piece => piece.movable && piece.reachable)
        onActiveFocusChanged: if (activeFocus) {
            root.byKey = true;
            root.step(1);
        }
    }

    overlay: TableInput {
        id: input
        anchors.fill: parent
        pieceLayer: root.pieceLayer
        swallows: () => root.match.playback.cutShort()
        looking: root.looked !== null
        onPressedChanged: if (pressed) {
            root.byKey = false;
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onGrabbed: piece => {
            root.pick(piece);
            piece.held = true;
        }
        onCarried: (piece, x, y) => root.carry(piece, x, y)
        onDropped: (piece, x, y) => root.drop(piece, x, y)
        onTapped: (piece, x, y) => root.tap(piece, x, y)
        onTappedTwice: (piece, x, y) => root.tapTwice(piece, x, y)
        onLookedAt: piece => root.look(piece)
        onGaveUp: root.release()
    }
}
