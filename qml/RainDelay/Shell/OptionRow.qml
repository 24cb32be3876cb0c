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
    required property int step
    required property bool matters
    signal changed(int value)

    /// Many values, or little room: they stand below the words.
    readonly property bool below: kind === "choice" && (choices.length > 4 || width < Math.max(560 * Theme.textScale, segments.roomyWidth + 240 * Theme.textScale))

    visible: matters
    implicitHeight: below ? words.implicitHeight + Theme.space(1) + control.height : Math.max(words.implicitHeight, control.height)

    Column {
        id: words
        width: root.below ? root.width : root.width - control.width - Theme.space(4)
        y: root.below ? 0 : (root.height - height) / 2
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
    Item {
        id: control
        x: root.below ? 0 : root.width - width
        y: root.below ? words.height + Theme.space(1) : (root.height - height) / 2
        width: root.kind === "toggle" ? toggle.width : root.kind === "choice" ? segments.width : number.width
        height: Math.max(toggle.height, segments.height)

        Toggle {
            id: toggle
            objectName: "option-" + root.optionId
            visible: root.kind === "toggle"
            checked: root.value !== 0
            Accessible.name: root.label
            onToggled: root.changed(checked ? 1 : 0)
        }
        Segments {
            id: segments
            objectName: "choice-" + root.optionId
            visible: root.kind === "choice"
            width: root.below ? root.width : Math.ceil(rowWidth)
            name: root.label
            labels: root.choices
            current: root.choiceValues.indexOf(root.value)
            onChosen: index => root.changed(root.choiceValues[index])
        }
        Row {
            id: number
            visible: root.kind === "number"
            spacing: Theme.space(2)
            Stepper {
                objectName: "number-" + root.optionId
                name: root.label
                from: root.minimum
                to: root.maximum
                stepSize: root.step
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
