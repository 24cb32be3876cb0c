pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A strip above the table that says something for as long as it has words, with the buttons that answer it. The table
/// makes room for it: it covers nothing.
Rectangle {
    id: root

    property string words: ""
    property color ink: Theme.ink
    default property alias buttons: buttons.data

    visible: words !== ""
    height: visible ? row.implicitHeight + Theme.space(2) : 0
    color: Theme.raised
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    // With large type, or in a small window, the words stand above the buttons.
    readonly property bool stacked: buttons.width > 0.45 * width

    Grid {
        id: row
        anchors.centerIn: parent
        columns: root.stacked ? 1 : 2
        spacing: root.stacked ? 0 : Theme.space(3)
        horizontalItemAlignment: Grid.AlignRight
        verticalItemAlignment: Grid.AlignVCenter
        Label {
            // The buttons keep their place at the right, whatever is said.
            width: root.width - (root.stacked ? 0 : buttons.width + Theme.space(3)) - 2 * Theme.space(3)
            text: root.words
            wrapMode: Text.Wrap
            color: root.ink
        }
        Row {
            id: buttons
            spacing: Theme.space(1)
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
