pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.RallyBird
import RainDelay.Table

/// The table of RallyBird: the field with its six zones, dugouts, dice, and what either side holds.
GameTable {
    id: root

    required property BoardLayout geometry
    required property RallyBirdAdapter score

    component Spot: PlaceArea {
        readonly property var spot: root.geometry.spotOf(placeId)
        cardWidth: root.cardWidth
        cardHeight: root.cardHeight
        cardScale: spot[2] * root.geometry.unit / root.cardWidth
        centreX: root.geometry.boardX(spot[0])
        centreY: root.geometry.boardY(spot[1])
    }
    component Row: Spot {
        fanned: true
    }
    /// A hand of plays, or the Gloves of the side in the field: on the rail or far.
    component Held: Row {
        required property bool near
        cardScale: near ? 1 : spot[2] * root.geometry.unit / root.cardWidth
        centreX: near ? root.width / 2 : root.geometry.boardX(spot[0])
        centreY: near ? root.geometry.railY + root.geometry.railMargin + root.geometry.railHeight / 2 : root.geometry.boardY(spot[1])
        fanWidth: near ? root.width - 2 * root.geometry.railMargin : root.geometry.boardX(310)
        z: near ? 2 : 1
    }

    cardWidth: geometry.cardWidth
    cardAspect: geometry.aspect
    rowHeight: cardHeight / 2
    /// The play that is held, or pointed at in the hand that may be played from.
    readonly property PieceItem aiming: {
        const piece = root.picked ?? root.pointed;
        return piece && piece.place === "hand." + root.asked ? piece : null;
    }
    /// The zones that are tested, or would be.
    readonly property list<int> lit: aiming ? score.aims(aiming.code) : score.tested

    tokens: ["glove", "die", "runner", "bird"]

    Rectangle {
        y: root.geometry.railY
        width: root.width
        height: root.height - y
        color: Theme.dark ? "#2e2118" : "#8a5f30"
        Rectangle {
            width: parent.width
            height: 2
            color: Theme.soot
        }
    }
    // The zones that are tested light up, and those at which the play in hand is aimed.
    Repeater {
        model: 6
        Picture {
            required property int index
            readonly property bool lit: root.lit.indexOf(index) >= 0
            y: root.geometry.pictureY
            width: root.width
            height: root.geometry.pictureHeight
            source: lit ? "qrc:/assets/rallybird/art/lit-" + "abcdef"[index] + ".svg" : ""
            fillMode: Image.Stretch
        }
    }
    TestLines {
        anchors.fill: parent
        geometry: root.geometry
        tested: root.score.tested
        motionMs: root.match.playback.pieceMs
    }
    Repeater {
        model: ["A", "B", "C", "D", "E", "F"]
        Spot {
            required property string modelData
            required property int index
            placeId: "zone." + modelData
            name: qsTr("zone %1, counts %2").arg(modelData).arg(root.score.zones[index] ?? 0)
            ZoneMark {
                anchors.centerIn: parent
                letter: parent.modelData
                printed: root.score.printed[parent.index] ?? 0
                lit: root.lit.indexOf(parent.index) >= 0
                unit: root.geometry.unit
                boardX: root.geometry.unitX
                boardY: root.geometry.unitY
            }
        }
    }
    Repeater {
        model: ["base.1", "base.2", "base.3", "plate", "bird", "bird.0", "bird.1"]
        Spot {
            required property string modelData
            placeId: modelData
        }
    }
    Repeater {
        model: ["dugout.0", "dugout.1"]
        Row {
            required property string modelData
            placeId: modelData
            fanStep: 0.72
        }
    }
    Row {
        placeId: "lost"
        name: qsTr("Gloves out for this half-inning")
        fanStep: 0.8
        fanWidth: root.geometry.boardX(140)
    }
    Row {
        placeId: "dice"
        name: qsTr("the dice")
        thrown: true
        fanStep: 1.15
    }
    Spot {
        placeId: "play"
        name: qsTr("the play")
    }
    Spot {
        placeId: "aside"
        name: qsTr("the play set aside")
    }
    Repeater {
        model: 2
        Held {
            required property int index
            placeId: "hand." + index
            name: qsTr("plays of %1").arg(root.match.seating.names[index] ?? "")
            near: index === root.geometry.nearSeat
            dimsUnplayable: index === root.asked
            fanStep: near ? 1.6 : 0.35
            fanRows: near ? 2 : 1
            fanRowStep: 0.5
            brief: near ? Qt.resolvedUrl("PlayBrief.qml") : ""
        }
    }
    Held {
        placeId: "gloves"
        name: qsTr("Gloves on the bench")
        near: root.score.line.battingSeat !== root.geometry.nearSeat
        cardScale: near ? 0.7 : spot[2] * root.geometry.unit / root.cardWidth
        fanStep: 1.1
    }
}
