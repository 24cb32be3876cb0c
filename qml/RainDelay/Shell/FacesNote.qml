pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Says why the cards on the table don't look like the deck that the match was begun with, until it
/// was read.
NoteBar {
    id: root

    required property MatchController match
    property bool read: false

    words: read ? "" : match.faces.note
    objectName: "facesNote"

    PushButton {
        objectName: "facesNoteRead"
        look: PushButton.Quiet
        iconName: "close"
        hint: qsTr("Close this note")
        onClicked: root.read = true
    }
}
