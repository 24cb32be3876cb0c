pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// A tooltip in the program's look. There is never more than one.
T.ToolTip {
    id: root

    property bool shown: false

    visible: shown && HintOwner.bubble === root
    onShownChanged: {
        if (shown)
            HintOwner.bubble = root;
        else if (HintOwner.bubble === root)
            HintOwner.bubble = null;
    }
    y: parent ? parent.height + Theme.space(1) : 0
    x: parent ? (parent.width - width) / 2 : 0
    margins: Theme.space(2)
    padding: Theme.space(2)
    implicitWidth: Math.min(label.implicitWidth, 320) + leftPadding + rightPadding
    implicitHeight: label.implicitHeight + topPadding + bottomPadding

    contentItem: Label {
        id: label
        text: root.text
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.accentInk
    }
    background: Rectangle {
        radius: 6
        color: Theme.ink
    }
}
