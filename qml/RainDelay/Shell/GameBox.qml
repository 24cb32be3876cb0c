pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A game's box on the shelf: its lid, its name, and whether it can be played yet.
Item {
    id: root

    required property int index
    required property string gameId
    required property string title
    required property string summary
    required property bool available
    required property url boxUrl
    /// Drawn on the lid.
    property url picture
    property real boxHeight: 250
    property bool focused: false
    signal chosen

    function choose(): void {
        if (root.available && root.enabled)
            root.chosen();
    }

    objectName: "box-" + gameId
    height: boxHeight + Theme.space(4) + Theme.large * 1.4 + Theme.small * 1.6
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: available ? summary : qsTr("Not yet in this version")
    Accessible.focusable: enabled
    Accessible.onPressAction: root.choose()

    Item {
        id: lid
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.boxHeight * 0.8
        height: root.boxHeight
        y: hover.hovered && root.available ? 0 : Theme.space(1)
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
            strength: root.available ? 1 : 0.55
        }
        Rectangle {
            visible: !root.available
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space(4)
            width: notYet.implicitWidth + Theme.space(5)
            height: notYet.implicitHeight + Theme.space(2)
            radius: height / 2
            color: Theme.surface
            border.color: Theme.ink
            border.width: 1
            Label {
                id: notYet
                anchors.centerIn: parent
                text: qsTr("Not yet")
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }
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
        color: root.available ? Theme.ink : Theme.muted
        Accessible.ignored: true
    }
    HoverHandler {
        id: hover
        cursorShape: root.available ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        onTapped: root.choose()
    }
    Hint {
        text: root.available ? root.summary : qsTr("%1 isn't in this version yet.").arg(root.title)
        shown: hover.hovered
    }
}
