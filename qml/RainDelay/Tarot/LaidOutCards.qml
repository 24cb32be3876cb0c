pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// What a seat has laid out, face up, with what it scored: until it is folded away, and again when it
/// is called back.
Panel {
    id: root

    required property TablePage page
    required property laidOut laid
    required property string who
    property bool folded: false
    /// What it may take up.
    property real room: 300
    property real maximumHeight: 300
    property real cardWidth: 60

    readonly property int count: laid.cards.length
    readonly property real spread: room - 2 * Theme.space(2) - cardWidth
    readonly property int columns: Math.floor(spread / (cardWidth * 0.24)) + 1

    visible: count > 0
    width: folded ? Math.min(room, call.implicitWidth) : room
    height: folded ? call.height : Math.min(maximumHeight, column.implicitHeight + 2 * Theme.space(2))
    color: folded ? "transparent" : Theme.dark ? "#d9131d1c" : "#d91d3a30"
    border.color: folded ? "transparent" : "#60f6eed8"

    PushButton {
        id: call
        visible: root.folded
        width: parent.width
        iconName: "cards"
        text: qsTr("Laid out by %1").arg(root.who)
        objectName: "callBack." + root.who
        onClicked: root.folded = false
    }
    Flickable {
        visible: !root.folded
        anchors.fill: parent
        anchors.margins: Theme.space(2)
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height

        Column {
            id: column
            width: parent.width
            spacing: Theme.space(1)
            Item {
                width: parent.width
                height: Math.max(title.implicitHeight, fold.height)
                Text {
                    id: title
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - fold.width
                    text: qsTr("Laid out by %1").arg(root.who)
                    elide: Text.ElideRight
                    font.family: Theme.fontTitle
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.body
                    color: "#f6eed8"
                    textFormat: Text.PlainText
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                PushButton {
                    id: fold
                    anchors.right: parent.right
                    width: 28
                    height: 28
                    leftPadding: 4
                    rightPadding: 4
                    look: PushButton.Quiet
                    hint: qsTr("Fold away")
                    objectName: "fold." + root.who
                    contentItem: Icon {
                        name: "close"
                        color: "#f6eed8"
                    }
                    onClicked: root.folded = true
                }
            }
            Item {
                id: fan
                readonly property real step: Math.min(root.cardWidth * 0.6, root.spread / Math.max(1, Math.min(root.count, root.columns) - 1))
                readonly property real rowHeight: root.cardWidth * 0.56
                width: parent.width
                height: Math.floor((root.count - 1) / root.columns) * rowHeight + root.cardWidth * 12 / 7
                Repeater {
                    model: root.laid.cards
                    PieceFace {
                        required property string modelData
                        required property int index
                        x: index % root.columns * fan.step
                        y: Math.floor(index / root.columns) * fan.rowHeight
                        width: root.cardWidth
                        height: root.cardWidth * 12 / 7
                        source: "image://cards/" + root.page.match.gameId + "/" + modelData + root.page.match.pictureQuery
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
            Text {
                width: column.width
                text: Array.from(root.laid.lines).join(qsTr(" · ", "between what was declared"))
                wrapMode: Text.Wrap
                font.family: Theme.fontBody
                font.pixelSize: Theme.small
                color: "#e8efdc"
                textFormat: Text.PlainText
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
