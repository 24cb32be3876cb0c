pragma ComponentBehavior: Bound

import QtQuick
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
    readonly property point from: Qt.point(geometry.spotX(batted ? "bat" : "pitch"), geometry.spotY("pitch"))
    /// A ball that is to catch a runner goes to the base.
    readonly property point to: pitch.base > 0 ? Qt.point(geometry.spotX("base." + pitch.base), geometry.spotY("base." + pitch.base)) : Qt.point(geometry.width * flight.to.x, geometry.above + geometry.free * flight.to.y)
    readonly property real high: geometry.free * flight.height
    readonly property real light: highlights.light
    readonly property real way: highlights.way

    visible: running
    objectName: "reveal"

    component Glow: Rectangle {
        id: glow
        required property string place
        readonly property real grown: 1.2 - 0.2 * root.light
        width: root.geometry.cardWidth + 14
        height: root.geometry.cardHeight + 14
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
    // The two marks meet over the mound.
    Repeater {
        model: root.hit ? 2 : 0
        Token {
            required property int index
            readonly property real side: index === 0 ? -1 : 1
            border: root.pitch.border
            size: Math.round(root.geometry.cardWidth * 0.42)
            opacity: Math.min(1, root.light)
            x: root.geometry.width / 2 - width / 2 + side * (width * 0.52 + (1 - root.light) * root.geometry.slotDistance * 0.6)
            y: root.geometry.spotY("mound") - height / 2
        }
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
