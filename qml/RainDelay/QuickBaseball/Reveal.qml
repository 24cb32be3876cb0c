pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Session
import RainDelay.Table

/// Both cards lie open: the border that meets its like lights up, it is said in words, and the ball
/// goes where it goes. Without motion there is nothing to see here: the words stand in LastPitch.
Item {
    id: root

    required property BoardLayout geometry
    required property lastPitch pitch
    required property Playback playback
    /// How many movements it takes.
    readonly property int length: 10
    readonly property int movement: playback.motionMs
    readonly property bool running: story.running

    readonly property bool hit: pitch.border !== ""
    readonly property bool batted: Flights.batted[pitch.outcome] !== undefined
    readonly property var flight: Flights.batted[pitch.outcome] ?? Flights.thrown[pitch.outcome] ?? { to: Qt.point(0.5, 0.66), height: 0.02 }
    readonly property point from: Qt.point(geometry.spotX(batted ? "bat" : "pitch"), geometry.spotY("pitch"))
    /// A ball that is to catch a runner goes to his base.
    readonly property point to: pitch.base > 0 ? Qt.point(geometry.spotX("base." + pitch.base), geometry.spotY("base." + pitch.base)) : Qt.point(geometry.width * flight.to.x, geometry.above + geometry.free * flight.to.y)
    readonly property real high: geometry.free * flight.height

    /// 0 … 1: the border lights up; the words come; the ball is on its way.
    property real light: 0
    property real words: 0
    property real way: 0

    function play(): void {
        if (playback.linger(length) > 0)
            story.restart();
    }
    function stop(): void {
        story.stop();
        light = words = way = 0;
    }

    visible: running
    objectName: "reveal"

    SequentialAnimation {
        id: story
        PropertyAction {
            target: root
            properties: "light,words,way"
            value: 0
        }
        NumberAnimation {
            target: root
            properties: "light,words"
            to: 1
            duration: root.movement
            easing.type: Easing.OutBack
        }
        PauseAnimation {
            duration: root.movement
        }
        NumberAnimation {
            target: root
            property: "way"
            to: 1
            duration: root.movement * 3.5
            easing.type: Easing.OutSine
        }
        PauseAnimation {
            duration: root.movement * 3.5
        }
        NumberAnimation {
            target: root
            properties: "light,words,way"
            to: 0
            duration: root.movement
        }
    }

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
    Plaque {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.geometry.spotY("bat") - root.geometry.cardHeight / 2 - height - Theme.space(4)
        marginX: Theme.space(5)
        marginY: Theme.space(2)
        opacity: Math.min(1, root.words)
        Heading {
            width: Math.min(implicitWidth, root.width * 0.8)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.pitch.verdict
            color: Theme.chalk
            font.pixelSize: Theme.title
        }
    }
    Ball {
        id: ball
        readonly property real rise: 4 * root.way * (1 - root.way)
        size: Math.round(root.geometry.cardWidth * 0.3)
        visible: root.way > 0
        opacity: Math.min(1, root.words)
        x: root.from.x + (root.to.x - root.from.x) * root.way - width / 2
        y: root.from.y + (root.to.y - root.from.y) * root.way - root.high * rise - height / 2
        scale: 1 + rise * root.flight.height - 0.3 * root.way
        rotation: 720 * root.way
    }
}
