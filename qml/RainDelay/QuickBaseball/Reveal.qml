pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Table

/// Both cards lie open: the border that meets its like lights up, and the ball goes where it goes.
Item {
    id: root

    required property BoardLayout geometry
    required property lastPitch pitch
    required property HighlightView highlights
    /// The pitch is being told.
    readonly property bool running: highlights.running && pitch.outcome === highlights.shown.kind

    readonly property bool hit: pitch.border !== ""
    readonly property bool batted: Flights.batted[pitch.outcome] !== undefined
    readonly property var flight: Flights.batted[pitch.outcome] ?? Flights.thrown[pitch.outcome] ?? { to: Qt.point(0.5, 0.66), height: 0.02 }
    readonly property point from: spotOf(batted ? "bat" : "pitch")
    /// A ball that is to catch a runner goes to the base.
    readonly property point to: pitch.base > 0 ? spotOf("base." + pitch.base) : Qt.point(geometry.width * flight.to.x, geometry.above + geometry.free * flight.to.y)
    readonly property point between: Qt.point((spotOf("bat").x + spotOf("pitch").x) / 2, (spotOf("bat").y + spotOf("pitch").y) / 2)
    readonly property real high: geometry.free * flight.height
    readonly property real light: highlights.light
    readonly property real way: highlights.way

    function spotOf(place: string): point {
        return Qt.point(geometry.spotX(place), geometry.spotY(place));
    }

    visible: running
    objectName: "reveal"

    component Glow: Rectangle {
        id: glow
        required property string place
        readonly property real grown: 1.2 - 0.2 * root.light
        width: root.geometry.cardWidth * root.geometry.playedScale + 14
        height: root.geometry.cardHeight * root.geometry.playedScale + 14
        x: root.geometry.spotX(place) - width / 2
        y: root.geometry.spotY(place) - height / 2
        scale: grown
        opacity: Math.min(1, root.light)
        visible: root.hit
        radius: 10
        color: "transparent"
        border.width: 7
        border.color: ({ "red": "#b8432f", "blue": "#2f5d8a", "green": "#54743a", "yellow": "#dfa238" })[root.pitch.border] ?? "transparent"
        Rectangle {
            anchors.fill: parent
            anchors.margins: -5
            radius: 14
            color: "transparent"
            border.width: 4
            border.color: "#ffe39a"
        }
    }

    Glow {
        place: "bat"
    }
    Glow {
        place: "pitch"
    }
    // The two marks meet between the cards.
    Repeater {
        model: ["bat", "pitch"]
        Token {
            required property string modelData
            readonly property point start: root.spotOf(modelData)
            readonly property point end: root.between
            visible: root.hit
            border: root.pitch.border
            size: Math.round(root.geometry.cardWidth * 0.42)
            opacity: Math.min(1, root.light)
            x: start.x + (end.x - start.x) * root.light - width / 2 + (modelData === "bat" ? -0.52 : 0.52) * width * root.light
            y: start.y + (end.y - start.y) * root.light - height / 2
        }
    }
    // The batter missed, or did not swing: the cards alone look alike then.
    Plaque {
        id: sign
        readonly property bool swung: root.pitch.bat !== ""
        readonly property string told: swung ? "≠" : root.pitch.base > 0 ? qsTr("Steals") : qsTr("Takes it")
        readonly property point at: swung ? root.between : root.spotOf("bat")
        visible: !root.hit && !(swung && root.batted)
        objectName: "noMatch"
        opacity: Math.min(1, root.light)
        marginX: Theme.space(3)
        marginY: Theme.space(1)
        x: at.x - width / 2
        y: at.y - height / 2
        Text {
            text: sign.told
            font.family: Theme.fontIndex
            font.pixelSize: root.highlights.letters
            color: Theme.chalk
            textFormat: Text.PlainText
        }
    }
    Mitt {
        size: ball.size * 2
        visible: root.flight.held === true && root.way > 0.85
        x: root.to.x - width / 2
        y: root.to.y - height / 2
    }
    Ball {
        id: ball
        readonly property real rise: 4 * root.way * (1 - root.way)
        size: Math.round(root.geometry.cardWidth * 0.3)
        opacity: Math.min(1, root.light)
        x: root.from.x + (root.to.x - root.from.x) * root.way - width / 2
        y: root.from.y + (root.to.y - root.from.y) * root.way - root.high * rise - height / 2
        scale: 1 + rise * root.flight.height - 0.3 * root.way
        rotation: 720 * root.way
    }
}
