pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The runners on base, as three diamonds: filled where a runner stands.
Item {
    id: root

    /// On first, second, third.
    required property list<bool> runners
    /// Size of what is drawn, 1 for 100 %.
    property real unit: 1
    readonly property real side: 15 * unit
    readonly property list<string> names: [qsTr("first"), qsTr("second"), qsTr("third")]

    implicitWidth: 62 * unit
    implicitHeight: 38 * unit
    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const taken = Array.from(names).filter((name, i) => runners[i]);
        return taken.length > 0 ? qsTr("Runners on %1").arg(taken.join(", ")) : qsTr("Bases empty");
    }

    Repeater {
        model: 3
        Rectangle {
            required property int index
            readonly property bool taken: root.runners[index] ?? false
            width: root.side
            height: root.side
            x: root.width / 2 - width / 2 + [1, 0, -1][index] * root.side * 1.1
            y: (index === 1 ? 3.5 : 19) * root.unit
            rotation: 45
            color: taken ? Theme.lamp : "transparent"
            border.color: taken ? Theme.lamp : Theme.hollow
            border.width: 1.5
        }
    }
}
