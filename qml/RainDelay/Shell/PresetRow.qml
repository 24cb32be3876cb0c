pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Named sets of options; the one that fits the present choice is marked.
Column {
    id: root

    required property OptionModel options

    spacing: Theme.space(1)
    visible: options.presetLabels.length > 0

    Label {
        text: qsTr("Rules")
        font.weight: Font.DemiBold
    }
    Segments {
        objectName: "presets"
        width: parent.width
        name: qsTr("Rules")
        labels: root.options.presetLabels
        current: root.options.currentPreset
        onChosen: index => root.options.applyPreset(index)
    }
    Label {
        width: parent.width
        text: root.options.presetHelp
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
