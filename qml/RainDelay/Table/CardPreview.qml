pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A face-up card, large, with its name and what it means; beside the card that is looked at.
Item {
    id: root

    property PieceItem piece: null
    property string meaning: ""
    readonly property real aspect: piece ? piece.cardHeight / piece.cardWidth : 1
    readonly property real pictureWidth: Math.min(300, (parent.height - words.height - Theme.space(14)) / aspect)
    readonly property real pictureHeight: pictureWidth * aspect

    visible: piece !== null
    width: pictureWidth + 2 * Theme.space(3)
    height: pictureHeight + words.height + Theme.space(9)
    x: {
        if (!piece)
            return 0;
        const right = piece.x + piece.width + Theme.space(4);
        return right + width < parent.width ? right : Math.max(Theme.space(2), piece.x - width - Theme.space(4));
    }
    y: piece ? Math.max(Theme.space(2), Math.min(piece.y + piece.height / 2 - height / 2, parent.height - height - Theme.space(2))) : 0
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
