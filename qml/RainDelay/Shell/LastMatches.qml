pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session

/// A player's last matches, the last one first: a click, or Enter on the one that the arrow keys have
/// gone to, opens it.
Column {
    id: root

    required property PlayerStatistics statistics
    /// The match that the arrow keys have gone to: it stays so while others come.
    property string chosen: ""
    readonly property int row: Math.max(0, Array.from(root.statistics.lastIds).indexOf(root.chosen))
    readonly property list<string> outcomes: [qsTr("Lost"), qsTr("Tied"), qsTr("Won")]
    /// Of the longest. (A call creates no binding, so the type's size is named.)
    readonly property real markWidth: metrics.font.pixelSize === 0 ? 0 : Math.max(...Array.from(root.outcomes).map(word => metrics.advanceWidth(word))) + Theme.space(3)
    readonly property Item current: root.row < rows.count ? rows.itemAt(root.row) : null
    /// The keyboard has come to this row.
    signal reached(Item row)
    signal opened(string matchId)

    function goTo(row: int): void {
        root.chosen = root.statistics.lastIds[Math.max(0, Math.min(row, rows.count - 1))] ?? "";
    }
    function open(row: int): void {
        root.goTo(row);
        root.opened(root.chosen);
    }
    function tellReached(): void {
        if (root.activeFocus && root.current)
            root.reached(root.current);
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.List
    onCurrentChanged: root.tellReached()
    onActiveFocusChanged: root.tellReached()
    Keys.onUpPressed: root.goTo(root.row - 1)
    Keys.onDownPressed: root.goTo(root.row + 1)
    Keys.onReturnPressed: root.open(root.row)
    Keys.onEnterPressed: root.open(root.row)
    Keys.onSpacePressed: root.open(root.row)

    FontMetrics {
        id: metrics
        font.family: Theme.fontBody
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }
    Repeater {
        id: rows
        // By their number: a row whose match changes stays, and with it a press.
        model: root.statistics.lastIds.length
        T.ItemDelegate {
            id: row

            required property int index
            readonly property int outcome: root.statistics.lastOutcomes[index] ?? 0

            objectName: "last." + index
            width: root.width
            implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
            padding: Theme.space(1)
            rightPadding: Theme.space(2)
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            text: root.statistics.lastWords[index] ?? ""
            Accessible.role: Accessible.ListItem
            Accessible.name: word.text + ", " + text
            Accessible.description: qsTr("Watch this match")
            Accessible.onPressAction: if (row.enabled)
                row.clicked()
            onClicked: root.open(row.index)
            contentItem: Item {
                implicitHeight: Math.max(mark.height, words.implicitHeight)
                Rectangle {
                    id: mark
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.markWidth
                    height: word.implicitHeight + Theme.space(1)
                    radius: 4
                    color: row.outcome > 0 ? Theme.grass : row.outcome < 0 ? Theme.brick : Theme.muted
                    Label {
                        id: word
                        anchors.centerIn: parent
                        text: root.outcomes[row.outcome + 1]
                        font.pixelSize: Theme.small
                        font.weight: Font.DemiBold
                        color: Theme.accentInk
                    }
                }
                Label {
                    id: words
                    anchors.left: mark.right
                    anchors.leftMargin: Theme.space(3)
                    anchors.right: eye.left
                    anchors.rightMargin: Theme.space(2)
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: Text.Wrap
                    text: row.text
                }
                Icon {
                    id: eye
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    name: "eye"
                    color: row.hovered ? Theme.ink : Theme.muted
                }
            }
            background: Rectangle {
                radius: Theme.radius
                color: row.down ? Theme.raised : row.hovered ? Theme.surface : "transparent"
                FocusRing {
                    shown: root.activeFocus && root.row === row.index
                    anchors.margins: 0
                }
            }
        }
    }
}
