pragma ComponentBehavior: Bound

import QtQuick

/// A number to type, with its unit behind it; the Up and Down keys count. Anything that is no
/// number, or out of range, is corrected when the field is left.
Row {
    id: root

    property string name: ""
    property real value: 0
    property string unit: qsTr("mm")
    property real from: 0
    property real to: 1000
    property real step: 1
    /// Digits behind the point at most.
    property int digits: 2
    /// The text shown instead of 0; "" if 0 is a number like others.
    property string zero: ""
    signal edited(real value)

    function written(number: real): string {
        return root.zero !== "" && number === 0 ? "" : String(Number(number.toFixed(root.digits))).replace(".", Qt.locale().decimalPoint);
    }
    function take(number: real): void {
        const within = Math.max(root.from, Math.min(root.to, Number(number.toFixed(root.digits))));
        if (isFinite(within) && within !== root.value)
            root.edited(within);
        field.text = root.written(root.value);
    }

    spacing: Theme.space(1)
    onValueChanged: field.text = root.written(root.value)

    Field {
        id: field
        objectName: "field"
        name: root.unit === "" ? root.name : qsTr("%1, in %2").arg(root.name).arg(root.unit)
        width: 84 * Theme.textScale
        text: root.written(root.value)
        placeholderText: root.zero
        horizontalAlignment: TextInput.AlignRight
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        onEditingFinished: root.take(Number(field.text.trim().replace(",", ".").replace("−", "-")))
        onActiveFocusChanged: {
            if (activeFocus)
                selectAll();
        }
        Keys.onUpPressed: root.take(root.value + root.step)
        Keys.onDownPressed: root.take(root.value - root.step)
    }
    Label {
        visible: root.unit !== ""
        anchors.verticalCenter: parent.verticalCenter
        text: root.unit
        color: Theme.muted
    }
}
