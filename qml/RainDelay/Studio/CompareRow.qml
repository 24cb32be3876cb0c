pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit

/// A card in the list of two versions of a deck; before the first of its kind stands which kind that
/// is. (No section of the list: Qt 6.4 can't make one that is bound to its file.)
T.ItemDelegate {
    id: row

    required property int index
    required property int card
    required property int otherCard
    required property string code
    required property string title
    required property int kind
    required property bool firstOfKind
    required property bool frontDiffers
    required property bool backDiffers
    /// The number of cards of the kind.
    property int number: 0
    readonly property string kindName: [qsTr("Different (%1)"), qsTr("New (%1)"), qsTr("Gone (%1)"), qsTr("Alike (%1)")][kind].arg(number)

    objectName: "compare-" + code
    implicitHeight: Theme.target + topPadding
    topPadding: firstOfKind ? heading.height : 0
    leftPadding: Theme.space(2)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.onPressAction: if (row.enabled)
        row.clicked()
    Accessible.name: title + ", " + code + ", " + kindName
    contentItem: OneLine {
        text: row.title
        verticalAlignment: Text.AlignVCenter
        font.weight: row.ListView.isCurrentItem ? Font.DemiBold : Font.Normal
    }
    background: Item {
        OneLine {
            id: heading
            visible: row.firstOfKind
            width: parent.width
            topPadding: Theme.space(2)
            bottomPadding: Theme.space(1)
            text: row.kindName
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.muted
        }
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: row.topPadding
            radius: 6
            color: row.ListView.isCurrentItem || row.hovered ? Theme.raised : "transparent"
            border.color: row.ListView.isCurrentItem ? row.ListView.view.activeFocus ? Theme.focus : Theme.line : "transparent"
            border.width: row.ListView.isCurrentItem && row.ListView.view.activeFocus ? 2 : 1
        }
    }
}
