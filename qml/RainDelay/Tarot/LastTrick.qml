pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// The trick that was finished last: whose cards, and who took it.
Column {
    id: root

    required property TablePage page
    required property TarotAdapter score
    property real cardWidth: 50
    /// The table's rim covers this much of the right side; words keep off it.
    property real rim: 0
    readonly property list<string> cards: score.lastTrick
    readonly property string winner: page.match.seating.names[score.lastWinner] ?? ""

    visible: cards.length > 0 && score.stage === TarotAdapter.Play
    spacing: Theme.space(1)
    objectName: "lastTrick"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Last trick: %1").arg(winner)

    GroundWords {
        width: root.width - root.rim
        horizontalAlignment: Text.AlignRight
        text: qsTr("Last trick: %1").arg(root.winner)
    }
    Row {
        anchors.right: parent.right
        spacing: Theme.space(1)
        Repeater {
            model: root.cards
            Column {
                id: one
                required property string modelData
                required property int index
                width: (root.width + Theme.space(1)) / root.cards.length - Theme.space(1)
                PieceFace {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: root.cardWidth
                    height: width * 12 / 7
                    source: "image://cards/" + root.page.match.gameId + "/" + one.modelData + root.page.match.faces.pictureQuery
                }
                GroundWords {
                    width: one.width
                    horizontalAlignment: Text.AlignHCenter
                    text: root.page.match.seating.names[one.index] ?? ""
                    font.pixelSize: Math.round(Theme.small * 0.85)
                    font.weight: one.index === root.score.lastWinner ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
}
