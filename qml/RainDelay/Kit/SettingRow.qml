pragma ComponentBehavior: Bound

import QtQuick

/// A setting: its name and what it does, and the control beside them, or below where it is narrow.
Item {
    id: root

    property string label: ""
    property string help: ""
    default property alias control: slot.data

    readonly property bool wide: width > slot.childrenRect.width + 240 * Theme.textScale

    implicitHeight: wide ? Math.max(words.implicitHeight, slot.height) : words.implicitHeight + Theme.space(2) + slot.height

    Column {
        id: words
        width: root.wide ? root.width - slot.width - Theme.space(4) : root.width
        y: root.wide ? (root.height - height) / 2 : 0
        Label {
            width: parent.width
            text: root.label
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.help
            color: Theme.muted
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
    Item {
        id: slot
        x: root.wide ? root.width - width : 0
        y: root.wide ? (root.height - height) / 2 : words.height + Theme.space(2)
        width: childrenRect.width
        height: childrenRect.height
    }
}
