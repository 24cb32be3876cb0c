pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Chooses the way two players at one keyboard make their simultaneous choices.
SettingRow {
    id: root

    readonly property list<string> ways: ["pass", "together"]

    label: qsTr("Secret choices")
    help: qsTr("Pass the screen from hand to hand, or choose at the same time, each with keys of one's own and with open hands.")

    Segments {
        objectName: "secretChoice"
        name: root.label
        labels: [qsTr("Pass the screen"), qsTr("Together")]
        current: root.ways.indexOf(Settings.secretChoice)
        onChosen: index => Settings.secretChoice = root.ways[index]
    }
}
