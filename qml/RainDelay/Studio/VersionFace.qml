pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// A card of one version of a deck, with frames around what differs from the other version.
Item {
    id: root

    property string caption: ""
    /// The text if this version hasn't got the card.
    property string missing: ""
    property StudioDeck deck: null
    property int card: -1
    property bool back: false
    property int view: CardFace.Plain
    /// The figures of the face that are framed.
    property list<int> marks
    readonly property real cardWidth: Math.max(1, deck?.cardWidth ?? 1)
    readonly property real cardHeight: Math.max(1, deck?.cardHeight ?? 1)
    /// Pixels a millimetre.
    readonly property real unit: Math.max(0.2, Math.min((width - 8) / cardWidth, (height - words.height - 10) / cardHeight))

    FaceOutline {
        id: outline
        deck: root.deck
        card: root.marks.length > 0 ? root.card : -1
        back: root.back
    }
    OneLine {
        id: words
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.caption
        elide: Text.ElideMiddle
        color: Theme.muted
        font.pixelSize: Theme.small
    }
    CardPaper {
        face: face
    }
    CardFace {
        id: face
        x: Math.round((parent.width - width) / 2)
        y: words.height + 5
        width: Math.round(root.cardWidth * root.unit)
        height: Math.round(root.cardHeight * root.unit)
        visible: root.card >= 0
        deck: root.deck
        card: root.card
        back: root.back
        view: root.view
        Accessible.role: Accessible.Graphic
        Accessible.name: root.caption + ": " + (root.deck?.codeOf(root.card) ?? "")
    }
    Repeater {
        model: outline
        Rectangle {
            required property int index
            required property rect box
            readonly property rect framed: Qt.rect(face.x + box.x * root.unit - 3, face.y + box.y * root.unit - 3, box.width * root.unit + 6, box.height * root.unit + 6)
            objectName: "mark-" + index
            visible: Array.from(root.marks).includes(index)
            // A figure that reaches into the bleed is framed where it is seen.
            x: Math.max(face.x - 4, framed.x)
            y: Math.max(face.y - 4, framed.y)
            width: Math.min(face.x + face.width + 4, framed.right) - x
            height: Math.min(face.y + face.height + 4, framed.bottom) - y
            radius: 4
            // A colour that hardly any card has, between two white lines.
            color: "transparent"
            border.color: "#ffffff"
            border.width: 5
            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                radius: 3
                color: "transparent"
                border.color: "#d6246e"
                border.width: 3
            }
        }
    }
    Rectangle {
        visible: root.card < 0 && root.missing !== ""
        x: (parent.width - width) / 2
        y: words.height + 5
        width: Math.max(10, Math.min(parent.width - 8, (parent.height - words.height - 10) * 0.714))
        height: Math.max(10, parent.height - words.height - 10)
        radius: 10
        color: "transparent"
        border.color: Theme.line
        border.width: 2
        Label {
            anchors.centerIn: parent
            width: parent.width * 0.8
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Theme.muted
            text: root.missing
        }
    }
}
