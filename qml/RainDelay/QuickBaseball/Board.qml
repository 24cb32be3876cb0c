pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// The table of Quick Baseball: the stadium around its mound, with its places.
GameTable {
    id: root

    required property BoardLayout geometry

    component Spot: PlaceArea {
        cardWidth: root.geometry.cardWidth
        cardHeight: root.geometry.cardHeight
        centreX: root.geometry.spotX(placeId)
        centreY: root.geometry.spotY(placeId)
    }
    component Ground: Spot {
        cardScale: root.geometry.groundScale
    }
    /// The near hand is held from below, the far one from above.
    component Hand: Spot {
        readonly property bool near: root.geometry.isNear(placeId)
        fanned: true
        cardScale: near ? 1 : root.geometry.farScale
        fanStep: near ? 0.99 : 0.8
        fanWidth: near ? root.geometry.handWidth : root.geometry.handWidth / 2
        fanTurn: near ? 1.4 : -3
        z: near ? 2 : 1
    }
    component Discard: Spot {
        cardScale: root.geometry.discardScale
        fanned: true
        fanStep: 1.02
        fanColumns: 3
        fanRowStep: 0.72
    }
    component Slot: Spot {
        outlined: true
        z: 1
    }

    cardWidth: geometry.cardWidth
    cardAspect: geometry.aspect

    Ground {
        placeId: "base.2"
        name: qsTr("second base")
    }
    Ground {
        placeId: "base.3"
        name: qsTr("third base")
    }
    Ground {
        placeId: "base.1"
        name: qsTr("first base")
    }
    Ground {
        placeId: "mound"
        name: qsTr("the mound")
    }
    Ground {
        placeId: "home"
        name: qsTr("home plate")
    }
    Ground {
        placeId: "outs"
        name: qsTr("outs")
    }
    Slot {
        placeId: "bat"
        name: qsTr("the bat")
        caption: qsTr("Bat")
    }
    Slot {
        placeId: "pitch"
        name: qsTr("the pitch")
        caption: qsTr("Pitch")
    }
    Discard {
        placeId: "discard.bat"
        name: qsTr("used bats")
    }
    Discard {
        placeId: "discard.pitch"
        name: qsTr("thrown pitches")
    }
    Hand {
        placeId: "hand.0"
        name: qsTr("hand of %1").arg(root.match.seating.names[0] ?? "")
    }
    Hand {
        placeId: "hand.1"
        name: qsTr("hand of %1").arg(root.match.seating.names[1] ?? "")
    }
}
