pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio
import RainDelay.Table

/// Some cards as a player holds them, in a fan: what of each can be read behind the one above it.
FocusScope {
    id: root

    required property StudioDeck deck
    required property CardView cards
    /// The chosen card: it is lifted if it is held.
    required property int card
    property bool shown: false
    property bool back: false
    property int view: CardFace.Plain
    readonly property CardHand hand: held
    readonly property int count: held.held.length
    readonly property int lifted: Array.from(held.held).indexOf(card)
    signal chose(int card)
    signal opened(int card)
    signal turned

    function step(by: int): void {
        const next = root.lifted + by;
        if (next < 0 || next >= root.count)
            held.moveOn(by);
        root.chose(held.held[Math.max(0, Math.min(root.count - 1, next))] ?? -1);
    }
    function forget(): void {
        held.holdFrom(0);
    }

    objectName: "handView"
    onShownChanged: if (root.shown && root.lifted < 0 && !held.dealt)
        held.holdFrom(root.card)
    Keys.onLeftPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)
    Keys.onSpacePressed: root.turned()
    Keys.onReturnPressed: if (root.lifted >= 0)
        root.opened(root.card)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Minus)
            held.size += event.key === Qt.Key_Plus ? 1 : -1;
        else if (event.key === Qt.Key_D)
            held.deal();
        else
            return;
        event.accepted = true;
    }

    CardHand {
        id: held
        cards: root.cards
    }
    Flow {
        id: tools
        width: parent.width
        spacing: Theme.space(2)
        PushButton {
            objectName: "fewerCards"
            text: "−"
            enabled: held.size > 1
            hint: qsTr("One card fewer (−)")
            onClicked: held.size -= 1
        }
        Label {
            objectName: "handSize"
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            text: root.count === 1 ? qsTr("One card") : qsTr("%n cards", "", root.count)
        }
        PushButton {
            objectName: "moreCards"
            text: "+"
            enabled: held.size === root.count
            hint: qsTr("One card more (+)")
            onClicked: held.size += 1
        }
        PushButton {
            objectName: "holdChosen"
            text: qsTr("From the chosen card on")
            hint: qsTr("Holds the chosen card and those that follow it on the wall")
            onClicked: held.holdFrom(root.card)
        }
        PushButton {
            objectName: "deal"
            iconName: "dice"
            text: qsTr("Deal")
            hint: qsTr("A hand from the shuffled deck with all its copies (D)")
            onClicked: held.deal()
        }
        Stepper {
            id: overlap
            objectName: "handWidth"
            name: qsTr("How much of each card shows")
            width: 130
            from: 0.1
            to: 1
            stepSize: 0.02
            value: 0.34
        }
    }
    Item {
        id: air
        anchors.top: tools.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        PlaceArea {
            id: place
            placeId: "hand"
            name: qsTr("Hand")
            fanned: true
            fanStep: overlap.value
            fanTurn: root.count > 1 ? Math.min(5, 50 / root.count) : 0
            cardHeight: Math.min(air.height * 0.66, air.width * 0.5)
            cardWidth: cardHeight * root.deck.cardWidth / Math.max(1, root.deck.cardHeight)
            // The outer cards are turned: they need more room than their width.
            fanWidth: Math.max(cardWidth, air.width - cardHeight * 0.36)
            centreX: air.width / 2
            centreY: air.height * 0.47
        }
        Repeater {
            model: root.count
            Item {
                id: one
                required property int index
                readonly property int card: held.held[index] ?? -1
                readonly property bool up: root.lifted === index
                readonly property real rise: up ? place.cardHeight * 0.12 : pointed.containsMouse ? place.cardHeight * 0.05 : 0
                readonly property real angle: place.tilt(index, root.count)
                objectName: "held-" + index
                width: place.cardWidth
                height: place.cardHeight
                // Lifted in the direction that the card points to.
                x: place.centreX + place.offsetX(index, root.count) - width / 2 + rise * Math.sin(angle * Math.PI / 180)
                y: place.centreY + place.offsetY(index, root.count) - height / 2 - rise * Math.cos(angle * Math.PI / 180)
                rotation: angle
                Accessible.role: Accessible.ListItem
                Accessible.name: root.deck.codeOf(card)
                Accessible.selected: up
                Accessible.onPressAction: root.chose(card)
                Behavior on y {
                    NumberAnimation {
                        duration: Theme.motion / 2
                        easing.type: Easing.OutQuad
                    }
                }
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -1
                    radius: parent.width * root.deck.corner / Math.max(1, root.deck.cardWidth) + 1
                    color: face.ready ? "transparent" : Theme.line
                    border.color: one.up && root.activeFocus ? Theme.focus : "#60000000"
                    border.width: one.up && root.activeFocus ? 3 : 1
                    antialiasing: true
                }
                CardPaper {
                    face: face
                }
                CardFace {
                    id: face
                    objectName: "face"
                    anchors.fill: parent
                    anchors.margins: one.up && root.activeFocus ? 2 : 0
                    antialiasing: true
                    deck: root.deck
                    card: root.shown ? one.card : -1
                    back: root.back
                    view: root.view
                }
                // (No handlers: those of the cards below would answer as well.)
                MouseArea {
                    id: pointed
                    anchors.fill: parent
                    hoverEnabled: true
                    onClicked: {
                        root.chose(one.card);
                        root.forceActiveFocus();
                    }
                    onDoubleClicked: root.opened(one.card)
                }
            }
        }
        Label {
            anchors.centerIn: parent
            visible: root.count === 0
            color: Theme.muted
            text: qsTr("No cards to hold.")
        }
    }
}
