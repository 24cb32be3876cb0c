pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit

/// Stands in for the cards if there are none to show, and offers the way out.
Column {
    id: root

    required property StudioDeck deck
    /// The text the cards are filtered by.
    property string search: ""
    signal showAll

    objectName: "nothing"
    spacing: Theme.space(4)
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        color: Theme.muted
        text: root.deck.reading ? qsTr("The deck is being read …") : !root.deck.readable ? qsTr("There is no card to show. What is wrong stands in the list of problems; this page follows when the files are saved.") : root.search !== "" ? qsTr("No card fits “%1”.").arg(root.search) : qsTr("The table has no card yet: add a row to it.")
    }
    PushButton {
        objectName: "clearSearch"
        visible: root.search !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Show all")
        onClicked: root.showAll()
    }
}
