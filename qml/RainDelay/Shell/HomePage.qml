pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// The first screen: the name, matches to resume, and the shelf of boxes.
FocusScope {
    id: root

    signal playAtOnce(string gameId)
    signal newMatch(string gameId)
    signal learn(string gameId)
    signal continueMatch(string matchId)
    signal openLibrary
    signal openStatistics
    signal openStudio
    signal openSettings

    /// The names are there at once; what takes longer, the pictures and the menu, follows the first frame.
    property bool shown: false

    readonly property int margin: Theme.space(width < 1100 ? 6 : 10)

    Connections {
        target: root.Window.window
        enabled: !root.shown
        function onFrameSwapped(): void {
            root.shown = true;
        }
    }
    Panel {
        id: side
        // (In whole pixels, or the list in it would be clipped within the frames of its rows.)
        width: Math.round(Math.max(280, Math.min(380, root.width * 0.27)) * Math.min(1.25, Math.max(1, Theme.textScale)))
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        radius: 0
        border.width: 0

        Picture {
            id: mark
            x: root.margin
            y: root.margin
            width: 64
            height: 64
            source: root.shown ? "qrc:/assets/style/app-icon.svg" : ""
        }
        Heading {
            id: name
            anchors.left: mark.left
            anchors.top: mark.bottom
            anchors.topMargin: Theme.space(3)
            anchors.right: parent.right
            anchors.rightMargin: Theme.space(5)
            text: qsTr("Rain Delay")
            font.pixelSize: Theme.display
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.large
        }
        Label {
            id: tagline
            anchors.left: name.left
            anchors.right: parent.right
            anchors.rightMargin: Theme.space(5)
            anchors.top: name.bottom
            // In a low window the menu needs the room.
            visible: root.height > 420 * Theme.textScale
            text: qsTr("Table games for one to three, while the tarp is on.")
            wrapMode: Text.Wrap
            color: Theme.muted
        }
        Loader {
            id: menu
            anchors.left: name.left
            anchors.right: parent.right
            anchors.top: tagline.visible ? tagline.bottom : name.bottom
            anchors.topMargin: Theme.space(7)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space(5)
            source: root.shown ? "HomeMenu.qml" : ""
            opacity: item ? 1 : 0
            Behavior on opacity {
                NumberAnimation {
                    duration: Theme.motion
                }
            }
        }
        Connections {
            target: menu.item
            ignoreUnknownSignals: true
            function onContinueMatch(matchId: string): void {
                root.continueMatch(matchId);
            }
            function onOpenLibrary(): void {
                root.openLibrary();
            }
            function onOpenStatistics(): void {
                root.openStatistics();
            }
            function onOpenStudio(): void {
                root.openStudio();
            }
            function onOpenSettings(): void {
                root.openSettings();
            }
        }
        Rectangle {
            anchors.right: parent.right
            width: 1
            height: parent.height
            color: Theme.line
        }
    }

    GridView {
        id: shelf

        readonly property int columns: width > height * 1.75 ? 6 : width < 430 * Theme.textScale ? 2 : 3
        readonly property int rows: Math.ceil(count / columns)
        /// What is below the lid.
        readonly property real titleHeight: Theme.space(3) + Theme.large * 1.5 + Theme.small * 1.4 + Theme.target
        readonly property real boxHeight: Math.max(150 * Theme.textScale, Math.min((height - rows * (titleHeight + Theme.space(6))) / rows, (width / columns - Theme.space(8)) * 1.25))

        objectName: "shelf"
        anchors.left: side.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: root.margin
        anchors.bottomMargin: Theme.space(4)
        topMargin: Math.max(0, (height - rows * cellHeight) / 2 - Theme.space(4))
        model: GameCatalog
        cellWidth: Math.floor(width / columns)
        cellHeight: boxHeight + titleHeight + Theme.space(6)
        boundsBehavior: Flickable.StopAtBounds
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        interactive: contentHeight > height
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Games")

        delegate: GameBox {
            id: box

            width: shelf.cellWidth - Theme.space(4)
            boxHeight: shelf.boxHeight
            picture: root.shown ? boxUrl : ""
            wordsHeight: shelf.titleHeight
            current: GridView.isCurrentItem
            focused: current && shelf.activeFocus
            onPlayAtOnce: root.playAtOnce(box.gameId)
            onGoOn: matchId => root.continueMatch(matchId)
            onNewMatch: root.newMatch(box.gameId)
            onLearn: root.learn(box.gameId)
        }
        // Tab comes back to the box, not to the button below it that had the keyboard last.
        onActiveFocusChanged: if (!activeFocus && currentItem)
            currentItem.focus = true
        Keys.onReturnPressed: (shelf.currentItem as GameBox)?.choose()
        Keys.onSpacePressed: (shelf.currentItem as GameBox)?.choose()
    }
    Shortcut {
        sequences: ["Ctrl+L"]
        onActivated: root.openLibrary()
    }
    Shortcut {
        sequences: ["Ctrl+D"]
        onActivated: root.openStudio()
    }
    Shortcut {
        sequences: ["Ctrl+T"]
        onActivated: root.openStatistics()
    }
}
