pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A match: a bar with the ways out of it, and below the game's own table, or the hand-over while
/// nobody looks: then there is no table.
FocusScope {
    id: root

    required property MatchController match
    signal leave
    signal again
    signal readRules
    signal openSettings

    readonly property bool tableDue: match.lookingSeat >= 0
    readonly property bool handOverDue: match.handOverTo >= 0
    /// Another window, or another program, is in front.
    property bool away: Qt.application.state !== Qt.ApplicationActive

    function showTable(): void {
        if (root.tableDue)
            table.setSource(GameCatalog.pageUrl(root.match.gameId), {
                "match": root.match,
                "focus": true
            });
        else
            table.source = "";
    }
    function showHandOver(): void {
        if (root.handOverDue)
            handOver.setSource("qrc:/qt/qml/RainDelay/Table/HandOver.qml", {
                "match": root.match,
                "focus": true
            });
        else
            handOver.source = "";
    }

    onTableDueChanged: showTable()
    onHandOverDueChanged: showHandOver()
    onAwayChanged: if (away)
        match.cover()
    Component.onCompleted: {
        showTable();
        showHandOver();
    }

    Panel {
        id: bar
        width: parent.width
        height: Theme.target + Theme.space(2)
        radius: 0
        border.width: 0

        PushButton {
            objectName: "leaveMatch"
            anchors.left: parent.left
            anchors.leftMargin: Theme.space(2)
            anchors.verticalCenter: parent.verticalCenter
            look: PushButton.Quiet
            iconName: "back"
            text: qsTr("Shelf")
            hint: qsTr("Back to the games; this match can be gone on with")
            onClicked: root.leave()
        }
        Heading {
            anchors.centerIn: parent
            text: root.match.title
            font.pixelSize: Theme.large
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space(2)
            anchors.verticalCenter: parent.verticalCenter
            PushButton {
                objectName: "undo"
                look: PushButton.Quiet
                iconName: "undo"
                visible: root.tableDue && !root.handOverDue
                enabled: root.match.canUndo
                hint: enabled ? qsTr("Take back your last choice (Ctrl+Z)") : qsTr("A card was turned; there is nothing to take back")
                onClicked: root.match.undo()
            }
            PushButton {
                objectName: "rules"
                look: PushButton.Quiet
                iconName: "book"
                hint: qsTr("Rules (F1)")
                onClicked: root.readRules()
            }
            PushButton {
                objectName: "tableSettings"
                look: PushButton.Quiet
                iconName: "gear"
                hint: qsTr("Settings")
                onClicked: root.openSettings()
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
    Loader {
        id: table
        objectName: "table"
        anchors.top: bar.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        focus: !root.handOverDue
        enabled: !root.handOverDue
    }
    Loader {
        id: handOver
        objectName: "handOver"
        anchors.fill: table
        focus: root.handOverDue
    }
    Connections {
        target: table.item
        ignoreUnknownSignals: true
        function onLeave(): void {
            root.leave();
        }
        function onAgain(): void {
            root.again();
        }
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        onActivated: root.match.undo()
    }
    Shortcut {
        sequences: ["F1"]
        onActivated: root.readRules()
    }
}
