pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A piece on the table. It flies to where its place says, along the way that `via` gives, and turns
/// over on its way. Without motion it is simply there.
Item {
    id: root

    required property string pieceKind
    required property string code
    required property string name
    required property string place
    required property bool faceUp
    required property bool movable
    required property int order
    required property int count
    required property int turns
    /// Says how long it moves: what is shown next waits for it.
    required property Playback playback

    property string gameId: ""
    /// As of MatchController.pictureQuery.
    property string pictureQuery: ""
    /// No card: its picture has its own shape and shadow.
    property bool token: false
    property PlaceArea spot: null
    property string placeName: spot ? spot.name : ""
    property real cardWidth: 80
    property real cardHeight: cardWidth * 12 / 7
    /// Changes with the board's geometry: then pieces are there at once instead of flying.
    property string layoutKey: ""
    /// (from place, to place) → points on the way, for pieces that don't go straight.
    property var via: null
    /// (kind, from place, to place) → how high it flies over its way, in pixels.
    property var loft: null
    /// A token whose picture has no shadow: it lies on the ground below, however high the piece flies.
    property bool shadowed: false

    /// The keyboard is in use: show where it is.
    property bool showFocus: false
    /// In somebody's hand.
    property bool held: false
    property bool picked: false
    /// The rules refuse it for the piece in hand.
    property bool dimmed: false
    /// Pointed at.
    property bool hovered: false
    /// The event being told is about it.
    property bool lifted: false

    /// Its position in a sorted fan; -1: in its own order.
    property int sorted: -1
    readonly property int slot: sorted < 0 ? order : sorted
    readonly property bool onTop: order === count - 1
    readonly property bool flying: flight.running
    readonly property bool fanned: spot !== null && spot.fanned
    /// Nothing lies on it but its neighbour in a fan.
    readonly property bool open: onTop || fanned
    readonly property bool reachable: spot !== null && spot.visible && open
    /// A card of a fan comes up a little where somebody is about to take it.
    readonly property bool raised: fanned && movable && !held && meant
    readonly property bool meant: picked || hovered || (activeFocus && showFocus)
    /// It lies among so many that there is room for a part of each, and for one whole card.
    readonly property bool shared: spot !== null && spot.inBrief && !token && !held && !flying
    readonly property bool inBrief: shared && !(faceUp && meant) && !lifted
    /// The rules refuse to play it at all.
    readonly property bool unplayable: fanned && (spot.marksLegal || spot.dimsUnplayable) && faceUp && !movable && !held && !flying
    readonly property bool marked: fanned && spot.marksLegal && !held && !flying
    readonly property real homeX: spot ? spot.centreX + spot.offsetX(slot, count) - width / 2 : 0
    readonly property real homeY: spot ? spot.centreY + spot.offsetY(slot, count) - height / 2 : 0
    readonly property url face: root.faceUp && root.code !== ""
        ? "image://cards/" + gameId + "/" + code + pictureQuery : "image://cards/" + gameId + "/back-" + pieceKind + pictureQuery

    /// The size of what is shown of it, and how far that stands below where it lies (less than 0: above).
    readonly property size shownSize: Qt.size(body.width, body.height)
    readonly property real sunk: body.up

    /// The share of a throw that is still to come, 1 … 0.
    property real toss: 0
    property list<point> path: []
    property real travel: 1
    property real fromScale: 1
    property real high: 0
    /// Its height above its way now, and when it set out.
    property real aloft: 0
    property real fromAloft: 0
    property string lastPlace: ""
    property string lastLayout: ""

    /// By a screen reader.
    signal pressed
    /// It sets out for another place; it turns over; it is thrown: to be seen, and heard.
    signal setOut
    signal turned
    signal thrown

    /// Goes to where it belongs. A flight takes a movement, and longer where it goes round corners or up.
    function settle() {
        if (held || !spot)
            return;
        const snap = playback.pieceMs === 0 || lastLayout !== layoutKey || lastPlace === "";
        const moved = lastPlace !== place && lastPlace !== "";
        const way = via && moved ? via(lastPlace, place) : [];
        // A way that is changed in the air goes on from there.
        high = moved ? (loft ? loft(pieceKind, lastPlace, place) : 0) : flight.running ? high * (1 - travel) : 0;
        lastLayout = layoutKey;
        lastPlace = place;
        if (snap || (Math.abs(x - homeX) < 0.5 && Math.abs(y - homeY) < 0.5)) {
            flight.stop();
            travel = 1;
            aloft = 0;
            x = homeX;
            y = homeY;
            scale = spot.cardScale;
            return;
        }
        fromScale = scale;
        fromAloft = aloft;
        path = [Qt.point(x, y), ...way.map(p => Qt.point(p.x - width / 2, p.y - height / 2)), Qt.point(homeX, homeY)];
        travel = 0;
        flight.duration = playback.setOut(1 + 0.6 * way.length + (high > 0 ? high / cardHeight : 0));
        flight.restart();
        if (moved)
            root.setOut();
    }

    /// A die that is thrown: it hops in, spinning, and lands.
    function tumble() {
        if (playback.pieceMs === 0)
            return;
        throwing.duration = playback.setOut(2);
        throwing.restart();
        root.thrown();
    }

    /// Moves the piece to its position at this share of its way.
    function follow(share: real) {
        const legs = path.length - 1;
        if (legs < 1 || !spot)
            return;
        const leg = Math.min(legs - 1, Math.floor(share * legs));
        const rest = share * legs - leg;
        x = path[leg].x + (path[leg + 1].x - path[leg].x) * rest;
        y = path[leg].y + (path[leg + 1].y - path[leg].y) * rest;
        aloft = fromAloft * (1 - share) + high * 4 * share * (1 - share);
        scale = fromScale + (spot.cardScale - fromScale) * share + 0.1 * Math.sin(Math.PI * share);
    }

    /// At once if the board itself changed, else when all that changes now has changed.
    function settleSoon() {
        if (lastLayout !== layoutKey)
            settle();
        Qt.callLater(settle);
    }

    // In a hand it goes where the hand goes, even if it was taken out of the air.
    onHeldChanged: if (held) {
        flight.stop();
        aloft = 0;
        scale = spot.cardScale;
    }
    onHomeXChanged: settleSoon()
    onHomeYChanged: settleSoon()
    onPlaceChanged: Qt.callLater(settle)
    onLayoutKeyChanged: Qt.callLater(settle)
    onFaceUpChanged: if (playback.pieceMs > 0 && visible && lastPlace !== "")
        root.turned()
    onTravelChanged: if (flight.running)
        follow(travel)
    Component.onCompleted: settle()

    width: cardWidth
    height: cardHeight
    visible: spot !== null && spot.visible && (held || flying || fanned || order >= count - spot.shownCards)
    // (Whole among others in brief, it lies on them.)
    z: held ? 3000 + order : flying ? 2000 + order : (spot ? spot.z : 0) * 100 + slot + (shared && !inBrief ? hovered ? 60 : 30 : 0)
    rotation: Theme.turned(turns * -90) + (spot && !held ? spot.tilt(slot, count) : 0)
    objectName: "piece." + place + "." + order
    // There it is pointed at where it lies, whatever it shows: its neighbours aren't pushed away.
    containmentMask: shared ? share : null

    Accessible.ignored: !reachable
    Accessible.role: movable ? Accessible.Button : Accessible.Graphic
    Accessible.name: placeName === "" ? name : qsTr("%1, %2").arg(name).arg(placeName)
    Accessible.description: count < 2 ? "" : fanned ? qsTr("%1 of %2").arg(order + 1).arg(count) : qsTr("top of %n card(s)", "", count)
    Accessible.focusable: reachable && enabled
    Accessible.focused: activeFocus
    Accessible.onPressAction: root.pressed()

    NumberAnimation {
        id: flight
        target: root
        property: "travel"
        to: 1
        easing.type: Easing.OutCubic
        onFinished: root.follow(1)
    }

    NumberAnimation {
        id: throwing
        target: root
        property: "toss"
        from: 1
        to: 0
        easing.type: Easing.OutQuad
    }

    Behavior on rotation {
        enabled: root.playback.pieceMs > 0 && root.lastPlace !== ""
        RotationAnimation {
            duration: root.playback.pieceMs
            direction: RotationAnimation.Shortest
            easing.type: Easing.InOutQuad
        }
    }

    Item {
        id: share
        readonly property size room: root.shared ? root.spot.briefSize(root.count) : Qt.size(0, 0)
        anchors.centerIn: parent
        width: room.width / root.scale
        height: room.height / root.scale
    }
    Rectangle {
        visible: root.shadowed
        objectName: "shadow"
        x: root.width * 0.41
        y: root.height * 0.952 - height / 2
        width: root.width * 0.22
        height: width
        radius: width / 2
        color: "#4d1b130c"
        transform: Scale {
            origin.y: root.width * 0.11
            yScale: 0.23
        }
    }
    Item {
        id: body
        objectName: "body"
        readonly property real lift: root.height * (root.spot?.lift ?? 0)
        x: (root.width - width) / 2
        width: root.inBrief ? share.width : root.width
        height: root.inBrief ? share.height : root.height
        // A throw comes from the right, in two hops, the second one lower.
        rotation: Theme.turned(root.toss * (root.order % 2 === 0 ? 540 : -450))
        transform: Translate {
            x: root.toss * root.width * 1.3
            y: -root.toss * Math.abs(Math.sin(root.toss * 2 * Math.PI)) * root.height - root.aloft / root.scale
        }
        y: (root.height - height) / 2 + up
        /// Whole among others in brief, it stands in the middle of their rows.
        property real up: root.inBrief ? 0 : root.shared ? -root.spot.offsetY(root.slot, root.count) / root.scale : root.raised || root.lifted ? -lift : root.marked && root.movable ? -lift / 2 : root.shadowed ? root.height * (root.spot?.sink ?? 0) : 0
        Behavior on up {
            enabled: root.playback.pieceMs > 0
            NumberAnimation {
                duration: root.playback.pieceMs * 0.5
                easing.type: Easing.OutQuad
            }
        }

        // Two flat shadows: the ground's, and a wider one while the piece is in the air.
        Rectangle {
            readonly property real depth: root.held || root.flying ? 9 : 2.5
            visible: !root.token && !root.inBrief && (root.open || root.flying)
            // The light comes from the upper left, however the card is turned.
            readonly property real angle: root.rotation * Math.PI / 180
            x: depth * (0.5 * Math.cos(angle) + Math.sin(angle))
            y: depth * (Math.cos(angle) - 0.5 * Math.sin(angle))
            width: parent.width
            height: parent.height
            radius: width * 0.06
            color: root.held || root.flying ? "#46000000" : "#58000000"
            transform: Scale {
                origin.x: root.width / 2
                xScale: picture.turn
            }
        }
        PieceFace {
            id: picture
            anchors.centerIn: parent
            width: root.width
            height: root.height
            visible: !root.inBrief
            source: root.face
            motionMs: root.playback.pieceMs
            opacity: (root.dimmed || root.unplayable) && root.token ? 0.55 : 1
        }
        Loader {
            anchors.fill: parent
            visible: root.inBrief
            source: root.shared ? root.spot.brief : ""
            onLoaded: {
                const brief = item as PieceBrief;
                brief.face = Qt.binding(() => root.face);
                brief.faceUp = Qt.binding(() => root.faceUp);
                brief.aspect = Qt.binding(() => root.cardHeight / root.cardWidth);
            }
        }
        Rectangle {
            visible: root.spot !== null && root.spot.counted && root.onTop && root.count > 1 && !root.held && !root.flying
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: -5
            width: Math.max(height, number.implicitWidth + 10)
            height: number.implicitHeight + 3
            radius: height / 2
            color: Theme.soot
            border.color: Theme.chalk
            border.width: 1.5
            Text {
                id: number
                anchors.centerIn: parent
                text: root.count
                font.family: Theme.fontIndex
                font.pixelSize: Theme.large
                color: Theme.chalk
                textFormat: Text.PlainText
            }
        }
        Rectangle {
            anchors.fill: parent
            visible: !root.token && (root.dimmed || root.unplayable || (root.spot !== null && root.spot.shaded && !root.held))
            radius: width * 0.057
            color: root.dimmed || !root.unplayable ? "#7014100c" : "#4014100c"
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -2 / root.scale
            visible: !root.token && root.spot !== null && root.spot.frame.a > 0
            radius: width * 0.07
            color: "transparent"
            border.color: visible ? root.spot.frame : "transparent"
            border.width: 4 / root.scale
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -6
            visible: root.lifted
            radius: width * 0.06 + 6
            color: "transparent"
            border.color: Theme.lamp
            border.width: 5
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -4
            visible: root.picked || (root.activeFocus && root.showFocus)
            radius: width * 0.06 + 4
            color: "transparent"
            border.color: root.picked ? Theme.mustard : Theme.chalk
            border.width: 3
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -7
            visible: root.activeFocus && root.showFocus
            radius: width * 0.06 + 7
            color: "transparent"
            border.color: Theme.soot
            border.width: 3
        }
    }
}
