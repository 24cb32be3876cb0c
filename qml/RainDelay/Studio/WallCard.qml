pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// A card on the wall: its face, its name, how many of it there are, and whether something is wrong.
Item {
    id: root

    required property int index
    required property int card
    required property string code
    required property string title
    required property int copies
    required property int sheetRow
    required property int errors
    required property int warnings
    required property bool chosen
    required property StudioDeck deck
    required property real cardWidth
    required property bool back
    required property int view
    /// Of those that are chosen, the one that keys start from.
    readonly property bool current: GridView.isCurrentItem
    readonly property string trouble: errors === 1 ? qsTr("One error") : errors > 1 ? qsTr("%n errors", "", errors) : warnings === 1 ? qsTr("One warning") : warnings > 1 ? qsTr("%n warnings", "", warnings) : ""
    signal clicked(int modifiers)
    signal opened

    objectName: "card-" + card
    Accessible.role: Accessible.ListItem
    Accessible.name: [title, code, copies > 1 ? qsTr("%1 copies").arg(copies) : "", trouble].filter(part => part !== "").join(", ")
    Accessible.selected: chosen
    Accessible.onPressAction: root.clicked(Qt.NoModifier)

    Rectangle {
        anchors.fill: face
        anchors.margins: -4
        radius: face.width * root.deck.corner / Math.max(1, root.deck.cardWidth) + 4
        color: !root.chosen ? "transparent" : root.GridView.view?.activeFocus ? Theme.focus : Theme.muted
        opacity: root.chosen && !root.current ? 0.6 : 1
        border.color: hover.hovered ? Theme.muted : "transparent"
        border.width: root.chosen ? 0 : 2
    }
    Rectangle {
        anchors.fill: face
        visible: !face.ready
        radius: face.width * root.deck.corner / Math.max(1, root.deck.cardWidth)
        color: Theme.line
    }
    CardPaper {
        face: face
    }
    CardFace {
        id: face
        objectName: "face"
        x: (root.width - width) / 2
        y: Theme.space(2)
        width: root.cardWidth
        height: width * root.deck.cardHeight / Math.max(1, root.deck.cardWidth)
        deck: root.deck
        card: root.card
        back: root.back
        view: root.view
    }
    Rectangle {
        objectName: "trouble"
        visible: root.trouble !== ""
        anchors.right: face.right
        anchors.top: face.top
        anchors.margins: Theme.space(1)
        width: Theme.body * 1.7
        height: width
        radius: width / 2
        color: Theme.raised
        border.color: root.errors > 0 ? Theme.danger : Theme.mustard
        border.width: 2
        Icon {
            anchors.centerIn: parent
            name: root.errors > 0 ? "error" : "warning"
            size: parent.width * 0.7
            color: root.errors > 0 ? Theme.danger : Theme.ink
        }
    }
    Label {
        id: caption
        anchors.top: face.bottom
        anchors.topMargin: Theme.space(1.5)
        anchors.left: face.left
        anchors.right: face.right
        horizontalAlignment: Text.AlignHCenter
        text: root.copies === 1 ? root.title : qsTr("%1 ×%2").arg(root.title).arg(root.copies)
        font.pixelSize: Theme.small
        font.weight: root.chosen ? Font.DemiBold : Font.Normal
        elide: Text.ElideRight
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        id: tap
        onTapped: root.clicked(tap.point.modifiers)
        onDoubleTapped: root.opened()
    }
    Hint {
        text: [qsTr("%1 (%2), row %3 of the table").arg(caption.text).arg(root.code).arg(root.sheetRow), root.trouble].filter(part => part !== "").join("\n")
        shown: hover.hovered
        pressed: tap.pressed
    }
}
