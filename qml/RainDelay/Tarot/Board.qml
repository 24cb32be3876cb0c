pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// The table of Tarot: hands, the trick in the middle, the tricks that were won, and what was not
/// dealt or laid away.
GameTable {
    id: root

    required property BoardLayout geometry
    required property TarotAdapter score
    /// The order of the near hand: a TarotAdapter.Sorting.
    property int sorting: TarotAdapter.TrumpsLast

    onSortingChanged: Qt.callLater(arrange)

    component Spot: PlaceArea {
        readonly property int seat: Number(placeId.split(".")[1])
        readonly property string who: root.match.seating.names[seat] ?? ""
        cardWidth: root.geometry.cardWidth
        cardHeight: root.geometry.cardHeight
        centreX: root.geometry.spotX(placeId)
        centreY: root.geometry.spotY(placeId)
        cardScale: root.geometry.smallScale
    }
    /// The near hand lies open along the edge, the others as backs.
    component HandOf: Spot {
        required property int index
        readonly property bool near: index === root.geometry.nearSeat
        placeId: "hand." + index
        name: qsTr("hand of %1").arg(who)
        fanned: true
        cardScale: near ? 1 : root.geometry.smallScale
        fanStep: near ? 0.6 : 0.3
        fanWidth: near ? root.geometry.handWidth : root.geometry.farHandWidth
        rankOf: near && root.sorting !== TarotAdapter.TrumpsLast ? code => root.score.rankIn(code, root.sorting) : null
        marksLegal: near && root.score.turnSeat === index && root.score.led !== "" && !root.match.playback.busy && root.match.watchedTo < 0
        z: near ? 2 : 1
    }
    component TrickOf: Spot {
        required property int index
        placeId: "trick." + index
        name: qsTr("the trick, card of %1").arg(who)
        caption: root.score.stage !== TarotAdapter.Play ? "" : root.score.leaderSeat === index ? qsTr("%1 leads").arg(who) : who
        // The card that wins so far is framed.
        frame: root.score.winningSeat === index ? Theme.lamp : "transparent"
        cardScale: root.geometry.trickScale
        outlined: root.score.stage === TarotAdapter.Play
        z: 1
    }
    component WonBy: Spot {
        required property int index
        readonly property int tricks: root.score.tricks[index] ?? 0
        placeId: "won." + index
        name: qsTr("tricks of %1").arg(who)
        stepY: -0.006
        GroundWords {
            anchors.top: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            text: parent.tricks === 0 ? "" : parent.tricks === 1 ? qsTr("1 trick") : qsTr("%1 tricks").arg(parent.tricks)
        }
    }

    cardWidth: geometry.cardWidth
    cardAspect: geometry.aspect

    Spot {
        placeId: "third"
        name: qsTr("the third hand")
        stepY: -0.006
    }
    Spot {
        placeId: "pack"
        name: qsTr("the pack")
        cardScale: root.geometry.trickScale
        stepY: -0.006
    }
    Spot {
        placeId: "spare"
        name: qsTr("the spare cards")
        caption: root.score.stage === TarotAdapter.Discard ? qsTr("To be taken") : ""
        fanned: true
        fanStep: 0.4
    }
    /// In the middle while it is chosen, then out of the way.
    Spot {
        readonly property bool chosen: root.score.stage === TarotAdapter.Discard
        placeId: "discard"
        name: qsTr("the discard")
        centreX: root.geometry.spotX(chosen ? "pack" : placeId)
        centreY: root.geometry.spotY(chosen ? "pack" : placeId)
        cardScale: chosen ? root.geometry.trickScale : root.geometry.smallScale
        fanned: chosen
        fanStep: 0.5
        fanWidth: chosen ? root.cardWidth * 1.7 : 0
        outlined: chosen
        caption: chosen ? qsTr("Discard three cards") : ""
    }
    Repeater {
        model: root.match.seating.names.length
        WonBy {}
    }
    Repeater {
        model: root.match.seating.names.length
        TrickOf {}
    }
    Repeater {
        model: root.match.seating.names.length
        HandOf {}
    }
}
