pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// A card on the Studio's table.
Item {
    id: root

    required property int index
    required property int card
    required property string code
    required property string title
    required property real across
    required property real down
    required property int elevation
    required property bool flipped
    required property int quarter
    property StudioDeck deck: null
    /// Pixels a millimetre, and where the table's origin lies.
    property real unit: 1
    property real originX: 0
    property real originY: 0
    /// Of the part of the table that is seen, pixels.
    property size room
    property bool shown: false
    /// Backs are looked at: those that lie face down show their fronts.
    property bool wrong: false
    property int view: CardFace.Plain
    property bool chosen: false
    property bool marked: false
    /// The distance it has been dragged, pixels.
    property point dragged
    readonly property real reach: Math.max(width, height)
    signal taken
    signal put(real left, real top)
    signal flip

    objectName: "laid-" + code
    width: (deck?.cardWidth ?? 1) * unit
    height: (deck?.cardHeight ?? 1) * unit
    x: Math.round(originX + across * unit + dragged.x)
    y: Math.round(originY + down * unit + dragged.y)
    z: touch.drags ? 1000000 : elevation
    rotation: Theme.turned(quarter * 90)
    // (What is dragged out of sight would be let go of if it were hidden.)
    visible: touch.drags || x > -reach && y > -reach && x < room.width + reach && y < room.height + reach
    Accessible.role: Accessible.ListItem
    Accessible.name: flipped === wrong ? title : qsTr("%1, face down").arg(title)
    Accessible.selected: chosen
    Accessible.onPressAction: root.taken()
    Behavior on rotation {
        NumberAnimation {
            duration: Theme.motion
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.chosen ? -4 : -1
        radius: root.width * (root.deck?.corner ?? 0) / Math.max(1, root.deck?.cardWidth ?? 1) - anchors.margins
        color: root.chosen ? root.marked ? Theme.mustard : Theme.chalk : "#60000000"
    }
    CardPaper {
        face: face
    }
    CardFace {
        id: face
        objectName: "face"
        // Painted in a few sizes only, not anew at each step of the wheel.
        readonly property real painted: Math.pow(2, Math.ceil(2 * Math.log2(Math.max(20, root.width))) / 2)
        anchors.fill: parent
        detail: painted / Math.max(1, root.width)
        deck: root.deck
        card: root.shown ? root.card : -1
        back: root.flipped !== root.wrong
        view: root.view
    }
    Hint {
        text: root.title
        shown: touch.containsMouse && root.width < 90
        pressed: touch.pressed
    }
    // (Not handlers: of cards that lie on each other, and the table below, each would take a part.)
    MouseArea {
        id: touch
        property point from
        property bool drags: false

        function way(to: point): point {
            const now = touch.mapToItem(root.parent, to.x, to.y);
            return Qt.point(now.x - touch.from.x, now.y - touch.from.y);
        }
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        cursorShape: drags ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        onPressed: mouse => {
            touch.from = touch.mapToItem(root.parent, mouse.x, mouse.y);
            root.taken();
        }
        onPositionChanged: mouse => {
            if (!touch.pressed)
                return;
            const so = touch.way(Qt.point(mouse.x, mouse.y));
            touch.drags = touch.drags || Math.hypot(so.x, so.y) >= Theme.dragDistance;
            if (touch.drags)
                root.dragged = so;
        }
        onReleased: touch.drop(true)
        onCanceled: touch.drop(false)
        onDoubleClicked: root.flip()

        function drop(there: bool): void {
            const across = root.across + root.dragged.x / root.unit;
            const down = root.down + root.dragged.y / root.unit;
            const drags = touch.drags;
            root.dragged = Qt.point(0, 0);
            touch.drags = false;
            if (drags && there)
                root.put(across, down);
        }
    }
}
