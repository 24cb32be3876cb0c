pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The view of the cards: in which arrangement, from which side, with whose eyes.
Flow {
    id: root

    required property StudioDeck deck
    required property int mode
    required property bool back
    required property int view
    readonly property bool roomy: width >= modes.roomyWidth + sides.roomyWidth + seen.roomyWidth + 2 * spacing
    signal modeChosen(int mode)
    signal backChosen(bool back)
    signal viewChosen(int view)

    objectName: "viewBar"
    spacing: Theme.space(2)
    Segments {
        id: modes
        objectName: "modes"
        dense: !root.roomy
        name: qsTr("Arrangement")
        labels: [qsTr("Wall"), qsTr("Card"), qsTr("Hand"), qsTr("Table"), qsTr("Compare")]
        hints: [qsTr("All cards side by side (Ctrl+1)"), qsTr("One card large (Ctrl+2)"), qsTr("Cards in a fan, as a player holds them (Ctrl+3)"), qsTr("Cards on a table, to be moved and flipped (Ctrl+4)"), qsTr("Beside another version of the deck (Ctrl+5)")]
        current: root.mode
        onChosen: index => root.modeChosen(index)
    }
    Segments {
        id: sides
        objectName: "sides"
        dense: !root.roomy
        name: qsTr("Side")
        labels: [qsTr("Front"), qsTr("Back")]
        hints: [qsTr("The cards' fronts (Space turns them)"), qsTr("The cards' backs (Space turns them)")]
        current: root.back ? 1 : 0
        onChosen: index => root.backChosen(index === 1)
    }
    Chooser {
        id: seen
        objectName: "view"
        compact: !root.roomy
        compactIcon: "eye"
        name: qsTr("View as")
        help: qsTr("How others see the colours, and what a printer makes of them")
        values: [qsTr("as it is"), qsTr("red-blind"), qsTr("green-blind"), qsTr("blue-blind"), qsTr("in grey"), qsTr("with little ink")]
        current: root.view
        onPicked: index => root.viewChosen(index)
    }
    Label {
        visible: root.deck.stale
        objectName: "stale"
        height: Theme.target
        verticalAlignment: Text.AlignVCenter
        text: qsTr("The files can't be read right now: this is the last version that could.")
        color: Theme.danger
    }
}
