pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// One seat's half of a joint choice. Locked, it looks the same whatever was chosen; its height stays.
Item {
    id: root

    required property MatchController match
    required property int seat
    /// The size of its type, as a share of the usual.
    property real shrink: 1
    readonly property string name: match.seating.names[seat] ?? ""
    readonly property bool locked: match.decision.joint.lockedSeats.indexOf(seat) >= 0
    property real tallest: 0

    implicitHeight: head.height + Theme.space(1.5) + Math.max(tallest, Theme.target)

    OneLine {
        id: head
        width: root.width
        // Not the text's own, which follows the width, which follows the bar's height.
        height: Math.ceil(font.pixelSize * 1.4)
        text: root.locked ? qsTr("%1: ready").arg(root.name) : qsTr("%1 chooses").arg(root.name)
        font.pixelSize: Math.round(Theme.body * root.shrink)
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        objectName: "jointHead." + root.seat
    }
    Flow {
        id: keys
        anchors.top: head.bottom
        anchors.topMargin: Theme.space(1.5)
        width: parent.width
        spacing: Theme.space(1.5)
        visible: !root.locked
        onImplicitHeightChanged: if (visible)
            root.tallest = implicitHeight

        Repeater {
            model: root.seat < 0 ? null : root.match.decision.joint.actionsOf(root.seat)
            delegate: PushButton {
                id: button

                required property string label
                required property string keyName
                required property var model
                readonly property string deed: model.text

                text: label
                keyCap: keyName
                font.pixelSize: Math.round(Theme.small * root.shrink)
                height: Math.max(36, font.pixelSize + Theme.space(4))
                leftPadding: Theme.space(2)
                rightPadding: Theme.space(3)
                // The focus would tell which one it was.
                focusPolicy: Qt.NoFocus
                objectName: "lock." + deed
                onClicked: root.match.decision.joint.lock(root.seat, deed)

                Shortcut {
                    sequence: button.keyName
                    autoRepeat: false
                    enabled: root.visible && root.enabled && button.keyName !== ""
                    onActivated: root.match.decision.joint.lock(root.seat, button.deed)
                }
            }
        }
    }
    PushButton {
        anchors.top: keys.top
        visible: root.locked
        look: PushButton.Quiet
        iconName: "undo"
        text: qsTr("Choose again")
        hint: qsTr("Key Esc")
        focusPolicy: Qt.NoFocus
        objectName: "unlock." + root.seat
        onClicked: root.match.decision.joint.unlock(root.seat)
    }
}
