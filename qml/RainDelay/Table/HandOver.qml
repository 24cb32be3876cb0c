pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Between two players at one screen: nothing of the match but the names of the game and of who is
/// to come. Enter or a click gives that seat its table; as long as Space is held it is shown below,
/// out of reach.
FocusScope {
    id: root

    required property MatchController match

    readonly property string name: match.seating.names[match.seating.handOverTo] ?? ""

    activeFocusOnTab: true
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Pass to %1").arg(name)
    Accessible.description: quick.text

    // Whoever holds a key down on the last screen hasn't pressed it on this one.
    Keys.onPressed: event => {
        if (event.isAutoRepeat) {
            event.accepted = event.key === Qt.Key_Space;
            return;
        }
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.match.seating.takeSeat();
        else if (event.key === Qt.Key_Space)
            root.match.seating.peek(true);
        else
            return;
        event.accepted = true;
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space)
            return;
        event.accepted = true;
        if (!event.isAutoRepeat)
            root.match.seating.peek(false);
    }
    onActiveFocusChanged: if (!activeFocus)
        root.match.seating.peek(false)

    Component.onCompleted: if (root.match.playback.motionMs > 0)
        Sounds.curtain()

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        objectName: "handOverArea"
        onClicked: if (!root.match.seating.peeking)
            root.match.seating.takeSeat()
        // The second half of a double click was meant for the last screen.
        onDoubleClicked: mouse => mouse.accepted = true
        onWheel: wheel => wheel.accepted = true
    }
    Item {
        anchors.fill: parent
        visible: !root.match.seating.peeking

        LargePicture {
            anchors.fill: parent
            file: "qrc:/assets/style/rain-delay.svg"
            drawnSize: Qt.size(Math.max(width, height * 1.6), Math.max(height, width / 1.6))
            kept: LargePictures.handOver
            fillMode: Image.PreserveAspectCrop
        }
        Rectangle {
            anchors.fill: parent
            visible: Theme.dark
            color: "#80101627"
        }
        Ticket {
            id: ticket

            readonly property real unit: Math.max(1, Theme.textScale)

            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.space(12), 600 * unit)
            height: Math.min(words.height + Theme.space(20), parent.height - Theme.space(8))
            stub: Math.round(84 * Math.min(unit, 1.3))

            Text {
                anchors.centerIn: parent
                anchors.horizontalCenterOffset: (ticket.stub - ticket.width) / 2
                rotation: -90
                text: qsTr("Rain check")
                font.family: Theme.fontIndex
                font.pixelSize: Math.round(34 * Math.min(ticket.unit, 1.3))
                font.letterSpacing: 3
                font.capitalization: Font.AllUppercase
                color: ticket.stamp
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
            Image {
                id: mark
                anchors.right: parent.right
                anchors.rightMargin: Theme.space(7)
                anchors.top: parent.top
                anchors.topMargin: Theme.space(7)
                width: Math.round(76 * Math.min(ticket.unit, 1.3))
                height: width
                rotation: 7
                source: "qrc:/assets/style/app-icon.svg"
                sourceSize: Qt.size(width, height)
                asynchronous: true
            }
            Column {
                id: words
                x: ticket.stub + Theme.space(9)
                width: ticket.width - x - Theme.space(8)
                anchors.verticalCenter: parent.verticalCenter

                OneLine {
                    width: parent.width - mark.width
                    text: root.match.title
                    font.family: Theme.fontBody
                    font.pixelSize: Theme.body
                    color: ticket.muted
                    textFormat: Text.PlainText
                }
                Text {
                    topPadding: Theme.space(3)
                    text: qsTr("Pass to", "the name of a player stands below it")
                    font.family: Theme.fontTitle
                    font.italic: true
                    font.pixelSize: Theme.title
                    color: ticket.ink
                    textFormat: Text.PlainText
                }
                OneLine {
                    width: parent.width
                    objectName: "handOverName"
                    text: root.name
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.large
                    font.family: Theme.fontTitle
                    font.weight: Font.DemiBold
                    font.pixelSize: Math.round(Math.min(Theme.display * 1.5, root.height * 0.15))
                    color: ticket.ink
                    textFormat: Text.PlainText
                }
                Item {
                    width: 1
                    height: Theme.space(4)
                }
                PushButton {
                    objectName: "takeSeat"
                    look: PushButton.Primary
                    iconName: "play"
                    text: qsTr("I am %1").arg(root.name)
                    width: Math.min(implicitWidth, parent.width)
                    hint: qsTr("Key Enter")
                    // Keys belong to the screen: Space isn't this button's.
                    focusPolicy: Qt.NoFocus
                    onClicked: root.match.seating.takeSeat()
                    // As of the area around it.
                    onDoubleClicked: {}
                    FocusRing {
                        shown: root.activeFocus
                    }
                }
                Text {
                    id: quick
                    topPadding: Theme.space(4)
                    width: parent.width
                    text: qsTr("Press Enter or click to continue. Hold Space for a quick look.")
                    wrapMode: Text.Wrap
                    font.family: Theme.fontBody
                    font.pixelSize: Theme.small
                    color: ticket.muted
                    textFormat: Text.PlainText
                }
            }
        }
    }
    Rectangle {
        visible: root.match.seating.peeking
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space(2)
        width: look.implicitWidth + Theme.space(8)
        height: look.implicitHeight + Theme.space(4)
        radius: height / 2
        color: "#e6262019"
        Text {
            id: look
            anchors.centerIn: parent
            text: qsTr("A quick look: it ends when you let go of Space")
            font.family: Theme.fontBody
            font.pixelSize: Theme.body
            color: Theme.chalk
            textFormat: Text.PlainText
        }
    }
}
