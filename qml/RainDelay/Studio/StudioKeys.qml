pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Studio

/// The keys of Deck Studio's page, wherever its focus is.
Item {
    id: root

    required property StudioDeck deck
    /// A sheet covers the page: no key works but the one for the page on the format, which `reading` says is open.
    required property bool covered
    required property bool reading
    required property int mode
    signal openAnother
    signal makeDeck(bool keeps)
    signal readFormat
    signal sideTurned
    signal makeFiles
    signal play
    signal find
    signal modeChosen(int mode)
    signal said(string sentence)

    Shortcut {
        sequences: ["Ctrl+O"]
        enabled: !root.covered
        onActivated: root.openAnother()
    }
    Shortcut {
        sequences: ["Ctrl+N"]
        enabled: !root.covered
        onActivated: root.makeDeck(false)
    }
    Shortcut {
        sequences: ["Ctrl+S"]
        enabled: !root.covered && root.deck.proposed
        onActivated: root.makeDeck(true)
    }
    Shortcut {
        sequence: "F1"
        enabled: !root.reading
        onActivated: root.readFormat()
    }
    Shortcut {
        sequence: "F9"
        enabled: !root.covered && root.deck.chosen
        onActivated: root.sideTurned()
    }
    Shortcut {
        sequences: ["Ctrl+P", "Ctrl+E"]
        enabled: !root.covered && root.deck.readable
        onActivated: root.makeFiles()
    }
    Shortcut {
        sequences: ["Ctrl+M"]
        enabled: !root.covered && root.deck.readable
        onActivated: root.play()
    }
    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: !root.covered && root.mode === StudioDesk.Everything && root.deck.chosen
        onActivated: root.find()
    }
    Repeater {
        model: 5
        Item {
            id: arrangement
            required property int index
            Shortcut {
                sequence: "Ctrl+" + (arrangement.index + 1)
                enabled: !root.covered && root.deck.chosen
                onActivated: root.modeChosen(arrangement.index)
            }
        }
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: !root.covered && root.deck.edits.canUndo
        onActivated: root.said(root.deck.edits.undo())
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: !root.covered && root.deck.edits.canRedo
        onActivated: root.said(root.deck.edits.redo())
    }
}
