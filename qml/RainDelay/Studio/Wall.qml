pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// All cards of a deck side by side. Only those in sight exist.
GridView {
    id: root

    required property StudioDeck deck
    required property CardView cards
    /// The chosen cards; the current one always is.
    required property CardChoice choice
    /// Width of a card, pixels.
    property real zoom: 150
    property bool back: false
    property int view: CardFace.Plain
    readonly property int card: (currentItem as WallCard)?.card ?? -1
    readonly property int columns: Math.max(1, Math.floor(width / (zoom + Theme.space(5))))
    signal opened
    signal zoomed(real factor)

    /// Selects a card and brings it into sight; false if it isn't among those shown.
    function choose(card: int): bool {
        const row = root.cards.rowOf(card);
        if (row < 0)
            return false;
        root.go(row, Qt.NoModifier);
        root.positionViewAtIndex(row, GridView.Contain);
        return true;
    }

    /// Goes to a card and chooses it: it alone, with Ctrl as well as the others, with Shift all on
    /// the way.
    function go(row: int, modifiers: int): void {
        if (row < 0 || row >= root.count)
            return;
        let to = row;
        if (modifiers & Qt.ShiftModifier)
            root.choice.extend(row);
        else if (modifiers & Qt.ControlModifier)
            to = root.choice.toggle(row);
        else
            root.choice.only(row);
        root.currentIndex = to;
    }
    /// Chooses the current card and no other.
    function chooseOne(): void {
        root.choice.only(root.currentIndex);
    }

    objectName: "wall"
    model: cards
    clip: true
    cellWidth: Math.floor(width / columns)
    cellHeight: Math.ceil(zoom * deck.cardHeight / Math.max(1, deck.cardWidth) + Theme.small * 1.5 + Theme.space(6))
    activeFocusOnTab: true
    keyNavigationEnabled: false
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    T.ScrollBar.vertical: Scroller {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Cards")

    delegate: WallCard {
        id: place
        width: root.cellWidth
        height: root.cellHeight
        deck: root.deck
        cardWidth: root.zoom
        back: root.back
        view: root.view
        onClicked: modifiers => {
            // First: what is being typed belongs to the card of before.
            root.forceActiveFocus();
            root.go(place.index, modifiers);
        }
        onOpened: {
            root.go(place.index, Qt.NoModifier);
            root.opened();
        }
    }
    Keys.onReturnPressed: root.opened()
    Keys.onEnterPressed: root.opened()
    Keys.onEscapePressed: event => {
        event.accepted = root.choice.count > 1;
        if (event.accepted)
            root.chooseOne();
    }
    Keys.onPressed: event => {
        const page = root.columns * Math.max(1, Math.floor(root.height / root.cellHeight));
        const steps = {
            [Qt.Key_Left]: -1,
            [Qt.Key_Right]: 1,
            [Qt.Key_Up]: -root.columns,
            [Qt.Key_Down]: root.columns,
            [Qt.Key_Home]: -root.count,
            [Qt.Key_End]: root.count,
            [Qt.Key_PageUp]: -page,
            [Qt.Key_PageDown]: page
        };
        const step = steps[event.key];
        event.accepted = true;
        if (event.key === Qt.Key_A && event.modifiers & Qt.ControlModifier)
            root.choice.all();
        else if (!step)
            event.accepted = false;
        else if (Math.abs(step) !== root.columns || root.currentIndex + step >= 0 && root.currentIndex + step < root.count)
            root.go(Math.max(0, Math.min(root.count - 1, root.currentIndex + step)), event.modifiers & Qt.ShiftModifier);
    }
    WheelHandler {
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => root.zoomed(event.angleDelta.y > 0 ? 1.15 : 1 / 1.15)
    }
}
