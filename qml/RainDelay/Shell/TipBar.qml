pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The tip that stands at the table: what the player may do here, told once. It never takes the keyboard by itself.
NoteBar {
    id: root

    required property MatchController match

    /// The rule of this number is asked for.
    signal readRule(string rule)
    /// It was answered: the keyboard is the table's again.
    signal done

    function close(): void {
        root.match.tips.close();
        root.done();
    }

    words: match.tips.text
    objectName: "tipBar"
    Keys.onEscapePressed: close()

    PushButton {
        objectName: "tipRule"
        look: PushButton.Quiet
        iconName: "book"
        text: root.match.tips.rule
        hint: qsTr("Read rule %1").arg(text)
        onClicked: root.readRule(text)
    }
    PushButton {
        objectName: "tipsDeclined"
        look: PushButton.Quiet
        text: qsTr("No more tips")
        hint: qsTr("Hides all tips; switch them back on in the settings")
        onClicked: {
            root.match.tips.decline();
            root.done();
        }
    }
    PushButton {
        objectName: "tipRead"
        look: PushButton.Quiet
        iconName: "close"
        hint: qsTr("Close this tip")
        onClicked: root.close()
    }
}
