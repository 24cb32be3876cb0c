pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Goofspiel
import RainDelay.Kit
import RainDelay.Table

/// The table of Goofspiel: prizes, bids, hands.
GameTable {
    id: root

    required property BoardLayout geometry

    component Spot: PlaceArea {
        readonly property string who: root.match.seating.names[Number(placeId.split(".")[1])] ?? ""
        cardWidth: root.geometry.cardWidth
        cardHeight: root.geometry.cardHeight
        centreX: root.geometry.spotX(placeId)
        centreY: root.geometry.spotY(placeId)
    }
    component HandOf: Spot {
        required property int index
        readonly property bool near: root.geometry.isNear(placeId)
        placeId: "hand." + index
        name: qsTr("hand of %1").arg(who)
        fanned: true
        cardScale: near ? 1 : root.geometry.smallScale
        fanStep: near ? 0.9 : 0.5
        fanWidth: root.width * 0.56
        dimsUnplayable: index === root.asked
    }
    component BidOf: Spot {
        required property int index
        placeId: "bid." + index
        name: qsTr("bid of %1").arg(who)
        caption: who
        outlined: true
    }
    component WonBy: Spot {
        required property int index
        placeId: "won." + index
        name: qsTr("prizes of %1").arg(who)
        cardScale: root.geometry.smallScale
        fanned: true
        fanStep: 0.45
    }
    component SpentBy: Spot {
        required property int index
        placeId: "spent." + index
        name: qsTr("spent bids of %1").arg(who)
        cardScale: root.geometry.smallScale
        fanned: true
        fanStep: 0.35
        shaded: true
    }

    cardWidth: geometry.cardWidth
    cardAspect: geometry.aspect

    Spot {
        placeId: "pack"
        name: qsTr("the prizes to come")
        counted: true
    }
    Spot {
        placeId: "stake"
        name: qsTr("the prize")
        outlined: true
        frame: Theme.lamp
    }
    Spot {
        placeId: "out"
        name: qsTr("the prizes that nobody got")
        cardScale: root.geometry.smallScale
        shaded: true
    }
    Repeater {
        model: 2
        SpentBy {}
    }
    Repeater {
        model: 2
        WonBy {}
    }
    Repeater {
        model: 2
        BidOf {}
    }
    Repeater {
        model: 2
        HandOf {}
    }
}
