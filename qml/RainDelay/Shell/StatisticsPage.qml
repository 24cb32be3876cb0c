pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// The statistics of everybody who has finished a match on this computer: the players, and beside
/// them the chosen one's numbers. The last matches can be opened from there.
FocusScope {
    id: root

    readonly property MatchCollection collection: MatchLibrary.collection
    readonly property PlayerStatistics statistics: numbers
    /// What the page below is called.
    property string below: ""
    /// Whose statistics are shown, and of which game, as PlayerStatistics has them.
    property alias playerKey: numbers.playerKey
    property alias gameId: numbers.gameId
    /// The match whose row the keyboard is at at first; "": it is at the players.
    property string chosen: ""
    /// What doesn't count, in words; "": everything does.
    readonly property string uncounted: [
        numbers.practised > 0 ? qsTr("%n practice matches aren't counted.", "", numbers.practised) : "",
        numbers.amongComputers > 0 ? qsTr("%n matches that the computer played against itself aren't counted.", "", numbers.amongComputers) : ""
    ].filter(sentence => sentence !== "").join(" ")
    signal leave
    /// One of these statistics' matches is to be watched.
    signal watchRow(string player, string game, string matchId)

    function scrollTo(y: real): void {
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, y));
    }
    /// Scrolls as far as it takes to show this item of the numbers.
    function show(item: Item): void {
        const top = item.mapToItem(content, 0, 0).y;
        root.scrollTo(Math.min(top, Math.max(view.contentY, top + item.height + 2 * content.y - view.height)));
    }

    focus: true
    Component.onCompleted: {
        root.collection.refresh();
        if (root.chosen !== "")
            shown.goTo(root.chosen);
        else
            list.forceActiveFocus();
    }
    Keys.onEscapePressed: root.leave()
    Keys.onPressed: event => {
        const page = view.height * 0.8;
        const steps = {
            [Qt.Key_PageUp]: -page,
            [Qt.Key_PageDown]: page
        };
        if (!(event.key in steps))
            return;
        root.scrollTo(view.contentY + steps[event.key]);
        event.accepted = true;
    }

    PlayerStatistics {
        id: numbers
        matches: root.collection.matches
    }
    Panel {
        id: bar
        width: parent.width
        height: Theme.target + Theme.space(2)
        radius: 0
        border.width: 0
        PushButton {
            objectName: "leaveStatistics"
            anchors.left: parent.left
            anchors.leftMargin: Theme.space(2)
            anchors.verticalCenter: parent.verticalCenter
            look: PushButton.Quiet
            iconName: "back"
            text: root.below
            hint: qsTr("Back: %1 (Esc)").arg(root.below)
            onClicked: root.leave()
        }
        Heading {
            anchors.centerIn: parent
            text: qsTr("Statistics")
            font.pixelSize: Theme.large
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
    ListView {
        id: list
        objectName: "players"
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: Theme.space(4)
        width: Math.round(Math.min(230 * Theme.textScale, root.width * 0.28))
        topMargin: Theme.space(4)
        bottomMargin: Theme.space(4)
        model: numbers.players
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Players")
        T.ScrollBar.vertical: Scroller {}
        Keys.onUpPressed: numbers.player -= 1
        Keys.onDownPressed: numbers.player += 1
        Keys.onLeftPressed: numbers.game -= 1
        Keys.onRightPressed: numbers.game += 1
        delegate: T.ItemDelegate {
            id: row
            required property int index
            required property string modelData
            readonly property bool chosen: numbers.player === index
            objectName: "player." + index
            width: ListView.view.width - Theme.space(3)
            implicitHeight: words.implicitHeight + Theme.space(4)
            padding: Theme.space(2)
            leftPadding: Theme.space(3)
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            Accessible.name: modelData + ", " + (numbers.playerNotes[index] ?? "")
            Accessible.selected: chosen
            Accessible.onPressAction: if (row.enabled)
                row.clicked()
            onChosenChanged: if (chosen)
                list.positionViewAtIndex(index, ListView.Contain)
            onClicked: {
                numbers.player = row.index;
                list.forceActiveFocus();
            }
            contentItem: Column {
                id: words
                Label {
                    width: parent.width
                    text: row.modelData
                    wrapMode: Text.Wrap
                    font.weight: Font.DemiBold
                }
                OneLine {
                    width: parent.width
                    text: numbers.playerNotes[row.index] ?? ""
                    font.pixelSize: Theme.small
                    color: Theme.muted
                }
            }
            background: Rectangle {
                radius: Theme.radius
                color: row.chosen ? Theme.raised : row.hovered ? Theme.surface : "transparent"
                border.color: !row.chosen ? "transparent" : list.activeFocus ? Theme.focus : Theme.line
                border.width: row.chosen ? 2 : 0
            }
        }
    }
    Flickable {
        id: view
        objectName: "numbers"
        visible: numbers.player >= 0
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.left: list.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.space(4)
        contentWidth: width
        contentHeight: content.height + Theme.space(10)
        onContentHeightChanged: {
            returnToBounds();
            // Where everything lies is settled after the page is made.
            shown.tellReached();
        }
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Column {
            id: content
            y: Theme.space(5)
            width: view.width - Theme.space(6)
            spacing: Theme.space(5)
            Segments {
                objectName: "games"
                width: parent.width
                name: qsTr("Game")
                labels: numbers.games
                current: numbers.game
                onChosen: index => numbers.game = index
            }
            StatisticsView {
                id: shown
                width: parent.width
                statistics: numbers
                onReached: row => root.show(row)
                onOpened: matchId => root.watchRow(numbers.playerKey, numbers.gameId, matchId)
            }
            Label {
                objectName: "uncounted"
                visible: root.uncounted !== ""
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.muted
                text: root.uncounted
            }
        }
    }
    Label {
        objectName: "noStatistics"
        visible: numbers.player < 0
        anchors.centerIn: parent
        width: Math.min(parent.width * 0.7, 560 * Theme.textScale)
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.muted
        text: root.collection.reading ? qsTr("Reading the matches on this computer …")
            : root.uncounted !== "" ? root.uncounted + " " + qsTr("Statistics come with the first match that counts.")
            : qsTr("No match has been finished yet. Statistics come with the first one.")
    }
}
