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
        root.currentIndex = row;
        root.positionViewAtIndex(row, GridView.Contain);
        return true;
    }

    objectName: "wall"
    model: cards
    clip: true
    cellWidth: Math.floor(width / columns)
    cellHeight: Math.ceil(zoom * deck.cardHeight / Math.max(1, deck.cardWidth) + Theme.small * 1.5 + Theme.space(6))
    activeFocusOnTab: true
    keyNavigationEnabled: true
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
        onClicked: {
            root.currentIndex = place.index;
            root.forceActiveFocus();
        }
        onOpened: {
            root.currentIndex = place.index;
            root.opened();
        }
    }
    Keys.onReturnPressed: root.opened()
    Keys.onEnterPressed: root.opened()
    Keys.onPressed: event => {
        const page = root.columns * Math.max(1, Math.floor(root.height / root.cellHeight));
        const steps = {
            [Qt.Key_Home]: -root.count,
            [Qt.Key_End]: root.count,
            [Qt.Key_PageUp]: -page,
            [Qt.Key_PageDown]: page
        };
        if (!(event.key in steps))
            return;
        root.currentIndex = Math.max(0, Math.min(root.count - 1, root.currentIndex + steps[event.key]));
        event.accepted = true;
    }
    WheelHandler {
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => root.zoomed(event.angleDelta.y > 0 ? 1.15 : 1 / 1.15)
    }
}
