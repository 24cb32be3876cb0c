pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A row of a form: one of a few words is chosen, each known by an id.
SettingRow {
    id: root

    required property list<string> ids
    required property list<string> labels
    required property string current
    readonly property real natural: metrics.advanceWidth(Array.from(labels).join("")) + labels.length * Theme.space(7)
    signal picked(string id)

    FontMetrics {
        id: metrics
        font.family: Theme.fontBody
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }
    Segments {
        objectName: root.objectName + "-choice"
        // In several rows only where one is too long.
        width: root.natural > root.width ? root.width : undefined
        name: root.label
        labels: root.labels
        // A word that isn't known counts as the first.
        current: Math.max(0, root.ids.indexOf(root.current))
        onChosen: index => root.picked(root.ids[index])
    }
}
