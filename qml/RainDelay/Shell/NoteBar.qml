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

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.space(3)
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - buttons.width - 3 * Theme.space(3))
            text: root.words
            wrapMode: Text.Wrap
            color: root.ink
        }
        Row {
            id: buttons
            anchors.verticalCenter: parent.verticalCenter
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
