pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// A switch; the knob's side and a tick tell its state, not only the colour.
T.Switch {
    id: root

    implicitWidth: indicator.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, indicator.implicitHeight)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.45
    Keys.onReturnPressed: root.flip()
    Accessible.ignored: !enabled
    // Qt's own actions would change it without telling.
    Accessible.onPressAction: root.flip()
    Accessible.onToggleAction: root.flip()

    function flip(): void {
        if (!root.enabled)
            return;
        root.toggle();
        root.toggled();
    }

    indicator: Rectangle {
        implicitWidth: Theme.body * 2.9
        implicitHeight: Theme.body * 1.6
        anchors.verticalCenter: parent.verticalCenter
        radius: height / 2
        color: root.checked ? Theme.grass : Theme.paper
        border.color: root.checked ? Theme.grass : Theme.muted
        border.width: 1.5
        Rectangle {
            x: root.checked ? parent.width - width - 3 : 3
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - 6
            height: width
            radius: height / 2
            color: root.checked ? Theme.raised : Theme.muted
            Behavior on x {
                NumberAnimation {
                    duration: Theme.motion / 2
                    easing.type: Easing.OutCubic
                }
            }
            Icon {
                visible: root.checked
                anchors.centerIn: parent
                name: "check"
                size: parent.width * 0.8
                color: Theme.grass
            }
        }
        FocusRing {
            radius: height / 2
            shown: root.visualFocus
        }
    }
}
