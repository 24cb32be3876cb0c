pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// One line of text to type.
T.TextField {
    id: root

    property string name: ""

    implicitWidth: 220
    implicitHeight: Math.max(Theme.target, contentHeight + topPadding + bottomPadding)
    padding: Theme.space(2)
    leftPadding: Theme.space(3)
    rightPadding: Theme.space(3)
    font.family: Theme.fontBody
    font.pixelSize: Theme.body
    color: Theme.ink
    placeholderTextColor: Theme.muted
    selectionColor: Theme.dusk
    selectedTextColor: Theme.accentInk
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    Accessible.name: name
    Accessible.ignored: !enabled

    Label {
        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        verticalAlignment: Text.AlignVCenter
        visible: root.text === "" && root.preeditText === ""
        text: root.placeholderText
        color: Theme.muted
        elide: Text.ElideRight
    }
    background: Rectangle {
        radius: 6
        color: Theme.raised
        border.color: root.activeFocus ? Theme.focus : Theme.muted
        border.width: root.activeFocus ? 2 : 1
    }
}
