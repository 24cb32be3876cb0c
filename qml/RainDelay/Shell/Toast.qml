pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Says for a while at the lower edge what was done, with a button that takes it back if there is a
/// way, or what went wrong.
Rectangle {
    id: root

    property string sentence: ""
    property bool undoable: false
    property bool wrong: false
    /// Long enough to be read, and to be decided on.
    readonly property int stay: 4000 + 60 * sentence.length + (undoable ? 4000 : 0)
    signal undo

    function tell(words: string, undoable: bool, wrong: bool): void {
        root.sentence = words;
        root.undoable = undoable;
        root.wrong = wrong;
        hide.restart();
    }
    function dismiss(): void {
        hide.stop();
        root.sentence = "";
    }

    objectName: "toast"
    visible: sentence !== ""
    width: Math.min(row.implicitWidth + 2 * Theme.space(4), parent ? parent.width * 0.9 : 400)
    height: row.implicitHeight + 2 * Theme.space(2)
    radius: Theme.radius
    color: Theme.dark ? "#f3e6c8" : "#262019"
    border.color: root.wrong ? Theme.danger : Theme.mustard
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    HoverHandler {
        id: hover
        // What is pointed at isn't taken away.
        onHoveredChanged: hovered ? hide.stop() : hide.restart()
    }
    Timer {
        id: hide
        interval: root.stay
        onTriggered: if (!hover.hovered)
            root.dismiss()
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.space(3)
        Label {
            objectName: "toastWords"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, (root.parent ? root.parent.width * 0.9 : 400) - buttons.width - 3 * Theme.space(4))
            text: root.sentence
            wrapMode: Text.Wrap
            color: Theme.dark ? "#262019" : Theme.chalk
        }
        Row {
            id: buttons
            anchors.verticalCenter: parent.verticalCenter
            PushButton {
                objectName: "toastUndo"
                visible: root.undoable
                look: PushButton.Primary
                iconName: "undo"
                text: qsTr("Undo")
                hint: qsTr("Take it back (Ctrl+Z)")
                onClicked: {
                    root.dismiss();
                    root.undo();
                }
            }
        }
    }
    TapHandler {
        enabled: !root.undoable
        onTapped: root.dismiss()
    }
}
