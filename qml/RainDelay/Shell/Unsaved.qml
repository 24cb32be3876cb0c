pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Says that the match at the table can't be written, for as long as that is so.
NoteBar {
    id: root

    required property MatchController match

    words: match.problem === "" ? "" : qsTr("Not saved: %1. You can play on; the next move tries again.").arg(match.problem)
    color: Theme.danger
    ink: Theme.paper
    objectName: "unsaved"

    PushButton {
        objectName: "saveAgain"
        text: qsTr("Try again")
        onClicked: root.match.save()
    }
}
