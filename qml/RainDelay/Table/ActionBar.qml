pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The actions that are buttons, each with a key.
Row {
    id: root

    required property MatchController match
    /// Actions that are made by moving a piece and have a button as well; by how their text begins.
    property list<string> also: []
    /// The keys, "swing" → "S"; by how an action's text begins.
    property var keys: ({})
    /// The first of these that is there is what one usually does.
    property list<string> primary: []

    function begins(text: string, heads): bool {
        return Array.from(heads).some(head => text === head || text.startsWith(head + " "));
    }
    function keyOf(text: string): string {
        return root.keys[text] ?? "";
    }

    spacing: Theme.space(2)

    Repeater {
        model: root.match.actions
        delegate: PushButton {
            id: button

            required property string label
            required property bool isButton
            required property var model
            readonly property string deed: model.text
            readonly property string letter: root.keyOf(deed)

            visible: isButton || root.begins(deed, root.also)
            text: label
            look: root.begins(deed, root.primary) ? PushButton.Primary : PushButton.Normal
            hint: letter === "" ? "" : qsTr("Key %1").arg(letter)
            objectName: "action." + deed
            onClicked: root.match.press(deed)

            Shortcut {
                sequence: button.letter
                enabled: button.visible && button.letter !== ""
                onActivated: button.click()
            }
        }
    }
}
