pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Asks which of several actions a drop meant, where it was dropped. Escape takes the drop back.
FocusScope {
    id: root

    required property MatchController match
    property string question: qsTr("Which one?")
    property point where: Qt.point(0, 0)
    readonly property bool open: match.decision.choice.count > 0

    visible: open
    width: panel.width
    height: panel.height
    x: Math.max(Theme.space(2), Math.min(where.x - width / 2, parent.width - width - Theme.space(2)))
    y: Math.max(Theme.space(2), Math.min(where.y - height / 2, parent.height - height - Theme.space(2)))
    onOpenChanged: if (open)
        Qt.callLater(first)
    Keys.onEscapePressed: root.match.decision.cancelChoice()
    Accessible.role: Accessible.Dialog
    Accessible.name: question

    function first() {
        const button = buttons.itemAt(0);
        if (button)
            button.forceActiveFocus(Qt.PopupFocusReason);
    }

    // Whatever else is pressed takes the question away.
    MouseArea {
        parent: root.parent
        anchors.fill: parent
        z: root.z - 1
        enabled: root.open
        visible: root.open
        onClicked: root.match.decision.cancelChoice()
    }
    Rectangle {
        anchors.fill: panel
        anchors.topMargin: 6
        anchors.leftMargin: 4
        anchors.rightMargin: -4
        anchors.bottomMargin: -6
        radius: Theme.radius
        color: "#50000000"
    }
    Panel {
        id: panel
        width: column.width + 2 * Theme.space(4)
        height: column.height + 2 * Theme.space(4)
        Column {
            id: column
            x: Theme.space(4)
            y: Theme.space(4)
            readonly property real wide: 220 * Theme.textScale

            spacing: Theme.space(2)
            Label {
                text: root.question
                font.weight: Font.DemiBold
            }
            Repeater {
                id: buttons
                model: root.match.decision.choice
                delegate: PushButton {
                    required property string label
                    required property int index
                    required property var model
                    width: column.wide
                    text: label
                    objectName: "choice." + index
                    look: index === 0 ? PushButton.Primary : PushButton.Normal
                    onClicked: root.match.decision.choose(model.text)
                }
            }
        }
    }
}
