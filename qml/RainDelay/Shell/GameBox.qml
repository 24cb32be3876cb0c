pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A game's box on the shelf: its lid and its name.
Item {
    id: root

    required property int index
    required property string gameId
    required property string title
    required property string summary
    required property url boxUrl
    /// Drawn on the lid.
    property url picture
    property real boxHeight: 250
    property bool focused: false
    signal chosen

    function choose(): void {
        if (root.enabled)
            root.chosen();
    }

    objectName: "box-" + gameId
    height: boxHeight + Theme.space(4) + Theme.large * 1.4 + Theme.small * 1.6
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: summary
    Accessible.focusable: enabled
    Accessible.onPressAction: root.choose()

    Item {
        id: lid
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.boxHeight * 0.8
        height: root.boxHeight
        y: hover.hovered ? 0 : Theme.space(1)
        Behavior on y {
            NumberAnimation {
                duration: Theme.motion
                easing.type: Easing.OutCubic
            }
        }
        // The box's depth and its shadow on the shelf.
        Rectangle {
            x: 5
            y: 6
            width: parent.width
            height: parent.height
            radius: 6
            color: Theme.dark ? "#60000000" : "#38262019"
        }
        Rectangle {
            id: edge
            anchors.fill: parent
            radius: 6
            color: Theme.surface
            border.color: Theme.ink
            border.width: 2
        }
        Picture {
            anchors.fill: parent
            anchors.margins: 7
            source: root.picture
        }
        FocusRing {
            shown: root.focused
        }
    }
    Heading {
        id: heading
        y: root.boxHeight + Theme.space(3)
        width: parent.width
        height: parent.height - y
        horizontalAlignment: Text.AlignHCenter
        text: root.title
        font.pixelSize: Theme.large
        // Large, it may need two lines.
        wrapMode: Text.Wrap
        lineHeight: 0.9
        fontSizeMode: Text.Fit
        minimumPixelSize: 13
        Accessible.ignored: true
    }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: root.choose()
    }
    Hint {
        text: root.summary
        shown: hover.hovered
    }
}
