pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The duties left to the bench coach, changed during a match.
Sheet {
    id: root

    required property MatchController match

    title: qsTr("The bench coach")
    preferredWidth: 680
    preferredHeight: 380
    objectName: "coachSheet"

    Flickable {
        id: flick
        anchors.fill: parent
        clip: true
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: column
            width: flick.width
            spacing: Theme.space(4)
            Label {
                width: parent.width
                wrapMode: Text.Wrap
                color: Theme.muted
                text: qsTr("The coach decides as a Pro does, by what its seat may know. The play-by-play says which choices were the coach's.")
            }
            DutyRows {
                width: parent.width
                gameId: root.match.gameId
                names: root.match.seating.names
                kinds: root.match.seating.kinds
            }
        }
    }
}
