pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Table

/// The table of Tarot de Cooperstown: the ballpark with its places.
GameTable {
    id: root

    required property BoardLayout geometry
    required property CooperstownAdapter score
    readonly property color runnersColor: Theme.sides[score.line.battingSeat] ?? "transparent"

    component Spot: PlaceArea {
        cardWidth: root.geometry.cardWidth
        centreX: root.geometry.spotX(placeId)
        centreY: root.geometry.spotY(placeId)
    }
    /// A fielder, whose position stands beside the card: on it, it could be taken for a value.
    component Fielder: Spot {
        id: fielder
        /// As it is written on a scorecard.
        required property string letters
        readonly property bool namedAtLeft: centreX > root.geometry.width * 0.51
        GroundWords {
            objectName: "position"
            x: fielder.namedAtLeft ? -width - 5 : fielder.width + 5
            y: fielder.height - height
            text: fielder.letters
            // Where large type has little room, the card's place says it.
            visible: implicitHeight < 0.4 * fielder.height
        }
    }
    component Base: Spot {
        cardScale: root.geometry.runnerScale
        frame: root.runnersColor
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

    RunnersWay {
        geometry: root.geometry
        runners: root.score.runners
        colour: root.runnersColor
    }
    // Items farther away are listed first.
    Fielder {
        placeId: "field.CF"
        //: The centre fielder, as on a scorecard.
        letters: qsTr("CF")
        name: qsTr("centre field")
    }
    Fielder {
        placeId: "field.LF"
        //: The left fielder, as on a scorecard.
        letters: qsTr("LF")
        name: qsTr("left field")
    }
    Fielder {
        placeId: "field.RF"
        //: The right fielder, as on a scorecard.
        letters: qsTr("RF")
        name: qsTr("right field")
    }
    Fielder {
        placeId: "field.SS"
        //: The shortstop, as on a scorecard.
        letters: qsTr("SS")
        name: qsTr("shortstop")
    }
    Fielder {
        placeId: "field.2B"
        //: The second baseman, as on a scorecard.
        letters: qsTr("2B")
        name: qsTr("second baseman")
    }
    Fielder {
        placeId: "field.3B"
        //: The third baseman, as on a scorecard.
        letters: qsTr("3B")
        name: qsTr("third baseman")
    }
    Fielder {
        placeId: "field.1B"
        //: The first baseman, as on a scorecard.
        letters: qsTr("1B")
        name: qsTr("first baseman")
    }
    Fielder {
        placeId: "field.P"
        //: The pitcher, as on a scorecard.
        letters: qsTr("P")
        name: qsTr("pitcher")
    }
    Fielder {
        placeId: "field.C"
        //: The catcher, as on a scorecard.
        letters: qsTr("C")
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
        name: qsTr("cards ejected")
        cardScale: 0.5
    }
}
