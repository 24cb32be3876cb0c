pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// What happened, in words, the latest line last. It follows along unless somebody scrolled back.
Item {
    id: root

    required property QtObject lines
    property string title: qsTr("Play by play")
    readonly property alias following: list.following
    /// Beside the title.
    property alias corner: cornerSlot.data

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
        onCountChanged: if (following)
            Qt.callLater(positionViewAtEnd)
        onHeightChanged: if (following)
            Qt.callLater(positionViewAtEnd)

        delegate: LogLine {
            width: list.width
        }
        Scroller {
            id: scroller
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            orientation: Qt.Vertical
            size: list.visibleArea.heightRatio
            position: list.visibleArea.yPosition
            onPositionChanged: if (pressed) {
                list.contentY = list.originY + position * list.contentHeight;
                list.following = list.atYEnd;
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
        text: qsTr("To the latest")
        iconName: "down"
        onClicked: {
            list.following = true;
            list.positionViewAtEnd();
        }
    }
}
