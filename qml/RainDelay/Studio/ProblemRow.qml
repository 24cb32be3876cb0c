pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit

/// A problem of a deck in the list: what is wrong, and where.
T.ItemDelegate {
    id: row
    required property int index
    required property string sentence
    required property string place
    required property bool error
    /// The cards that it is about.
    required property list<int> cards
    required property string code
    required property bool back
    required property string element
    readonly property string whose: {
        if (cards.length > 1)
            return qsTr("%n cards", "", cards.length);
        // (The place may name the card already.)
        if (code === "" || place.includes('"' + code + '"'))
            return "";
        return back ? qsTr("card %1, back").arg(code) : qsTr("card %1").arg(code);
    }
    objectName: "problem-" + index
    padding: Theme.space(2)
    implicitHeight: contentItem.implicitHeight + 2 * padding
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.onPressAction: if (row.enabled)
        row.clicked()
    Accessible.name: (error ? qsTr("Error") : qsTr("Warning")) + ": " + sentence + " " + [place, whose].filter(part => part !== "").join(", ")
    contentItem: Item {
        implicitHeight: words.implicitHeight
        Icon {
            id: sign
            name: row.error ? "error" : "warning"
            color: row.error ? Theme.danger : Theme.ink
        }
        Column {
            id: words
            anchors.left: sign.right
            anchors.leftMargin: Theme.space(2)
            anchors.right: parent.right
            Label {
                width: parent.width
                text: row.sentence
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: [row.place, row.whose, row.element].filter(part => part !== "").join(" · ")
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
    }
    background: Rectangle {
        radius: 6
        color: row.ListView.isCurrentItem && row.ListView.view.activeFocus ? Theme.raised : row.hovered ? Theme.raised : "transparent"
        border.color: row.ListView.isCurrentItem && row.ListView.view.activeFocus ? Theme.focus : "transparent"
    }
}
