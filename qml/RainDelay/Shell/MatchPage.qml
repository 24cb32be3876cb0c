pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A match: a bar with the ways out of it, and the game's own table below.
FocusScope {
    id: root

    required property MatchController match
    signal leave
    signal again
    signal readRules
    signal openSettings

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
        focus: true
        Component.onCompleted: setSource(GameCatalog.pageUrl(root.match.gameId), {
            "match": root.match,
            "focus": true
        })
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
