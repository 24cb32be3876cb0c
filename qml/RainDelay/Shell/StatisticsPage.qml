pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// The statistics of everybody who has finished a match on this computer: the players, and beside
/// them the chosen one's numbers.
FocusScope {
    id: root

    readonly property MatchCollection collection: MatchLibrary.collection
    readonly property PlayerStatistics statistics: numbers
    /// What the page below is called.
    property string below: ""
    signal leave

    focus: true
    Component.onCompleted: {
        root.collection.refresh();
        list.forceActiveFocus();
    }
    Keys.onEscapePressed: root.leave()

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
        width: Math.min(230 * Theme.textScale, root.width * 0.28)
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
        Keys.onPressed: event => {
            const page = view.height * 0.8;
            const steps = {
                [Qt.Key_PageUp]: -page,
                [Qt.Key_PageDown]: page
            };
            if (!(event.key in steps))
                return;
            view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, view.contentY + steps[event.key]));
            event.accepted = true;
        }
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
                OneLine {
                    width: parent.width
                    text: row.modelData
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
        onContentHeightChanged: returnToBounds()
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
                width: parent.width
                statistics: numbers
            }
            Label {
                objectName: "practised"
                visible: numbers.practised > 0
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.muted
                text: numbers.practised === 1 ? qsTr("One practice match isn't counted.") : qsTr("%1 practice matches aren't counted.").arg(numbers.practised)
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
        text: root.collection.reading ? qsTr("Reading the matches of this computer …")
            : numbers.practised > 0 ? qsTr("Only practice matches have been finished, and those don't count. Statistics come with the first other one.")
            : qsTr("No match has been finished yet. Statistics come with the first one.")
    }
}
