pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Table

/// The table of Cricket Card: each side's row of ten wickets, the hands and the stocks.
GameTable {
    id: root

    required property BoardLayout geometry
    required property CricketCardAdapter score

    component Spot: PlaceArea {
        readonly property int seat: Number(placeId.split(".")[1])
        readonly property string side: root.match.seating.names[seat] ?? ""
        readonly property bool near: seat === root.geometry.nearSeat
        cardWidth: root.geometry.cardWidth
        cardHeight: root.geometry.cardHeight
        centreX: root.geometry.spotX(placeId)
        centreY: root.geometry.spotY(placeId)
    }
    /// The near hand is held from below, the far one from above.
    component Hand: Spot {
        name: qsTr("hand of %1").arg(side)
        fanned: true
        cardScale: near ? 1 : root.geometry.farScale
        fanStep: near ? 0.9 : 0.75
        fanWidth: near ? root.geometry.handWidth : root.geometry.handWidth / 2
        fanTurn: near ? 2 : -3
        dimsUnplayable: seat === root.asked
        z: near ? 2 : 0
    }
    component Stock: Spot {
        name: qsTr("stock of %1").arg(side)
        cardScale: root.geometry.stockScale
        stepY: -0.006
        caption: qsTr("Stock: %1").arg(root.score.stocks[seat] ?? 0)
    }
    /// A wicket, and on it stroke and counters in their order, each below the one it was played on.
    component Wicket: Spot {
        required property int index
        readonly property int wicket: index % 10 + 1
        placeId: "wicket." + Math.floor(index / 10) + "." + wicket
        name: qsTr("wicket %1 of %2").arg(wicket).arg(side)
        cardScale: root.geometry.wicketScale
        shownCards: 33
        z: near ? 1 : 0
        function offsetX(order: int, count: int): real {
            return 0;
        }
        function offsetY(order: int, count: int): real {
            return order * Math.min(root.geometry.chainStep, root.geometry.chainRoom / Math.max(1, count - 1));
        }
    }

    cardWidth: geometry.cardWidth
    cardAspect: geometry.aspect

    Repeater {
        model: 20
        Wicket {}
    }
    Figures {
        seat: 0
        table: root
        geometry: root.geometry
        score: root.score
    }
    Figures {
        seat: 1
        table: root
        geometry: root.geometry
        score: root.score
    }
    Stock {
        placeId: "stock.0"
    }
    Stock {
        placeId: "stock.1"
    }
    Hand {
        placeId: "hand.0"
    }
    Hand {
        placeId: "hand.1"
    }
}
