pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// One card large: with its bleed, where it is cut, what is safe from the knife, and where its
/// elements lie.
FocusScope {
    id: root

    required property StudioDeck deck
    required property ChosenElement chosen
    required property int card
    property bool back: false
    property int view: CardFace.Plain
    /// The element that is pointed out, or none.
    property string element: ""
    property bool showBleed: true
    property bool showSafe: true
    property bool showOutlines: false
    property real zoom: 1
    signal previous
    signal next
    signal turned
    signal closed
    /// An element was chosen on the card.
    signal picked
    signal said(string sentence)

    /// There is room for words that can be done without.
    readonly property bool roomy: width > 700 * Theme.textScale
    readonly property real margin: showBleed ? deck.bleed : 0
    readonly property real strip: Theme.space(7)
    readonly property real fit: Math.min((width - strip - Theme.space(8)) / Math.max(1, deck.cardWidth + 2 * margin), (height - tools.height - strip - Theme.space(8)) / Math.max(1, deck.cardHeight + 2 * margin))
    /// Pixels a millimetre.
    readonly property real unit: Math.max(0.5, fit * zoom)

    component Box: Rectangle {
        property real inset: 0
        x: face.x + (root.margin + inset) * root.unit
        y: face.y + (root.margin + inset) * root.unit
        width: (root.deck.cardWidth - 2 * inset) * root.unit
        height: (root.deck.cardHeight - 2 * inset) * root.unit
        color: "transparent"
        border.width: 1.5
    }
    component Choice: PushButton {
        property bool on: false
        look: on ? PushButton.Primary : PushButton.Normal
        Accessible.checkable: true
        Accessible.checked: on
    }

    objectName: "oneCard"
    focus: true
    onCardChanged: zoom = 1
    Keys.onEscapePressed: {
        if (root.chosen.element >= 0)
            root.chosen.element = -1;
        else
            root.closed();
    }
    Keys.onSpacePressed: root.turned()
    // Arrows move the element that is chosen; if there is none, they turn over to other cards.
    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Left]: [-1, 0],
            [Qt.Key_Right]: [1, 0],
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Down]: [0, 1]
        };
        const way = ways[event.key];
        if (!way)
            return;
        const step = event.modifiers & Qt.ShiftModifier ? 1 : 0.1;
        event.accepted = outlines.nudge(way[0] * step, way[1] * step);
        if (event.accepted || way[0] === 0)
            return;
        event.accepted = true;
        if (way[0] < 0)
            root.previous();
        else
            root.next();
    }

    Flow {
        id: tools
        width: parent.width
        spacing: Theme.space(2)
        PushButton {
            objectName: "closeCard"
            iconName: "back"
            text: root.roomy ? qsTr("All cards") : ""
            hint: qsTr("Back to the wall (Esc)")
            onClicked: root.closed()
        }
        PushButton {
            objectName: "previousCard"
            iconName: "stepBack"
            hint: qsTr("Previous card (Left)")
            onClicked: root.previous()
        }
        PushButton {
            objectName: "nextCard"
            iconName: "stepOn"
            hint: qsTr("Next card (Right)")
            onClicked: root.next()
        }
        Choice {
            objectName: "showBleed"
            on: root.showBleed
            text: qsTr("Bleed")
            hint: qsTr("Printed beyond the cut so that no white edge shows")
            onClicked: root.showBleed = !root.showBleed
        }
        Choice {
            objectName: "showSafe"
            on: root.showSafe
            text: qsTr("Safe zone")
            hint: qsTr("Safe even when the knife is a little off")
            onClicked: root.showSafe = !root.showSafe
        }
        Choice {
            objectName: "showOutlines"
            on: root.showOutlines
            text: qsTr("Elements")
            hint: qsTr("Where each element of the layout lies, and its name")
            onClicked: root.showOutlines = !root.showOutlines
        }
        Label {
            visible: root.roomy
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            color: Theme.muted
            font.pixelSize: Theme.small
            text: qsTr("%1 × %2 mm").arg(root.deck.cardWidth.toLocaleString(Qt.locale(), "f", 1)).arg(root.deck.cardHeight.toLocaleString(Qt.locale(), "f", 1)) + (root.deck.bleed > 0 ? qsTr(", bleed %1 mm").arg(root.deck.bleed) : "")
        }
    }
    Flickable {
        id: ground
        objectName: "ground"
        anchors.top: tools.bottom
        anchors.topMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentWidth: Math.max(width, face.width + root.strip + Theme.space(6))
        contentHeight: Math.max(height, face.height + root.strip + Theme.space(6))
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}
        T.ScrollBar.horizontal: Scroller {}

        Rectangle {
            anchors.fill: face
            visible: !face.ready
            color: Theme.line
        }
        CardPaper {
            face: face
        }
        CardFace {
            id: face
            objectName: "largeFace"
            x: Math.round(root.strip + (ground.contentWidth - root.strip - width) / 2)
            y: Math.round(root.strip + (ground.contentHeight - root.strip - height) / 2)
            width: Math.round((root.deck.cardWidth + 2 * root.margin) * root.unit)
            height: Math.round((root.deck.cardHeight + 2 * root.margin) * root.unit)
            deck: root.deck
            card: root.card
            back: root.back
            bleed: root.showBleed
            view: root.view
            Accessible.role: Accessible.Graphic
            Accessible.name: root.deck.codeOf(root.card)
        }
        Ruler {
            x: 0
            y: face.y - root.strip
            width: ground.contentWidth
            height: root.strip - 2
            origin: face.x + root.margin * root.unit
            length: root.deck.cardWidth
            scaleFactor: root.unit
        }
        Ruler {
            x: face.x - root.strip
            y: 0
            width: root.strip - 2
            height: ground.contentHeight
            upright: true
            origin: face.y + root.margin * root.unit
            length: root.deck.cardHeight
            scaleFactor: root.unit
        }
        Box {
            objectName: "trim"
            visible: root.showBleed
            radius: root.deck.corner * root.unit
            border.color: Theme.brick
        }
        Box {
            objectName: "safe"
            visible: root.showSafe && root.deck.safe > 0
            inset: root.deck.safe
            radius: Math.max(0, root.deck.corner - root.deck.safe) * root.unit
            border.color: "#3fae49"
            border.width: 2
        }
        ElementOutlines {
            id: outlines
            x: face.x + root.margin * root.unit
            y: face.y + root.margin * root.unit
            width: root.deck.cardWidth * root.unit
            height: root.deck.cardHeight * root.unit
            deck: root.deck
            chosen: root.chosen
            card: root.card
            back: root.back
            shown: root.showOutlines
            element: root.element
            unit: root.unit
            margin: root.margin
            onPicked: {
                root.forceActiveFocus();
                root.picked();
            }
            onSaid: sentence => root.said(sentence)
        }
        WheelHandler {
            acceptedModifiers: Qt.ControlModifier
            onWheel: event => root.zoom = Math.max(1, Math.min(8, root.zoom * (event.angleDelta.y > 0 ? 1.2 : 1 / 1.2)))
        }
    }
}
