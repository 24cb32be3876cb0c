pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The cards on a table: laid out, dragged, flipped, gathered. They lie where they were put, whatever
/// is saved.
FocusScope {
    id: root

    required property StudioDeck deck
    required property CardView cards
    /// The code of the chosen card.
    required property string code
    property bool shown: false
    property bool back: false
    property int view: CardFace.Plain
    /// Pixels a millimetre.
    property real unit: 2
    /// The table's origin in the window.
    property real originX: 0
    property real originY: 0
    readonly property LaidCards laid: table
    readonly property LaidCard current: things.count > 0 && row >= 0 ? things.itemAt(row) as LaidCard : null
    readonly property int row: table.count > 0 ? table.rowOf(code) : -1
    readonly property real leastUnit: 0.15
    readonly property real mostUnit: 12
    signal chose(int card)
    signal opened(int card)

    /// Shows all that lies on the table.
    function fit(): void {
        const all = table.bounds;
        if (all.width <= 0 || ground.width <= 0)
            return;
        root.unit = Math.max(root.leastUnit, Math.min(4, (ground.width - 40) / all.width, (ground.height - 40) / all.height));
        root.originX = (ground.width - all.width * root.unit) / 2 - all.x * root.unit;
        root.originY = (ground.height - all.height * root.unit) / 2 - all.y * root.unit;
    }
    /// Zooms; what lies at this place of the view stays there.
    function zoomBy(factor: real, x: real, y: real): void {
        const unit = Math.max(root.leastUnit, Math.min(root.mostUnit, root.unit * factor));
        root.originX = x - (x - root.originX) * unit / root.unit;
        root.originY = y - (y - root.originY) * unit / root.unit;
        root.unit = unit;
    }
    function choose(row: int): void {
        const there = things.itemAt(row) as LaidCard;
        if (!there)
            return;
        root.chose(there.card);
        root.show(there);
    }
    /// Moves the table so far that the card is seen.
    function show(there: LaidCard): void {
        const x = root.originX + there.across * root.unit;
        const y = root.originY + there.down * root.unit;
        const width = root.deck.cardWidth * root.unit;
        const height = root.deck.cardHeight * root.unit;
        root.originX += Math.max(0, 10 - x) - Math.max(0, Math.min(x - 10, x + width + 10 - ground.width));
        root.originY += Math.max(0, 10 - y) - Math.max(0, Math.min(y - 10, y + height + 10 - ground.height));
    }
    function forget(): void {
        table.forget();
        root.begun = false;
        if (root.shown)
            root.begin();
    }
    property bool begun: false
    function begin(): void {
        if (root.begun || !root.deck.readable || ground.width <= 0)
            return;
        root.begun = true;
        Qt.callLater(root.fit);
    }

    objectName: "spreadView"
    onShownChanged: if (root.shown)
        root.begin()
    Keys.onSpacePressed: table.flip(root.row)
    Keys.onReturnPressed: if (root.current)
        root.opened(root.current.card)
    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Left]: [-1, 0],
            [Qt.Key_Right]: [1, 0],
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Down]: [0, 1]
        };
        const way = ways[event.key];
        if (way && (event.modifiers & Qt.ShiftModifier) && root.current)
            table.put(root.row, root.current.across + 5 * way[0], root.current.down + 5 * way[1]);
        else if (way)
            root.choose(table.neighbour(root.row, way[0], way[1]));
        else if (event.key === Qt.Key_R)
            table.turn(root.row);
        else if (event.key === Qt.Key_G)
            gather.clicked();
        else if (event.key === Qt.Key_S)
            spread.clicked();
        else if (event.key === Qt.Key_0)
            root.fit();
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Minus)
            root.zoomBy(event.key === Qt.Key_Plus ? 1.2 : 1 / 1.2, ground.width / 2, ground.height / 2);
        else
            return;
        event.accepted = true;
    }

    LaidCards {
        id: table
        aspect: ground.width / Math.max(1, ground.height)
        cards: root.begun ? root.cards : null
    }
    Connections {
        target: root.deck
        function onChanged(): void {
            if (root.shown)
                root.begin();
        }
    }
    Flow {
        id: tools
        width: parent.width
        spacing: Theme.space(2)
        PushButton {
            id: spread
            objectName: "spread"
            text: qsTr("Spread out")
            hint: qsTr("Lays all cards side by side (S)")
            onClicked: {
                table.spread();
                root.fit();
            }
        }
        PushButton {
            id: gather
            objectName: "gather"
            text: qsTr("Gather")
            hint: qsTr("Stacks all cards in one pile (G)")
            onClicked: table.gather()
        }
        PushButton {
            objectName: "flip"
            enabled: root.current !== null
            text: qsTr("Flip")
            hint: qsTr("Turns the chosen card over (Space, or a double click)")
            onClicked: table.flip(root.row)
        }
        PushButton {
            objectName: "turn"
            enabled: root.current !== null
            text: qsTr("Turn")
            hint: qsTr("Turns the chosen card by a quarter (R)")
            onClicked: table.turn(root.row)
        }
        PushButton {
            objectName: "fit"
            text: qsTr("See all")
            hint: qsTr("Shows all that lies on the table (0). The wheel zooms, dragging the table moves it; Shift and an arrow moves the chosen card.")
            onClicked: root.fit()
        }
        Label {
            objectName: "noRoom"
            visible: table.missing > 0
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            color: Theme.muted
            text: qsTr("%1 of %2 cards: filter them on the wall to lay out others.").arg(table.count).arg(table.count + table.missing)
        }
    }
    Rectangle {
        id: ground
        objectName: "tableGround"
        anchors.top: tools.bottom
        anchors.topMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        width: parent.width
        radius: Theme.radius
        clip: true
        color: Theme.dark ? "#24382b" : "#3f6650"
        // Below the cards, which keep what they are touched with to themselves.
        Item {
            objectName: "tableFloor"
            anchors.fill: parent
            DragHandler {
                id: pan
                property point from
                target: null
                onActiveChanged: if (active)
                    from = Qt.point(root.originX, root.originY)
                onActiveTranslationChanged: if (active) {
                    root.originX = from.x + activeTranslation.x;
                    root.originY = from.y + activeTranslation.y;
                }
            }
            WheelHandler {
                id: wheel
                acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
                onWheel: event => root.zoomBy(event.angleDelta.y > 0 ? 1.15 : 1 / 1.15, event.x, event.y)
            }
            TapHandler {
                onTapped: root.forceActiveFocus()
            }
        }
        Repeater {
            id: things
            model: table
            LaidCard {
                id: thing
                deck: root.deck
                unit: root.unit
                originX: root.originX
                originY: root.originY
                room: Qt.size(ground.width, ground.height)
                shown: root.shown
                wrong: root.back
                view: root.view
                chosen: root.row === index
                marked: chosen && root.activeFocus
                onTaken: {
                    root.forceActiveFocus();
                    root.chose(thing.card);
                }
                onPut: (left, top) => table.put(thing.index, left, top)
                onFlip: table.flip(thing.index)
            }
        }
        Rectangle {
            anchors.fill: parent
            z: 2000000
            radius: parent.radius
            color: "transparent"
            border.color: root.activeFocus ? Theme.focus : Theme.line
            border.width: root.activeFocus ? 3 : 1
        }
    }
}
