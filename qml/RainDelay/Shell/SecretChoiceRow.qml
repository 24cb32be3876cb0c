pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Chooses the way two players at one keyboard make their simultaneous choices.
SettingRow {
    id: root

    readonly property list<string> ways: ["pass", "together"]

    label: qsTr("Secret choices")
    help: qsTr("Pass the screen around, or choose at the same time: each player has their own keys, and hands lie open.")

    Segments {
        objectName: "secretChoice"
        name: root.label
        labels: [qsTr("Pass the screen"), qsTr("At the same time")]
        current: root.ways.indexOf(Settings.secretChoice)
        onChosen: index => Settings.secretChoice = root.ways[index]
    }
}
