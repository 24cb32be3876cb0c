pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A player's name; left empty it is `fallback`.
Column {
    id: root

    property string caption: ""
    property string fallback: ""
    property alias text: field.text

    spacing: Theme.space(1)

    Label {
        text: root.caption
        font.weight: Font.DemiBold
    }
    Field {
        id: field
        objectName: root.objectName + "-field"
        name: root.caption
        width: parent.width
        placeholderText: root.fallback
        maximumLength: 24
    }
}
