pragma ComponentBehavior: Bound

import QtQuick

/// A button whose words break where they would make it wider than `mostWidth`.
PushButton {
    id: root

    required property real mostWidth

    // (Its implicit width follows its width once the words are broken.)
    width: Math.min(Math.ceil(whole.advanceWidth) + leftPadding + rightPadding, mostWidth)
    contentItem: Text {
        text: root.text
        font: root.font
        color: root.foreground
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        textFormat: Text.PlainText
    }

    TextMetrics {
        id: whole
        font: root.font
        text: root.text
    }
}
