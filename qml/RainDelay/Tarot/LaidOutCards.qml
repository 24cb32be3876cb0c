pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// The cards a seat has laid out, face up, with their score: until the viewer has seen enough, and
/// again when they are called back.
Panel {
    id: root

    required property TablePage page
    required property laidOut laid
    required property string who
    /// Its score so far.
    required property int points
    /// Laid out by whoever looks: the others say how long.
    property bool own: false
    property bool folded: false
    /// The most width and height it may take.
    property real room: 300
    property real maximumHeight: 300
    property real cardWidth: 60

    readonly property int count: laid.cards.length
    readonly property string words: Array.from(laid.lines).join(qsTr(" · ", "between what was declared"))
    readonly property real margin: Theme.space(2)
    /// Little room: the cards lie beside the name.
    readonly property bool brief: maximumHeight < 2 * margin + head.height + cardWidth * 12 / 7

    signal fold
    signal callBack

    width: folded ? Math.min(room, call.implicitWidth) : room
    height: folded ? call.height : Math.min(maximumHeight, content.implicitHeight + 2 * margin)
    color: folded ? "transparent" : Theme.plate
    border.color: folded ? "transparent" : Theme.plateFrame

    PushButton {
        id: call
        visible: root.folded
        width: parent.width
        iconName: "cards"
        text: qsTr("Laid out by %1").arg(root.who)
        objectName: "callBack." + root.who
        onClicked: root.callBack()
    }
    HoverHandler {
        id: pointer
    }
    Hint {
        text: root.words
        shown: pointer.hovered && !root.folded && (!words.visible || words.truncated)
    }
    Item {
        id: content
        visible: !root.folded
        x: root.margin
        y: root.margin
        width: parent.width - 2 * x
        implicitHeight: words.visible ? words.y + words.height : Math.max(head.height, fan.y + fan.height)

        Item {
            id: head
            width: parent.width
            height: Math.max(title.implicitHeight, fold.height)
            Text {
                id: title
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, (parent.width - fold.width) * (root.brief ? 0.4 : 1))
                text: root.brief ? qsTr("%1: %2", "a player and the points").arg(root.own ? qsTr("You") : root.who).arg(root.points)
                    : root.own ? qsTr("Laid out by you: %1").arg(root.points) : qsTr("Laid out by %1: %2").arg(root.who).arg(root.points)
                elide: Text.ElideRight
                font.family: Theme.fontTitle
                font.weight: Font.DemiBold
                font.pixelSize: Theme.body
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                color: Theme.chalk
                textFormat: Text.PlainText
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            PushButton {
                id: fold
                visible: !root.own
                anchors.right: parent.right
                width: visible ? 28 : 0
                height: 28
                leftPadding: 4
                rightPadding: 4
                look: PushButton.Quiet
                hint: qsTr("Seen enough: put it away")
                objectName: "fold." + root.who
                contentItem: Icon {
                    name: "close"
                    color: Theme.chalk
                }
                onClicked: root.fold()
            }
        }
        Item {
            id: fan
            /// As large as there is room for, and so that each index can be read.
            readonly property real cardWidth: Math.min(root.cardWidth, (root.maximumHeight - 2 * root.margin - y) * 7 / 12, width / (1 + 0.24 * (root.count - 1)))
            readonly property real step: Math.min(cardWidth * 0.6, (width - cardWidth) / Math.max(1, root.count - 1))
            x: root.brief ? title.width + Theme.space(2) : 0
            y: root.brief ? 0 : head.height + Theme.space(1)
            width: parent.width - x - (root.brief ? fold.width : 0)
            height: cardWidth * 12 / 7
            Repeater {
                model: root.laid.cards
                PieceFace {
                    required property string modelData
                    required property int index
                    x: index * fan.step
                    width: fan.cardWidth
                    height: fan.height
                    source: "image://cards/" + root.page.match.gameId + "/" + modelData + root.page.match.faces.pictureQuery
                    objectName: "laidOut." + modelData
                    Rectangle {
                        anchors.fill: parent
                        visible: root.laid.gone[parent.index] ?? false
                        radius: width * 0.057
                        color: "#b01d2a24"
                    }
                }
            }
        }
        // As many whole lines as there is room for; the hint has them all.
        Text {
            id: words
            readonly property int lines: Math.floor((root.maximumHeight - 2 * root.margin - y) / line.height)
            y: fan.y + fan.height + Theme.space(1)
            width: parent.width
            text: root.words
            visible: lines > 0
            maximumLineCount: Math.max(1, lines)
            elide: Text.ElideRight
            wrapMode: Text.Wrap
            font.family: Theme.fontBody
            font.pixelSize: Theme.small
            color: Theme.chalk
            textFormat: Text.PlainText
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            FontMetrics {
                id: line
                font: words.font
            }
        }
    }
}
