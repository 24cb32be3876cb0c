pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Table

/// The table of Quick Baseball: the stadium around its mound, with its places.
GameTable {
    id: root

    required property BoardLayout geometry
    required property QuickBaseballAdapter score

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
        dimsUnplayable: placeId === "hand." + root.asked
        z: near ? 2 : 1
    }
    component Discard: Spot {
        cardScale: root.geometry.discardScale
        fanned: true
        fanStep: 1.02
        fanColumns: 3
        fanRowStep: 0.72
    }
    /// The ground itself says what is played there: the mound, a batter's box.
    component Slot: Spot {
        id: slot
        property string words: ""
        cardScale: root.geometry.playedScale
        z: 1
        GroundWords {
            anchors.horizontalCenter: parent.horizontalCenter
            y: slot.height * 0.62
            text: slot.words
            // Where large type would lie over the other's.
            visible: implicitHeight < 0.16 * root.geometry.free
        }
    }
    component Chalk: Rectangle {
        required property real centreX
        width: root.geometry.cardWidth * root.geometry.playedScale + 10
        height: root.geometry.cardHeight * root.geometry.playedScale + 8
        x: centreX - width / 2
        y: root.geometry.spotY("bat") - height / 2
        color: "transparent"
        border.color: Qt.rgba(Theme.chalk.r, Theme.chalk.g, Theme.chalk.b, 0.85)
        border.width: 3
    }

    cardWidth: geometry.cardWidth
    cardAspect: geometry.aspect

    // Both batter's boxes; the bat is swung from the left one.
    Chalk {
        centreX: root.geometry.spotX("bat")
    }
    Chalk {
        centreX: root.geometry.width - root.geometry.spotX("bat")
    }
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
        // (The card says it turned: this is upright for whoever looks.)
        caption: qsTr("Balls: %1").arg(root.score.balls)
    }
    Ground {
        placeId: "home"
        name: qsTr("home plate")
    }
    Ground {
        placeId: "outs"
        name: qsTr("outs")
        caption: qsTr("Outs: %1").arg(root.score.line.outs)
    }
    Slot {
        placeId: "bat"
        name: qsTr("the bat")
        words: qsTr("Bat")
    }
    Slot {
        placeId: "pitch"
        name: qsTr("the pitch")
        words: qsTr("Pitch")
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
