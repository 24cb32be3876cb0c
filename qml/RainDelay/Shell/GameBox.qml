pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A game's box on the shelf: its lid, its name, and who will play. Chosen, it goes on with the match
/// that waits, else it begins one like the last.
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
    /// The room below the lid.
    property real wordsHeight: 120
    /// The keyboard comes to its buttons.
    property bool current: false
    property bool focused: false
    signal playAtOnce
    signal goOn(string matchId)
    signal newMatch
    signal learn

    readonly property string deed: offer.waiting === "" ? offer.words : qsTr("Resume: %1").arg(offer.words)

    function choose(): void {
        if (!root.enabled)
            return;
        if (offer.waiting !== "")
            root.goOn(offer.waiting);
        else
            root.playAtOnce();
    }

    objectName: "box-" + gameId
    height: boxHeight + wordsHeight
    Accessible.role: Accessible.Button
    Accessible.name: title + ", " + deed
    Accessible.description: summary
    Accessible.focusable: enabled
    Accessible.onPressAction: root.choose()

    BoxOffer {
        id: offer
        gameId: root.gameId
        library: MatchLibrary
        settings: Settings
    }
    Item {
        id: face
        width: root.width
        height: root.boxHeight + words.y + words.height - lid.height

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
            height: Theme.large * 1.5
            horizontalAlignment: Text.AlignHCenter
            text: root.title
            font.pixelSize: Theme.large
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            id: words
            objectName: "deed-" + root.gameId
            anchors.top: heading.bottom
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.deed
            font.pixelSize: Theme.small
            font.weight: offer.waiting === "" ? Font.Normal : Font.DemiBold
            color: offer.waiting === "" ? Theme.muted : Theme.ink
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        HoverHandler {
            id: hover
            cursorShape: Qt.PointingHandCursor
        }
        TapHandler {
            id: tap
            onTapped: root.choose()
        }
        Hint {
            text: root.deed + "\n" + root.summary
            shown: hover.hovered
            pressed: tap.pressed
        }
    }
    SmallButton {
        objectName: "options-" + root.gameId
        anchors.top: face.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        mostWidth: root.width
        text: offer.waiting === "" ? qsTr("Options…") : qsTr("New match…")
        hint: qsTr("Players, options and seed of a new match")
        onClicked: root.newMatch()
    }
    // A paper band around the lower half of the box.
    SmallButton {
        objectName: "learn-" + root.gameId
        visible: offer.untried && GameCatalog.hasLesson(root.gameId)
        look: PushButton.Normal
        mostWidth: root.boxHeight * 0.8 + Theme.space(2)
        width: mostWidth
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(root.boxHeight / 2, root.boxHeight - height - Theme.space(5))
        text: qsTr("New here? The lesson takes four minutes")
        onClicked: root.learn()
    }

    component SmallButton: WrappingButton {
        look: PushButton.Quiet
        leftPadding: Theme.space(2)
        topPadding: Theme.space(1)
        bottomPadding: Theme.space(1)
        font.pixelSize: Theme.small
        focusPolicy: root.current || activeFocus ? Qt.StrongFocus : Qt.NoFocus
        Accessible.name: root.title + ", " + text
    }
}
