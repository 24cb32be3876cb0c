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
                text: qsTr("The coach plays like a Pro and knows only what your seat does. The play-by-play marks the coach's choices.")
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
