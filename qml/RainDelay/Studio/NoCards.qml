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
        text: root.deck.reading ? qsTr("The deck is being read …") : !root.deck.readable ? qsTr("No cards to show. The list of problems says why; this page updates when the files are saved.") : root.search !== "" ? qsTr("No card matches “%1”.").arg(root.search) : qsTr("The table has no cards yet: add a row.")
    }
    PushButton {
        objectName: "clearSearch"
        visible: root.search !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Show all")
        onClicked: root.showAll()
    }
}
