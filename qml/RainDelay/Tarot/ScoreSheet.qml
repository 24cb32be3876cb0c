pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Tarot

/// The score sheet: each hand, the one that is played first, with every line of it; then how the match
/// stands.
Sheet {
    id: root

    required property TarotAdapter score
    readonly property list<string> names: score.match ? score.match.seating.names : []
    readonly property var hands: Array.from(score.sheets).reverse()

    title: qsTr("Score sheet")
    preferredWidth: 760
    preferredHeight: 680
    objectName: "scoreSheet"

    Flickable {
        id: form
        anchors.fill: parent
        contentHeight: page.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Column {
            id: page
            width: form.width - Theme.space(4)
            spacing: Theme.space(4)
            Label {
                width: parent.width
                text: Array.from(root.names).map((name, seat) => qsTr("%1: %2", "a player and the points").arg(name).arg(root.score.scores[seat] ?? 0)).join("   ")
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                objectName: "standing"
            }
            Repeater {
                model: root.hands
                HandScore {
                    required property handSheet modelData
                    required property int index
                    width: page.width
                    hand: modelData
                    names: root.names
                    open: index === 0
                }
            }
        }
    }
    footer: Item {
        width: parent.width
        height: back.height
        PushButton {
            id: back
            objectName: "backToTable"
            anchors.right: parent.right
            look: PushButton.Primary
            text: qsTr("Back to the table")
            focus: true
            onClicked: root.dismissed()
        }
    }
    Keys.onReturnPressed: root.dismissed()
    Keys.onEnterPressed: root.dismissed()
}
