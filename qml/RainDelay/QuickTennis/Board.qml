pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickTennis
import RainDelay.Table

/// The table of Quick Tennis: the court with four quadrants a side, hands, what is played to a shot,
/// and what is spent.
GameTable {
    id: root

    required property BoardLayout geometry
    required property QuickTennisAdapter score

    /// The height of a ball's flight, in heights of a card.
    readonly property var heights: ({ "serve": 0.3, "flat": 0.2, "lob": 1.3, "drop": 0.6 })

    component Spot: PlaceArea {
        readonly property var spot: root.geometry.spotOf(placeId)
        readonly property bool near: root.geometry.isNear(placeId)
        cardWidth: root.cardWidth
        cardHeight: root.cardHeight
        cardScale: spot[2] * root.geometry.unit / root.cardWidth
        centreX: root.geometry.boardX(spot[0])
        centreY: root.geometry.boardY(spot[1])
        z: near ? 6 : 5
    }
    component Row: Spot {
        fanned: true
    }

    cardWidth: geometry.cardWidth
    cardAspect: geometry.aspect
    tokens: ["player", "ball"]
    shadowed: ["ball"]
    loft: (kind, from, to) => kind === "ball" ? (root.heights[root.score.shot] ?? 0) * root.cardHeight : 0

    Repeater {
        model: 8
        Quadrant {
            required property int index
            readonly property int seat: Math.floor(index / 4)
            number: index % 4 + 1
            placeId: "court." + seat + "." + number
            name: [qsTr("%1: back right"), qsTr("%1: back left"), qsTr("%1: front left"), qsTr("%1: front right")][index % 4].arg(root.match.seating.names[seat] ?? "")
            geometry: root.geometry
            cardWidth: root.cardWidth
            cardHeight: root.cardHeight
            aimedAt: root.score.landing === placeId
            loose: root.score.loose === placeId
            reached: Array.from(root.score.reach).includes(placeId)
            side: Theme.sides[seat]
        }
    }
    BallPath {
        geometry: root.geometry
        from: root.score.struckFrom
        to: root.score.landing
        high: (root.heights[root.score.shot] ?? 0.2) * root.cardHeight
        size: Math.max(4, root.cardWidth * 0.065)
    }
    Repeater {
        model: 2
        Row {
            required property int index
            placeId: "slot." + index
            name: qsTr("in front of %1").arg(root.match.seating.names[index] ?? "")
            fanStep: 0.62
        }
    }
    Repeater {
        model: 2
        Row {
            required property int index
            placeId: "spent." + index
            name: qsTr("spent cards of %1").arg(root.match.seating.names[index] ?? "")
            fanStep: near ? 0.62 : 0.7
            fanColumns: near ? 3 : 6
            fanRowStep: 0.72
            shaded: true
        }
    }
    Repeater {
        model: 2
        Row {
            required property int index
            placeId: "hand." + index
            name: qsTr("hand of %1").arg(root.match.seating.names[index] ?? "")
            fanStep: near ? 0.92 : 0.72
            fanWidth: near ? root.geometry.handWidth : 0
            fanTurn: near ? 1.6 : -3
            dimsUnplayable: index === root.asked
        }
    }
}
