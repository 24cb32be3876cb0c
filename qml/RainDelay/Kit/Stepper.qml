pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// A slider with steps, for scales and speeds.
T.Slider {
    id: root

    property string name: ""

    /// The value stands: the mouse has let go, or a key has changed it.
    signal chosen

    implicitWidth: 220
    implicitHeight: Theme.target
    focusPolicy: Qt.StrongFocus
    snapMode: T.Slider.SnapAlways
    Accessible.name: name
    Accessible.ignored: !enabled
    // Qt's own actions would change it without telling.
    Accessible.onIncreaseAction: root.step(1)
    Accessible.onDecreaseAction: root.step(-1)
    onMoved: if (!pressed)
        chosen()
    onPressedChanged: if (!pressed)
        chosen()

    function step(by: int): void {
        if (!root.enabled)
            return;
        by > 0 ? root.increase() : root.decrease();
        root.moved();
    }

    background: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: root.availableWidth
        height: 4
        radius: 2
        color: Theme.line
        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: 2
            color: Theme.accent
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        width: 20
        height: 20
        radius: 10
        color: Theme.raised
        border.color: Theme.accent
        border.width: root.pressed ? 4 : 2
        FocusRing {
            radius: height / 2
            shown: root.visualFocus
        }
    }
}
