pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Studio

/// A row of a form: one of a table's columns, or of the fonts beside it, is chosen, or none.
SettingRow {
    id: root

    /// Their names; "" stands for none of them.
    required property list<string> columns
    required property string current
    /// The word for none.
    property string none: qsTr("None")
    signal picked(string column)

    function shown(column: string): string {
        return column === "" ? root.none : column.length > 28 ? column.slice(0, 13) + "…" + column.slice(-14) : column;
    }

    Chooser {
        objectName: root.objectName + "-choice"
        name: root.label
        text: values[current] ?? ""
        values: Array.from(root.columns).map(column => root.shown(column))
        current: Math.max(0, root.columns.indexOf(root.current))
        onPicked: index => root.picked(root.columns[index])
    }
}
