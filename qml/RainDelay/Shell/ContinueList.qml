pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Matches that were not played to their end, the latest first.
Item {
    id: root

    signal continueMatch(string matchId)

    Label {
        id: caption
        text: list.count > 0 ? qsTr("Resume") : qsTr("No match to resume. Pick a box.")
        width: parent.width
        wrapMode: Text.Wrap
        font.weight: list.count > 0 ? Font.DemiBold : Font.Normal
        color: list.count > 0 ? Theme.ink : Theme.muted
    }
    ListView {
        id: list
        objectName: "continueList"
        anchors.top: caption.bottom
        anchors.topMargin: Theme.space(3)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        model: MatchLibrary.unfinished
        spacing: Theme.space(2)
        clip: true
        // (What has the focus keeps it when the last match goes.)
        activeFocusOnTab: count > 0 || activeFocus
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Matches to resume")
        delegate: PushButton {
            id: row

            required property int index
            required property string matchId
            required property string name
            required property string title
            required property string gameTitle
            required property string players
            required property string score
            required property string when

            objectName: "continue-" + index
            width: ListView.view.width
            implicitHeight: lines.implicitHeight + Theme.space(4)
            text: gameTitle + ", " + name
            readonly property string facts: [gameTitle, title === "" ? "" : players, score].filter(part => part !== "").join(" · ")
            hint: `${name}\n${facts}\n${when}\n` + qsTr("Resume this match")
            onClicked: root.continueMatch(row.matchId)
            contentItem: Column {
                id: lines
                spacing: 2
                Label {
                    width: parent.width
                    text: row.name
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                }
                Label {
                    width: parent.width
                    text: row.facts
                    font.pixelSize: Theme.small
                    elide: Text.ElideRight
                }
                Label {
                    width: parent.width
                    text: row.when
                    font.pixelSize: Theme.small
                    color: Theme.muted
                    elide: Text.ElideRight
                }
            }
        }
    }
}
