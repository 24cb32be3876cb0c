pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The offset that brings a printer's backs behind its fronts, and the way to measure it.
Column {
    id: root

    required property DeckExport maker
    readonly property SheetOptions sheets: maker.sheets

    component Reading: NumberField {
        from: -30
        to: 30
        step: 0.5
        onEdited: read => value = read
    }

    spacing: Theme.space(4)

    Heading {
        text: qsTr("The printer")
        font.pixelSize: Theme.large
    }
    WordChoice {
        objectName: "flip"
        width: parent.width
        label: qsTr("It flips the sheet on")
        ids: ["long", "short"]
        labels: [qsTr("The long edge"), qsTr("The short edge")]
        current: root.sheets.flip
        onPicked: id => root.sheets.flip = id
    }
    SettingRow {
        width: parent.width
        label: qsTr("Backs are moved")
        help: qsTr("To the right and down, on their page.")
        Row {
            spacing: Theme.space(2)
            NumberField {
                objectName: "offsetX"
                name: qsTr("To the right")
                unit: ""
                from: -10
                to: 10
                step: 0.1
                value: root.sheets.offsetX
                onEdited: value => root.sheets.offsetX = value
            }
            NumberField {
                objectName: "offsetY"
                name: qsTr("Down")
                from: -10
                to: 10
                step: 0.1
                value: root.sheets.offsetY
                onEdited: value => root.sheets.offsetY = value
            }
        }
    }
    SettingRow {
        width: parent.width
        label: qsTr("Backs are turned")
        help: qsTr("Clockwise, around the middle of the page.")
        NumberField {
            objectName: "rotation"
            name: qsTr("Rotation")
            unit: qsTr("degrees")
            from: -3
            to: 3
            step: 0.1
            value: root.sheets.rotation
            onEdited: value => root.sheets.rotation = value
        }
    }
    SettingRow {
        width: parent.width
        label: qsTr("Backs reach further")
        help: qsTr("Extra bleed to hide what is still off.")
        NumberField {
            objectName: "extraBleed"
            name: qsTr("Extra bleed")
            to: 5
            step: 0.5
            value: root.sheets.extraBleed
            onEdited: value => root.sheets.extraBleed = value
        }
    }
    SettingRow {
        width: parent.width
        label: qsTr("Measure the printer")
        help: qsTr("Print the test page on both sides, hold it against the light, and read off where each cross of the front meets the scales of the back.")
        PushButton {
            objectName: "testPage"
            iconName: "print"
            text: qsTr("Test page")
            hint: qsTr("Saved as a PDF of two pages, on the paper chosen above")
            enabled: !root.maker.running
            onClicked: root.maker.makeTestPage()
        }
    }
    SettingRow {
        width: parent.width
        label: qsTr("Read off at the upper cross")
        help: qsTr("To the right and down.")
        Row {
            spacing: Theme.space(2)
            Reading {
                id: aboveX
                objectName: "aboveX"
                name: qsTr("Upper cross, to the right")
                unit: ""
            }
            Reading {
                id: aboveY
                objectName: "aboveY"
                name: qsTr("Upper cross, down")
            }
        }
    }
    SettingRow {
        width: parent.width
        label: qsTr("Read off at the lower cross")
        help: qsTr("Then “Use these” sets how backs are moved and turned.")
        Row {
            spacing: Theme.space(2)
            Reading {
                id: belowX
                objectName: "belowX"
                name: qsTr("Lower cross, to the right")
                unit: ""
            }
            Reading {
                id: belowY
                objectName: "belowY"
                name: qsTr("Lower cross, down")
            }
            PushButton {
                objectName: "takeReadings"
                text: qsTr("Use these")
                hint: qsTr("Sets how backs are moved and turned")
                onClicked: root.sheets.takeReadings(aboveX.value, aboveY.value, belowX.value, belowY.value)
            }
        }
    }
}
