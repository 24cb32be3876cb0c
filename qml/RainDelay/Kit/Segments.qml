pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// One of a few values, side by side; in several rows if there is a width that doesn't hold them.
Flow {
    id: root

    /// The words, in order.
    property list<string> labels
    /// The meaning of each of them; may be empty.
    property list<string> hints
    property int current: 0
    property string name: ""
    /// Words stand closer to each other.
    property bool dense: false
    /// Its approximate width in one row if it isn't dense. (A call creates no binding, so the type's size is named.)
    readonly property real roomyWidth: metrics.font.pixelSize === 0 ? 0 : Array.from(labels).reduce((sum, label) => sum + metrics.advanceWidth(label) + roomyGap, 0)
    readonly property real roomyGap: Theme.space(7)
    readonly property real denseGap: Theme.space(4)
    /// Likewise if it is dense.
    readonly property real denseWidth: roomyWidth - labels.length * (roomyGap - denseGap)
    /// Its width in one row. (A Flow's implicit width may date from when it was narrow.)
    readonly property real rowWidth: Array.from(children).reduce((sum, child) => sum + (child.checkable === undefined ? 0 : child.implicitWidth), 0)
    signal chosen(int index)

    spacing: 0
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    FontMetrics {
        id: metrics
        font.family: Theme.fontBody
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }
    Repeater {
        // By their number: one whose word changes stays, and with it a press or the focus.
        model: root.labels.length
        T.RadioButton {
            id: segment

            required property int index

            text: root.labels[index] ?? ""
            checked: root.current === index
            // The ring around it isn't covered by its neighbour.
            z: visualFocus ? 1 : 0
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            implicitWidth: words.implicitWidth + (root.dense ? root.denseGap : root.roomyGap)
            implicitHeight: Theme.target
            Accessible.name: root.name + ": " + text
            Accessible.ignored: !enabled
            Accessible.onPressAction: if (segment.enabled)
                segment.clicked()
            Accessible.onToggleAction: if (segment.enabled)
                segment.clicked()
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
                pressed: segment.pressed
            }
        }
    }
}
