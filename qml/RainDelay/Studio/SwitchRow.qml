pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A row of a form: something is on or off.
SettingRow {
    id: root

    required property bool on
    signal switched(bool on)

    Toggle {
        objectName: root.objectName + "-toggle"
        checked: root.on
        Accessible.name: root.label
        onToggled: root.switched(checked)
    }
}
