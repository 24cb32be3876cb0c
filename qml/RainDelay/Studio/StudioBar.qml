pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit

/// The upper edge of Deck Studio: the way back, the deck's name, undo and redo.
Panel {
    id: root

    required property StudioDeck deck
    /// What the page below is called.
    property string below: ""
    readonly property bool roomy: width > 900 * Theme.textScale
    /// The button that makes files.
    readonly property alias exporter: exporter
    signal back
    signal openAnother
    signal sideTurned
    signal makeFiles
    signal readFormat
    signal play
    signal said(string sentence)

    height: Math.max(Theme.target, Theme.large * 1.3 + Theme.small * 1.4) + Theme.space(2)
    radius: 0
    border.width: 0
    PushButton {
        id: away
        objectName: "leaveStudio"
        anchors.left: parent.left
        anchors.leftMargin: Theme.space(2)
        anchors.verticalCenter: parent.verticalCenter
        look: PushButton.Quiet
        iconName: "back"
        text: root.deck.chosen ? qsTr("Decks") : root.below
        hint: root.deck.chosen ? qsTr("Back to the decks (Esc)") : qsTr("Back: %1 (Esc)").arg(root.below)
        onClicked: root.back()
    }
    Column {
        anchors.left: away.right
        anchors.right: tools.left
        anchors.verticalCenter: parent.verticalCenter
        Heading {
            objectName: "deckName"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.deck.chosen ? root.deck.name : qsTr("Deck Studio")
            font.pixelSize: Theme.large
            elide: Text.ElideRight
        }
        OneLine {
            width: parent.width
            visible: root.deck.chosen && root.roomy
            horizontalAlignment: Text.AlignHCenter
            text: root.deck.readable ? root.deck.tally + (root.deck.folder === "" ? "" : " · " + root.deck.folder) : root.deck.folder
            font.pixelSize: Math.round(Theme.small * 0.9)
            color: Theme.muted
            elide: Text.ElideMiddle
        }
    }
    Row {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(2)
        anchors.verticalCenter: parent.verticalCenter
        PushButton {
            objectName: "undo"
            visible: root.deck.edits.writable
            enabled: root.deck.edits.canUndo
            look: PushButton.Quiet
            iconName: "undo"
            hint: root.deck.edits.canUndo ? qsTr("Undo: %1 (Ctrl+Z)").arg(root.deck.edits.undoText) : qsTr("Nothing to undo")
            onClicked: root.said(root.deck.edits.undo())
        }
        PushButton {
            objectName: "redo"
            visible: root.deck.edits.writable
            enabled: root.deck.edits.canRedo
            look: PushButton.Quiet
            iconName: "redo"
            hint: root.deck.edits.canRedo ? qsTr("Redo: %1 (Ctrl+Shift+Z)").arg(root.deck.edits.redoText) : qsTr("Nothing to redo")
            onClicked: root.said(root.deck.edits.redo())
        }
        PushButton {
            objectName: "sidePanel"
            visible: root.deck.chosen
            look: PushButton.Quiet
            iconName: "log"
            hint: qsTr("Shows or hides the cells and the problems (F9)")
            onClicked: root.sideTurned()
        }
        PushButton {
            objectName: "playDeck"
            visible: root.deck.readable
            // Dimmed means that no game takes these cards; pressed, it says why.
            opacity: enabled && root.deck.game !== "" ? 1 : 0.45
            look: PushButton.Quiet
            iconName: "play"
            text: root.roomy ? qsTr("Play with this deck") : ""
            hint: root.deck.game !== "" ? qsTr("Play with this deck (Ctrl+M)") : root.deck.whyNoGame
            onClicked: root.play()
        }
        PushButton {
            id: exporter
            objectName: "exportDeck"
            visible: root.deck.readable
            look: PushButton.Quiet
            iconName: "print"
            text: root.roomy ? qsTr("Print and export") : ""
            hint: qsTr("Make a PDF, pictures, or files for a print shop or a virtual table (Ctrl+P)")
            onClicked: root.makeFiles()
        }
        PushButton {
            objectName: "readFormatHere"
            visible: root.deck.chosen
            look: PushButton.Quiet
            iconName: "book"
            hint: qsTr("How decks are written (F1)")
            onClicked: root.readFormat()
        }
        PushButton {
            visible: root.deck.chosen
            look: PushButton.Quiet
            iconName: "folder"
            hint: qsTr("Open another deck (Ctrl+O)")
            onClicked: root.openAnother()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
