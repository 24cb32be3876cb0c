pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session

/// A match in the list of the library: its table in small, and three lines of words.
T.ItemDelegate {
    id: root

    required property int index
    required property string matchId
    required property string name
    required property string title
    required property string gameId
    required property string gameTitle
    required property string players
    required property string kinds
    required property string score
    required property string outcome
    required property string when
    required property string begun
    required property string length
    required property bool waits
    required property bool over
    required property bool readable
    required property bool damaged
    required property string read
    required property string problem
    required property bool practice
    required property url picture
    /// The heading above the first of its kind.
    required property string heading

    readonly property bool chosen: ListView.isCurrentItem
    readonly property real headingHeight: heading === "" ? 0 : Theme.small * 1.4 + Theme.space(index > 0 ? 7 : 3)

    onWhenChanged: MatchLibrary.pictures.want(root.matchId)
    Component.onCompleted: MatchLibrary.pictures.want(root.matchId)

    objectName: "match-" + index
    implicitHeight: topPadding + Math.max(thumbnail.height, words.implicitHeight) + bottomPadding
    padding: Theme.space(2)
    topPadding: headingHeight + Theme.space(2)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.onPressAction: if (root.enabled)
        root.clicked()
    Accessible.name: [name, gameTitle, score, outcome, when, damaged ? qsTr("damaged") : ""].filter(part => part !== "").join(", ")
    Accessible.selected: chosen

    contentItem: Item {
        TablePicture {
            id: thumbnail
            anchors.verticalCenter: parent.verticalCenter
            width: 112 * Math.min(1.3, Theme.textScale)
            height: width * 0.625
            picture: root.picture
            gameId: root.gameId
            damaged: root.damaged
        }
        Column {
            id: words
            anchors.left: thumbnail.right
            anchors.leftMargin: Theme.space(4)
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            OneLine {
                width: parent.width
                text: root.name
                font.weight: Font.DemiBold
            }
            OneLine {
                visible: text !== ""
                width: parent.width
                text: [root.gameTitle, root.title === "" ? "" : root.players, root.score].filter(part => part !== "").join(" · ")
                font.pixelSize: Theme.small
            }
            OneLine {
                width: parent.width
                text: root.damaged ? qsTr("Damaged") + " · " + root.when : [root.when, root.length, root.practice ? qsTr("practice") : ""].filter(part => part !== "").join(" · ")
                font.pixelSize: Theme.small
                color: root.damaged ? Theme.danger : Theme.muted
            }
        }
    }
    background: Item {
        Label {
            visible: root.heading !== ""
            x: Theme.space(2)
            height: root.headingHeight - Theme.space(2)
            verticalAlignment: Text.AlignBottom
            text: root.heading
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.muted
        }
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: root.headingHeight
            radius: Theme.radius
            color: root.chosen ? Theme.raised : root.hovered ? Theme.surface : "transparent"
            border.color: !root.chosen ? "transparent" : root.ListView.view.activeFocus ? Theme.focus : Theme.line
            border.width: root.chosen ? 2 : 0
        }
    }
}
