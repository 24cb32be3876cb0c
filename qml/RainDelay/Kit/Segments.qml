pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// One of a few values, side by side; in several rows if there is a width that doesn't hold them.
Flow {
    id: root

    /// The words, in order.
    property list<string> labels
    /// What each of them means; may be empty.
    property list<string> hints
    property int current: 0
    property string name: ""
    signal chosen(int index)

    spacing: 0
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Repeater {
        model: root.labels
        T.RadioButton {
            id: segment

            required property int index
            required property string modelData

            text: modelData
            checked: root.current === index
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            implicitWidth: words.implicitWidth + Theme.space(7)
            implicitHeight: Theme.target
            Accessible.name: root.name + ": " + text
            onClicked: root.chosen(index)
            Keys.onReturnPressed: root.chosen(index)

            contentItem: Label {
                id: words
                text: segment.text
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                font.weight: segment.checked ? Font.DemiBold : Font.Normal
                color: segment.checked ? Theme.accentInk : Theme.ink
            }
            background: Rectangle {
                color: segment.checked ? Theme.accent : segment.hovered ? Theme.raised : Theme.surface
                border.color: segment.checked ? Theme.accent : Theme.line
                border.width: 1
                radius: 4
                FocusRing {
                    radius: 6
                    shown: segment.visualFocus
                }
            }
            Hint {
                text: root.hints[segment.index] ?? ""
                shown: segment.hovered && text !== ""
            }
        }
    }
}
