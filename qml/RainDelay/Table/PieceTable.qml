pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The pieces of a match on the places of a board, and the one that is in hand. The match says what
/// may be put where; GameTable handles picking and putting.
FocusScope {
    id: root

    required property MatchController match
    property real cardWidth: 80
    /// Height of a card by its width.
    property real cardAspect: 12 / 7
    readonly property real cardHeight: cardWidth * cardAspect
    /// The least distance between rows of pieces, as the keyboard goes through them.
    property real rowHeight: cardHeight * 0.6
    /// The kinds of piece that aren't cards: they have a shape, and a shadow, of their own.
    property list<string> tokens: []
    /// Those of them whose shadow isn't in their picture: it stays on the ground while they fly.
    property list<string> shadowed: []
    /// (from place, to place) → the places that a piece passes on its way.
    property var route: null
    /// (kind, from place, to place) → how high a piece flies over its way, in pixels.
    property var loft: null

    /// The board: PlaceAreas, and what lies below the pieces.
    default property alias ground: groundItem.data
    /// The items above the pieces.
    property alias overlay: overlayItem.data
    readonly property Item pieceLayer: pieceItem
    /// The places whose cards stand out: what is being told is about them.
    property list<string> lifted: []

    /// The piece in hand and where it may be put.
    property PieceItem picked: null
    property list<string> targets: []
    /// A piece that was put somewhere and hasn't been told yet where it belongs.
    property PieceItem waiting: null
    /// The piece in the preview: a face-up piece that is pointed at or asked for.
    property PieceItem looked: null
    /// The point of the last drop or click, for the answer to it.
    property point lastDrop: Qt.point(width / 2, height / 2)
    /// The piece under the pointer.
    property PieceItem pointed: null
    property string origin: ""
    /// What a lesson's learner is to touch next: a piece, and once that is in hand the place that it goes to.
    readonly property PieceItem cuedPiece: cue.from === "" || picked ? null : items().find(piece => piece.place === cue.from && piece.order === cue.order) ?? null
    readonly property PlaceArea cuedPlace: cue.from === "" || !picked ? null : find(picked.place === cue.from ? cue.to : cue.from)
    readonly property cue cue: match.decision.cue
    /// The seat whose hand shows what can't be played: the one that is asked; -1: none.
    readonly property int asked: root.match.watchedTo < 0 && !root.match.seating.canEndTurn && !root.match.decision.joint.open ? root.match.decision.turnSeat : -1
    /// The last thing done was done by keyboard.
    property bool byKey: false

    signal refused(string sentence)
    /// The piece that was put lies where it belongs, and nothing is asked.
    signal freed
    /// A piece or a place, by a screen reader.
    signal pressed(Item item)

    /// The areas by the ids of their places: every piece asks for its own.
    readonly property var places: {
        const all = {};
        for (const item of Array.from(groundItem.children).reverse()) {
            const area = item as PlaceArea;
            if (area)
                all[area.placeId] = area;
        }
        return all;
    }

    function find(id: string): PlaceArea {
        return root.places[id] ?? null;
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

    function via(from: string, to: string): var {
        const stops = root.route ? root.route(from, to) : [];
        return stops.map(id => root.find(id)).filter(a => a !== null).map(a => Qt.point(a.centreX, a.centreY));
    }

    /// Sorts the fans that are to be sorted.
    function arrange() {
        for (const piece of items())
            piece.sorted = -1;
        for (const area of areas().filter(a => a.fanned && a.rankOf)) {
            const fan = items().filter(p => p.place === area.placeId && p.faceUp);
            fan.sort((a, b) => area.rankOf(a.code) - area.rankOf(b.code));
            fan.forEach((piece, i) => piece.sorted = i);
        }
    }

    /// Takes a piece in hand: its legal places show.
    function pick(piece: PieceItem) {
        release();
        root.match.playback.skip();
        root.picked = piece;
        root.origin = piece.place;
        root.looked = null;
        root.targets = root.match.decision.targets(piece.place, piece.order);
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
            piece.dimmed = root.picked !== null && piece !== root.picked && piece.visible && !(piece.fanned && piece.movable) && root.targets.indexOf(piece.place) < 0;
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
        const done = root.match.decision.put(from, order, to);
        if (!done)
            root.refuse(root.match.decision.refusalText, qsTr("That can't go there."));
        Qt.callLater(letGo);
    }

    /// Says why something can't be done, in the rules' words if they have any.
    function refuse(reason: string, otherwise: string) {
        root.refused(reason !== "" ? reason : otherwise);
    }

    /// Once what was put is done or refused and nothing is asked, the piece goes where it belongs.
    function letGo() {
        if (root.match.decision.choice.count > 0)
            return;
        if (root.waiting) {
            root.waiting.held = false;
            root.waiting.settle();
            root.waiting = null;
        }
        root.freed();
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

    Connections {
        target: root.match.playback
        function onBusyChanged() {
            if (root.match.playback.busy)
                root.looked = null;
            else
                Qt.callLater(root.letGo);
        }
    }
    Connections {
        target: root.match.pieces
        function onStirred(row: int): void {
            const piece = pieces.itemAt(row) as PieceItem;
            if (piece && piece.spot && piece.spot.thrown)
                piece.tumble();
        }
    }
    Connections {
        target: root.match.decision.choice
        function onCountChanged() {
            if (root.match.decision.choice.count === 0)
                Qt.callLater(root.letGo);
        }
    }

    TableSounds {
        id: sounds
        sounds: Sounds
        match: root.match
    }
    Item {
        id: groundItem
        anchors.fill: parent
        Component.onCompleted: {
            for (const area of Object.values(root.places))
                area.pressed.connect(() => root.pressed(area));
        }
    }
    Item {
        id: pieceItem
        anchors.fill: parent
        Repeater {
            id: pieces
            model: root.match.pieces
            delegate: PieceItem {
                id: piece
                playback: root.match.playback
                hovered: root.pointed === piece
                lifted: onTop && root.lifted.indexOf(place) >= 0
                gameId: root.match.gameId
                pictureQuery: root.match.faces.pictureQuery
                token: root.tokens.indexOf(pieceKind) >= 0
                shadowed: root.shadowed.indexOf(pieceKind) >= 0
                spot: root.find(place)
                cardWidth: root.cardWidth
                cardHeight: root.cardHeight
                layoutKey: root.width + "x" + root.height + ":" + root.cardWidth
                showFocus: root.byKey
                via: (from, to) => root.via(from, to)
                loft: root.loft
                onPressed: root.pressed(piece)
                onSetOut: if (!token)
                    sounds.cardFlies()
                onTurned: if (!token)
                    sounds.cardTurns()
                onThrown: sounds.dieFalls()
                onPlaceChanged: Qt.callLater(root.arrange)
                onOrderChanged: Qt.callLater(root.arrange)
                onCodeChanged: Qt.callLater(root.arrange)
            }
        }
    }
    CueRing {
        id: ring
        readonly property Item around: root.cuedPiece ?? root.cuedPlace
        readonly property size size: root.cuedPiece ? root.cuedPiece.shownSize : around ? Qt.size(around.width, around.height) : Qt.size(0, 0)
        visible: around !== null
        width: size.width
        height: size.height
        x: around ? around.x + (around.width - width) / 2 : 0
        y: around ? around.y + (around.height - height) / 2 + (root.cuedPiece ? root.cuedPiece.sunk * scale : 0) : 0
        scale: around?.scale ?? 1
        rotation: around?.rotation ?? 0
        away: 7
        onAroundChanged: start()
    }
    Item {
        id: overlayItem
        anchors.fill: parent
    }
}
