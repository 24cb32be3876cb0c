pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A face-up card, large, with its name and what it means. It has a place of its own: over the log, where
/// that stands beside the board; else at the edge of the board that the card is farther from, above one's
/// own hand. A card that stands whole among others in brief covers no board.
Item {
    id: root

    property PieceItem piece: null
    property string meaning: ""
    /// The board's width; what beside it is the log's.
    required property real board
    readonly property real beside: parent.width - board
    /// Upper and lower end of what it may cover of the board.
    required property real upper
    required property real lower
    readonly property real aspect: piece ? piece.cardHeight / piece.cardWidth : 1
    readonly property real room: (beside > 0 ? parent.height : lower - upper) - 2 * Theme.space(2)
    readonly property real pictureWidth: Math.max(60, Math.min(300, beside > 0 ? beside - 2 * Theme.space(5) : 300, (room - words.height - Theme.space(9)) / aspect))
    readonly property real pictureHeight: pictureWidth * aspect

    visible: piece !== null && (beside > 0 || !piece.shared)
    width: pictureWidth + 2 * Theme.space(3)
    height: pictureHeight + words.height + Theme.space(9)
    x: beside > 0 ? board + (beside - width) / 2 : piece && piece.x + piece.width / 2 < board / 2 ? board - width - Theme.space(2) : Theme.space(2)
    y: beside > 0 ? Theme.space(12) : upper + Theme.space(2)
    objectName: "preview"
    Accessible.role: Accessible.ToolTip
    Accessible.name: piece ? piece.name + ". " + meaning : ""

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 8
        anchors.leftMargin: 5
        anchors.rightMargin: -5
        anchors.bottomMargin: -8
        radius: 14
        color: "#60000000"
    }
    Rectangle {
        anchors.fill: parent
        radius: 12
        color: Theme.surface
        border.color: Theme.line
    }
    Image {
        x: Theme.space(3)
        y: Theme.space(3)
        width: root.pictureWidth
        height: root.pictureHeight
        source: root.piece ? root.piece.face : ""
        sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
        asynchronous: true
    }
    Column {
        id: words
        x: Theme.space(4)
        y: Theme.space(6) + root.pictureHeight
        width: parent.width - 2 * x
        spacing: Theme.space(1)
        Heading {
            width: parent.width
            text: root.piece ? root.piece.name : ""
            font.pixelSize: Theme.large
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.meaning
            font.pixelSize: Theme.small
            color: Theme.muted
            wrapMode: Text.Wrap
        }
    }
}
