pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Session

/// The table of any game: the board lays PlaceAreas on it, the match's pieces lie, fly and are put
/// on them by drag, by two clicks or by keyboard. It knows no game and no rule: what may be put
/// where is asked of the match.
FocusScope {
    id: root

    required property MatchController match
    property real cardWidth: 80
    readonly property real cardHeight: cardWidth * 12 / 7
    /// (from place, to place) → the places that a piece passes on its way.
    property var route: null

    default property alias ground: groundItem.data

    /// The piece in hand and where it may be put.
    property PieceItem picked: null
    property list<string> targets: []
    /// Who was put somewhere and hasn't been told yet where it belongs.
    property PieceItem waiting: null
    /// What the preview shows: a face-up piece that is pointed at or asked for.
    property PieceItem looked: null
    /// Where the last drop or click was, for what answers it.
    property point lastDrop: Qt.point(width / 2, height / 2)
    property string origin: ""
    /// The last thing done was done by keyboard.
    property bool byKey: false

    signal refused(string sentence, point where)

    function find(id: string): PlaceArea {
        for (let i = 0; i < groundItem.children.length; ++i) {
            const area = groundItem.children[i] as PlaceArea;
            if (area && area.placeId === id)
                return area;
        }
        return null;
    }

    function areas() {
        const all = [];
        for (let i = 0; i < groundItem.children.length; ++i) {
            const area = groundItem.children[i] as PlaceArea;
            if (area && area.visible)
                all.push(area);
        }
        return all;
    }

    function items() {
        const all = [];
        for (let i = 0; i < pieces.count; ++i)
            all.push(pieces.itemAt(i));
        return all.filter(p => p !== null);
    }

    function via(from: string, to: string) {
        const stops = root.route ? root.route(from, to) : [];
        return stops.map(id => root.find(id)).filter(a => a !== null).map(a => Qt.point(a.centreX, a.centreY));
    }

    /// Takes a piece in hand: its legal places show.
    function pick(piece: PieceItem) {
        release();
        root.match.skip();
        root.picked = piece;
        root.origin = piece.place;
        root.looked = null;
        root.targets = root.match.targets(piece.place, piece.order);
        piece.picked = true;
        mark();
    }

    /// Puts it back into nobody's hand.
    function release() {
        if (root.picked) {
            root.picked.picked = false;
            root.picked.held = false;
            root.picked.settle();
        }
        root.picked = null;
        root.targets = [];
        mark();
    }

    function mark() {
        for (const area of areas()) {
            area.legal = root.picked !== null && root.targets.indexOf(area.placeId) >= 0;
            area.hot = false;
        }
        for (const piece of items())
            piece.dimmed = root.picked !== null && piece !== root.picked && piece.onTop && root.targets.indexOf(piece.place) < 0;
    }

    /// Puts the piece in hand on a place; a refusal is told, and the piece goes home.
    function put(to: string, where: point) {
        const piece = root.picked;
        if (!piece)
            return;
        root.lastDrop = where;
        const from = piece.place;
        const order = piece.order;
        root.waiting = piece;
        piece.picked = false;
        root.picked = null;
        root.targets = [];
        mark();
        const done = root.match.put(from, order, to);
        if (!done && root.match.refusalText !== "")
            root.refused(root.match.refusalText, where);
        Qt.callLater(letGo);
    }

    /// Once what was put is done or refused and nothing is asked, the piece goes where it belongs.
    function letGo() {
        if (root.match.choice.count > 0)
            return;
        if (root.waiting) {
            root.waiting.held = false;
            root.waiting.settle();
            root.waiting = null;
        }
        if (root.activeFocus && root.byKey && !root.match.busy)
            refocus();
    }

    /// The legal place that is nearest to a point, if it is near enough for a drop.
    function nearest(x: real, y: real): PlaceArea {
        let best = null;
        let distance = root.cardWidth * 0.9;
        for (const area of areas()) {
            if (!area.legal)
                continue;
            const dx = Math.max(area.x - x, 0, x - area.x - area.width);
            const dy = Math.max(area.y - y, 0, y - area.y - area.height);
            const d = Math.hypot(dx, dy) + 0.05 * Math.hypot(area.centreX - x, area.centreY - y);
            if (d < distance) {
                distance = d;
                best = area;
            }
        }
        return best;
    }

    /// The place under a point: a legal one if there is one, else one that holds cards (the pack of
    /// the deal shares the mound), else the uppermost.
    function areaAt(x: real, y: real): PlaceArea {
        const under = areas().reverse().filter(area => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height);
        const taken = items().map(piece => piece.place);
        return under.find(area => area.legal) ?? under.find(area => taken.indexOf(area.placeId) >= 0) ?? under[0] ?? null;
    }

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
        if (spot && spot.placeId !== piece.place)
            put(spot.placeId, centre);
        else
            release();
    }
    function tap(piece: PieceItem, x: real, y: real) {
        root.match.skip();
        const spot = areaAt(x, y) ?? nearest(x, y);
        if (root.picked && spot && spot.legal)
            put(spot.placeId, Qt.point(x, y));
        else if (root.picked && spot && piece !== root.picked && piece && !piece.movable)
            put(spot.placeId, Qt.point(x, y));
        else if (piece && piece.movable && piece !== root.picked)
            pick(piece);
        else
            release();
    }
    function tapTwice(piece: PieceItem, x: real, y: real) {
        if (piece && piece.movable) {
            pick(piece);
            if (root.targets.length === 1)
                put(root.targets[0], Qt.point(x, y));
        }
    }
    function look(piece: PieceItem) {
        root.looked = piece && piece.faceUp && piece.code !== "" && !root.picked ? piece : null;
    }

    // The keyboard.
    /// What Tab visits: what can be put somewhere, or where the piece in hand can go.
    function stops() {
        const open = root.picked ? areas().filter(a => a.legal) : items().filter(p => p.movable && p.reachable);
        return Spatial.sorted(open, root.cardHeight * 0.6);
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
        const open = stops();
        const next = open.find(i => i.place === root.origin) ?? (open.length > 0 ? open[0] : null);
        if (next)
            next.forceActiveFocus(Qt.OtherFocusReason);
        else
            pieceItem.forceActiveFocus();
    }
    function enter(): bool {
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
        }
        return item !== null;
    }
    function cancel(): bool {
        const piece = root.picked;
        root.looked = null;
        root.match.cancelChoice();
        release();
        if (piece)
            piece.forceActiveFocus(Qt.OtherFocusReason);
        return piece !== null;
    }
    function key(which: int): bool {
        root.byKey = true;
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
        case Qt.Key_Space:
            if (root.match.busy)
                root.match.skip();
            else
                look(root.looked ? null : focused() as PieceItem);
            return true;
        }
        return false;
    }

    activeFocusOnTab: true
    onActiveFocusChanged: {
        if (!activeFocus)
            looked = null;
        else if (byKey && !focused())
            step(1);
    }

    Connections {
        target: root.match
        function onBusyChanged() {
            if (!root.match.busy)
                Qt.callLater(root.letGo);
        }
    }
    Connections {
        target: root.match.choice
        function onCountChanged() {
            if (root.match.choice.count === 0)
                Qt.callLater(root.letGo);
        }
    }

    Item {
        id: groundItem
        anchors.fill: parent
    }
    Item {
        id: pieceItem
        anchors.fill: parent
        Repeater {
            id: pieces
            model: root.match.pieces
            delegate: PieceItem {
                gameId: root.match.gameId
                spot: root.find(place)
                cardWidth: root.cardWidth
                layoutKey: root.width + "x" + root.height + ":" + root.cardWidth
                showFocus: root.byKey
                via: (from, to) => root.via(from, to)
            }
        }
    }
    TableInput {
        id: input
        anchors.fill: parent
        pieceLayer: pieceItem
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
    Keys.onPressed: event => {
        if (root.key(event.key))
            event.accepted = true;
    }
}
