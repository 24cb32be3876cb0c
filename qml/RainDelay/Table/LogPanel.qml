pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session

/// The events so far, in words, the latest line last. It follows along unless somebody scrolled
/// back. For a watched match it has all lines; a chosen line says where to look.
Item {
    id: root

    required property LogModel lines
    property string title: qsTr("Play by play")
    /// The step up to which the match is watched; -1 if it is played.
    property int watchedTo: -1
    readonly property alias following: list.following
    /// Beside the title.
    property alias corner: cornerSlot.data

    signal chosen(int step)

    function follow(): void {
        if (root.watchedTo < 0)
            list.positionViewAtEnd();
        else
            list.positionViewAtIndex(Math.max(0, root.lines.lastBefore(root.watchedTo)), ListView.Contain);
    }
    onWatchedToChanged: if (list.following)
        Qt.callLater(follow)

    Heading {
        id: heading
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: cornerSlot.left
        anchors.margins: Theme.space(4)
        anchors.bottomMargin: 0
        text: root.title
        font.pixelSize: Theme.large
        elide: Text.ElideRight
    }
    Item {
        id: cornerSlot
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(2)
        anchors.verticalCenter: heading.verticalCenter
        width: childrenRect.width
        height: childrenRect.height
    }
    ListView {
        id: list

        property bool following: true

        anchors.top: heading.bottom
        anchors.topMargin: Theme.space(2)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space(2)
        clip: true
        model: root.lines
        // A jump in a replay shows other lines, but as many.
        reuseItems: root.watchedTo >= 0
        // No line is the current one: Qt would move an unseen mark to it, frame by frame.
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        objectName: "log"
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onUpPressed: {
            following = false;
            flick(0, 600);
        }
        Keys.onDownPressed: flick(0, -600)
        onMovementEnded: following = atYEnd
        T.ScrollBar.vertical: Scroller {
            onPositionChanged: if (pressed)
                list.following = list.atYEnd
        }
        onCountChanged: if (following)
            Qt.callLater(root.follow)
        onHeightChanged: if (following)
            Qt.callLater(root.follow)

        delegate: LogLine {
            id: logLine

            width: list.width
            ahead: root.watchedTo >= 0 && step >= root.watchedTo
            Accessible.onPressAction: if (root.watchedTo >= 0)
                root.chosen(logLine.step)
            HoverHandler {
                enabled: root.watchedTo >= 0
                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                enabled: root.watchedTo >= 0
                onTapped: root.chosen(logLine.step)
            }
        }
        FocusRing {
            shown: list.activeFocus
            anchors.margins: 2
        }
    }
    PushButton {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space(3)
        visible: !list.following
        text: root.watchedTo < 0 ? qsTr("Jump to the latest") : qsTr("Jump to this point")
        iconName: "down"
        onClicked: {
            list.following = true;
            root.follow();
        }
    }
}
