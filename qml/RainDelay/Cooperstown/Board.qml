pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// The table of Tarot de Cooperstown: the ballpark with its places.
GameTable {
    id: root

    required property BoardLayout geometry

    component Spot: PlaceArea {
        cardWidth: root.geometry.cardWidth
        centreX: root.geometry.spotX(placeId)
        centreY: root.geometry.spotY(placeId)
    }
    component Base: Spot {
        cardScale: root.geometry.runnerScale
        z: 2
    }

    cardWidth: geometry.cardWidth
    /// Runners touch every base on their way.
    route: (from, to) => {
        const way = ["plate", "base.1", "base.2", "base.3", "home"];
        const start = way.indexOf(from);
        const end = to === "runs" ? way.length : way.indexOf(to);
        return start >= 0 && end > start ? way.slice(start + 1, end) : [];
    }

    // What is farther away is listed first.
    Spot {
        placeId: "field.CF"
        name: qsTr("centre field")
    }
    Spot {
        placeId: "field.LF"
        name: qsTr("left field")
    }
    Spot {
        placeId: "field.RF"
        name: qsTr("right field")
    }
    Spot {
        placeId: "field.SS"
        name: qsTr("shortstop")
    }
    Spot {
        placeId: "field.2B"
        name: qsTr("second baseman")
    }
    Spot {
        placeId: "field.3B"
        name: qsTr("third baseman")
    }
    Spot {
        placeId: "field.1B"
        name: qsTr("first baseman")
    }
    Spot {
        placeId: "field.P"
        name: qsTr("pitcher")
    }
    Spot {
        placeId: "field.C"
        name: qsTr("catcher")
    }
    Base {
        placeId: "base.2"
        name: qsTr("second base")
    }
    Base {
        placeId: "base.3"
        name: qsTr("third base")
    }
    Base {
        placeId: "base.1"
        name: qsTr("first base")
    }
    Base {
        placeId: "home"
        name: qsTr("home plate")
        cardScale: 0.5
    }
    Spot {
        placeId: "plate"
        name: qsTr("at bat")
        z: 3
        outlined: true
    }
    Spot {
        placeId: "outs"
        name: qsTr("outs")
        caption: qsTr("Outs")
        cardScale: 0.78
        outlined: true
        stepX: 0.1
        stepY: -0.05
    }
    Spot {
        placeId: "runs"
        name: qsTr("runs")
        caption: qsTr("Runs")
        cardScale: 0.78
        outlined: true
        stepX: 0.1
        stepY: -0.05
        shownCards: 5
    }
    Spot {
        placeId: "deck.0"
        counted: true
        name: qsTr("deck of %1").arg(root.match.seating.names[0] ?? "")
    }
    Spot {
        placeId: "deck.1"
        counted: true
        name: qsTr("deck of %1").arg(root.match.seating.names[1] ?? "")
    }
    Spot {
        placeId: "dugout"
        counted: true
        name: qsTr("dugout")
    }
    Spot {
        placeId: "defence"
        counted: true
        name: qsTr("defensive deck")
    }
    Spot {
        placeId: "pack"
        counted: true
        name: qsTr("offensive cards")
    }
    Spot {
        placeId: "draw.0"
        name: qsTr("%1's draw for home").arg(root.match.seating.names[0] ?? "")
    }
    Spot {
        placeId: "draw.1"
        name: qsTr("%1's draw for home").arg(root.match.seating.names[1] ?? "")
    }
    Spot {
        placeId: "left-out"
        counted: true
        name: qsTr("cards left out")
        cardScale: 0.5
    }
    Spot {
        placeId: "ejected"
        counted: true
        name: qsTr("cards sent off")
        cardScale: 0.5
    }
}
