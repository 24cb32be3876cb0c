pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit

/// Says that what is shown is a table alone with a layout that nobody has kept, and offers to
/// answer its questions otherwise, or to keep it.
Rectangle {
    id: root

    required property StudioDeck deck
    signal ask
    signal keep

    objectName: "proposedStrip"
    visible: deck.proposed
    height: visible ? Math.max(words.implicitHeight, button.height) + Theme.space(2) : 0
    color: Theme.raised

    Label {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.space(4)
        anchors.right: questions.left
        anchors.rightMargin: Theme.space(3)
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        text: qsTr("This is only a table, with a proposed layout. Kept as a deck, it gets a layout of its own that you can change.")
    }
    PushButton {
        id: questions
        objectName: "askTable"
        anchors.right: button.left
        anchors.rightMargin: Theme.space(2)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Columns and size …")
        hint: qsTr("What the columns are, which are left out, and how large a card is")
        onClicked: root.ask()
    }
    PushButton {
        id: button
        objectName: "keepDeck"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(2)
        anchors.verticalCenter: parent.verticalCenter
        look: PushButton.Primary
        text: qsTr("Keep as a deck …")
        hint: qsTr("Makes a folder with a layout, the table and its pictures (Ctrl+S)")
        onClicked: root.keep()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
