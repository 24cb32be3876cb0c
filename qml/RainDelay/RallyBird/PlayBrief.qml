pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// A play in brief: the head of its card, which says name and zones, and its three results. The small board is
/// left out.
PieceBrief {
    id: root

    /// As the deck's layout calls them.
    readonly property list<string> results: faceUp ? CardWords.of(face, ["less", "equal", "more"]) : []
    /// It has them. (A back has none, nor has a deck of somebody's own that calls them otherwise.)
    readonly property bool known: Array.from(results).some(words => words !== "")
    /// They can be read here; else there is more of the card to be seen below its head.
    readonly property bool told: known && lines.fits
    /// The position of its head on the card, as shares of its width: beside its rim, and from there down.
    readonly property real rim: 1.7 / 63
    readonly property real head: 9.9 / 63
    /// The width of a card whose head is as wide as this.
    readonly property real cardWidth: width / (1 - 2 * rim)

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 2.5
        anchors.leftMargin: 1.5
        anchors.rightMargin: -1.5
        anchors.bottomMargin: -2.5
        radius: paper.radius
        color: "#58000000"
    }
    Rectangle {
        id: paper
        anchors.fill: parent
        radius: 2
        color: Theme.stock
    }
    Item {
        width: parent.width
        height: root.told ? root.head * root.cardWidth : parent.height
        clip: true
        Image {
            objectName: "head"
            x: (parent.width - width) / 2
            y: root.known ? -root.rim * root.cardWidth : (parent.height - height) / 2
            width: root.known || !root.faceUp ? root.cardWidth : parent.height / root.aspect
            height: width * root.aspect
            source: root.face
            sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
            asynchronous: true
        }
    }
    PlayResults {
        id: lines
        objectName: "results"
        y: root.head * root.cardWidth
        width: parent.width
        height: parent.height - y
        visible: root.told
        results: root.results
    }
    Rectangle {
        anchors.fill: parent
        radius: paper.radius
        color: "transparent"
        border.color: Theme.soot
        border.width: 1
    }
}
