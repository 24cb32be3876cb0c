pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The actions that are buttons, each with a key; and the end of the turn, where it is ended by hand.
Row {
    id: root

    required property MatchController match
    /// Actions that are made by moving a piece and have a button as well; by how their text begins.
    property list<string> also: []
    /// Buttons that stay, dimmed, while the rules refuse them; likewise.
    property list<string> steady: []
    /// Buttons that the game's page has elsewhere; likewise.
    property list<string> elsewhere: []
    /// The keys, "swing" → "S"; by how an action's text begins.
    property var keys: ({})
    /// The first of these that is there is what one usually does.
    property list<string> primary: []

    signal refused(string sentence)

    function begins(text: string, heads): bool {
        return Array.from(heads).some(head => text === head || text.startsWith(head + " "));
    }
    /// Does what a lesson asks for, or what one usually does, if that is possible now: the answer to Enter with nothing
    /// picked.
    function pressPrimary(): void {
        if (root.match.decision.thinkingSeat >= 0) {
            root.match.decision.hurry();
            return;
        }
        if (root.match.seating.canEndTurn) {
            root.match.seating.endTurn();
            return;
        }
        if (root.match.decision.draft.open) {
            root.match.decision.sendDraft();
            return;
        }
        if (root.match.decision.cue.deed !== "") {
            root.match.decision.press(root.match.decision.cue.deed);
            return;
        }
        for (let i = 0; i < first.count; ++i) {
            const button = first.itemAt(i) as PushButton;
            if (button && button.visible) {
                button.clicked();
                return;
            }
        }
    }
    function keyOf(text: string): string {
        return root.keys[text] ?? "";
    }

    /// Of the place that is kept.
    readonly property real usualWidth: 112 * Theme.textScale

    spacing: Theme.space(2)

    component Deed: PushButton {
        id: button

        required property string label
        required property bool isButton
        required property bool allowed
        required property string reason
        required property var model
        readonly property string deed: model.text
        readonly property string letter: root.keyOf(deed)

        text: label
        /// It is what one usually does.
        readonly property bool usual: allowed && root.begins(deed, root.primary)
        /// Offered here at all.
        readonly property bool offered: isButton ? !root.begins(deed, root.elsewhere) : root.begins(deed, root.also)
        cued: root.match.decision.cue.deed === deed
        hint: !allowed ? reason : letter === "" ? "" : qsTr("Key %1").arg(letter)
        // Dimmed means that the rules refuse it; pressed, it says why.
        opacity: allowed ? 1 : 0.45
        objectName: visible ? "action." + deed : ""
        /// It was pressed while something was shown, which that has cut short.
        property bool spent: false
        // A screen reader's press means what it says.
        function accessiblePress(): void {
            root.match.playback.skip();
            clicked();
        }

        onPressed: spent = spent || root.match.playback.cutShort()
        onCanceled: spent = false
        // The second click of a double click is none of its own.
        onDoubleClicked: spent = false
        onClicked: {
            const nothingElse = spent || root.match.playback.cutShort();
            spent = false;
            if (!nothingElse && !root.match.decision.press(deed) && root.match.decision.refusalText !== "")
                root.refused(root.match.decision.refusalText);
        }

        Shortcut {
            sequence: button.letter
            autoRepeat: false
            enabled: button.visible && button.enabled && button.letter !== ""
            onActivated: button.clicked()
        }
    }

    Repeater {
        model: root.match.decision.actions
        delegate: Deed {
            visible: offered && !usual
        }
    }
    Repeater {
        model: root.match.decision.refused
        delegate: Deed {
            visible: root.begins(deed, root.steady)
        }
    }
    PushButton {
        objectName: "hint"
        visible: root.match.decision.hint.offered
        look: PushButton.Quiet
        iconName: "hint"
        hint: qsTr("Hint (Ctrl+H): what an All-Star would do in your seat, and why")
        onClicked: root.match.decision.hint.ask()

        Shortcut {
            sequence: "Ctrl+H"
            enabled: root.match.decision.hint.offered
            onActivated: root.match.decision.hint.ask()
        }
    }
    PushButton {
        objectName: "hurry"
        visible: root.match.decision.thinkingSeat >= 0
        iconName: "onToMark"
        text: qsTr("Decide now")
        hint: qsTr("Enter: the computer decides now, on what it has worked out so far")
        onClicked: root.match.decision.hurry()
    }
    PushButton {
        objectName: "clearDraft"
        visible: root.match.decision.draft.placed > 0
        look: PushButton.Quiet
        iconName: "undo"
        text: qsTr("Clear all")
        hint: qsTr("Takes all pieces back")
        onClicked: root.match.decision.clearDraft()
    }
    // The usual action keeps its place, the last one, and nothing else ever stands there.
    Item {
        id: keeper
        readonly property bool taken: ready.visible || endTurn.visible || Array.from({ length: first.count }, (_, i) => first.itemAt(i)).some(button => button?.visible)
        visible: !taken
        width: root.usualWidth
        height: 1
    }
    Repeater {
        id: first
        model: root.match.decision.actions
        delegate: Deed {
            visible: offered && usual
            look: PushButton.Primary
            width: Math.max(implicitWidth, root.usualWidth)
        }
    }
    PushButton {
        id: ready
        objectName: "ready"
        visible: root.match.decision.draft.open
        enabled: root.match.decision.draft.ready
        cued: root.match.decision.cue.send
        look: PushButton.Primary
        iconName: "check"
        text: qsTr("Ready: %1 of %2", "how many pieces are in place").arg(root.match.decision.draft.placed).arg(root.match.decision.draft.most)
        hint: qsTr("Key Ctrl+Enter, or Enter when all are in place")
        onClicked: root.match.decision.sendDraft()
        onDoubleClicked: {}

        Shortcut {
            sequences: ["Ctrl+Return", "Ctrl+Enter"]
            enabled: ready.visible && ready.enabled
            onActivated: ready.clicked()
        }
    }
    PushButton {
        id: endTurn
        objectName: "endTurn"
        visible: root.match.seating.canEndTurn
        look: PushButton.Primary
        iconName: "check"
        text: qsTr("End turn")
        hint: qsTr("Enter: the screen passes on; after that you can take your choice back only if the next player agrees")
        onClicked: root.match.seating.endTurn()
        // It comes where another button was.
        onDoubleClicked: {}
    }
}
