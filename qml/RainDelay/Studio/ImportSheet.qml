pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// Asks of a table that is open alone what can't be known, with the likeliest answers filled in; beside them a card as
/// it becomes by them.
FocusScope {
    id: root

    required property StudioDeck deck
    property int card: 0
    property bool back: false
    readonly property int last: deck.count - 1
    signal keep
    signal dismissed

    function step(by: int): void {
        root.card = Math.max(0, Math.min(root.last, root.card + by));
    }

    objectName: "importSheet"
    focus: true
    onLastChanged: root.step(0)

    TableImport {
        id: answers
        deck: root.deck
    }
    Sheet {
        anchors.fill: parent
        focus: true
        title: qsTr("Cards from %1").arg(root.deck.name)
        preferredWidth: 1000
        preferredHeight: 900
        onDismissed: root.dismissed()

        ImportForm {
            objectName: "importForm"
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            width: parent.width * 0.6
            importer: answers
            onChosen: (role, column) => root.back = role === TableImport.Back && column !== ""
        }
        Item {
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.right: parent.right
            width: parent.width * 0.4 - Theme.space(4)
            Rectangle {
                anchors.fill: parent
                radius: Theme.radius
                color: Theme.line
            }
            Item {
                id: room
                anchors.fill: parent
                anchors.margins: Theme.space(4)
                anchors.bottomMargin: steps.height + Theme.space(5)
            }
            CardPaper {
                face: face
            }
            CardFace {
                id: face
                readonly property real ratio: root.deck.cardHeight > 0 ? root.deck.cardWidth / root.deck.cardHeight : 1
                objectName: "importFace"
                anchors.centerIn: room
                width: Math.round(Math.min(room.width, room.height * ratio))
                height: Math.round(width / ratio)
                deck: root.deck
                card: root.deck.count > 0 ? root.card : -1
                back: root.back
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Preview of card %1").arg(root.deck.codeOf(card))
            }
            Label {
                anchors.fill: room
                visible: !root.deck.readable
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                color: Theme.muted
                text: root.deck.reading ? qsTr("The deck is being read …") : qsTr("No cards to show.")
            }
            Item {
                id: steps
                readonly property bool roomy: width > previous.width + sides.rowWidth + next.width
                /// Of the buttons: beside the sides, or below them.
                readonly property real below: roomy ? 0 : sides.height + Theme.space(1)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.space(2)
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width - Theme.space(2)
                height: below + previous.height
                PushButton {
                    id: previous
                    objectName: "importPrevious"
                    anchors.right: steps.roomy ? sides.left : parent.horizontalCenter
                    y: steps.below
                    look: PushButton.Quiet
                    iconName: "stepBack"
                    hint: qsTr("Previous card")
                    enabled: root.card > 0
                    onClicked: root.step(-1)
                }
                Segments {
                    id: sides
                    objectName: "importSides"
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(rowWidth, parent.width)
                    name: qsTr("Side")
                    dense: true
                    labels: [qsTr("Front"), qsTr("Back")]
                    current: root.back ? 1 : 0
                    onChosen: index => root.back = index === 1
                }
                PushButton {
                    id: next
                    objectName: "importNext"
                    anchors.left: steps.roomy ? sides.right : parent.horizontalCenter
                    y: steps.below
                    look: PushButton.Quiet
                    iconName: "stepOn"
                    hint: qsTr("Next card")
                    enabled: root.card < root.last
                    onClicked: root.step(1)
                }
            }
        }
        footer: Item {
            id: foot
            readonly property bool roomy: width > tally.implicitWidth + buttons.width + Theme.space(3)
            width: parent.width
            height: roomy ? buttons.height : tally.height + Theme.space(2) + buttons.height
            Label {
                id: tally
                objectName: "importTally"
                y: foot.roomy ? (parent.height - height) / 2 : 0
                width: foot.roomy ? implicitWidth : parent.width
                wrapMode: Text.Wrap
                color: Theme.muted
                font.pixelSize: Theme.small
                text: root.deck.tally
            }
            Row {
                id: buttons
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                spacing: Theme.space(2)
                PushButton {
                    objectName: "importKeep"
                    text: qsTr("Keep as a deck …")
                    hint: qsTr("Makes a folder with a layout, the table and its pictures")
                    onClicked: root.keep()
                }
                PushButton {
                    objectName: "importDone"
                    focus: true
                    look: PushButton.Primary
                    iconName: "check"
                    text: qsTr("Show the cards")
                    onClicked: root.dismissed()
                }
            }
        }
    }
}
