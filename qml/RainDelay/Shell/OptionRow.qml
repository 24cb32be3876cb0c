pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// One option: what it is called, what it does, and its value to change.
Item {
    id: root

    required property string optionId
    required property string kind
    required property string label
    required property string help
    required property int value
    required property list<string> choices
    required property list<int> choiceValues
    required property int minimum
    required property int maximum
    signal changed(int value)

    implicitHeight: Math.max(words.implicitHeight, control.height)

    Column {
        id: words
        anchors.left: parent.left
        anchors.right: control.left
        anchors.rightMargin: Theme.space(4)
        anchors.verticalCenter: parent.verticalCenter
        Label {
            width: parent.width
            text: root.label
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            text: root.help
            color: Theme.muted
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
    Loader {
        id: control
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        sourceComponent: root.kind === "toggle" ? toggle : root.kind === "choice" ? segments : stepper
    }
    Component {
        id: toggle
        Toggle {
            objectName: "option-" + root.optionId
            checked: root.value !== 0
            Accessible.name: root.label
            onToggled: root.changed(checked ? 1 : 0)
        }
    }
    Component {
        id: segments
        Segments {
            objectName: "option-" + root.optionId
            name: root.label
            labels: root.choices
            current: root.choiceValues.indexOf(root.value)
            onChosen: index => root.changed(root.choiceValues[index])
        }
    }
    Component {
        id: stepper
        Row {
            spacing: Theme.space(2)
            Stepper {
                objectName: "option-" + root.optionId
                name: root.label
                from: root.minimum
                to: root.maximum
                stepSize: 1
                value: root.value
                onMoved: root.changed(Math.round(value))
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: root.value
                font.family: Theme.fontIndex
                font.pixelSize: Theme.large
            }
        }
    }
}
