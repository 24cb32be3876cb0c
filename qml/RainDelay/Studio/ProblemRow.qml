pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit

/// A problem of a deck in the list: what is wrong, where, and the button that puts it right if there
/// is one.
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
    /// What would put it right; "" if only its author can.
    required property string fix
    /// The deck's files can be changed.
    required property bool writable
    /// A problem is being put right.
    required property bool mending
    readonly property bool current: ListView.isCurrentItem
    signal mended
    readonly property string whose: {
        if (cards.length > 1)
            return qsTr("%n cards", "", cards.length);
        // (The place may name the card already.)
        if (code === "" || place.includes('"' + code + '"'))
            return "";
        return back ? qsTr("card %1, back").arg(code) : qsTr("card %1").arg(code);
    }
    objectName: "problem-" + index
    // (The list would hand the focus back to the button that had it last.)
    onCurrentChanged: if (!current)
        mend.focus = false
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
            spacing: Theme.space(1)
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
            WrappingButton {
                id: mend
                objectName: "mend"
                mostWidth: parent.width
                visible: row.fix !== "" && row.writable
                enabled: !row.mending
                // Tab goes from the list to the button of its current row.
                focusPolicy: row.current || activeFocus ? Qt.StrongFocus : Qt.NoFocus
                text: row.fix
                hint: qsTr("Changes the deck's file; Ctrl+Z takes it back")
                onClicked: row.mended()
            }
        }
    }
    background: Rectangle {
        radius: 6
        color: row.current && row.ListView.view.activeFocus ? Theme.raised : row.hovered ? Theme.raised : "transparent"
        border.color: row.current && row.ListView.view.activeFocus ? Theme.focus : "transparent"
    }
}
