pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The three questions that a table is asked: how many, what is what, how large.
Form {
    id: root

    required property TableImport importer
    /// A column was given this part.
    signal chosen(int role, string column)

    function choose(role: int, column: string): void {
        root.importer.choose(role, column);
        root.chosen(role, column);
    }

    Heading {
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("How many of each card?")
        font.pixelSize: Theme.large
    }
    ColumnChoice {
        objectName: "copiesColumn"
        width: parent.width
        label: qsTr("Copies")
        help: qsTr("The column that says how often a card is printed.")
        none: qsTr("One of each")
        columns: root.importer.counting
        current: root.importer.chosen[TableImport.Copies] ?? ""
        onPicked: column => root.choose(TableImport.Copies, column)
    }
    Heading {
        width: parent.width
        topPadding: Theme.space(2)
        wrapMode: Text.Wrap
        text: qsTr("What is on a card?")
        font.pixelSize: Theme.large
    }
    Label {
        objectName: "placedNote"
        visible: root.importer.placed
        width: parent.width
        wrapMode: Text.Wrap
        color: Theme.muted
        font.pixelSize: Theme.small
        text: qsTr("Columns are placed as the other program had them. Choose another, and the card is rearranged.")
    }
    Repeater {
        model: [TableImport.Title, TableImport.Text, TableImport.Picture, TableImport.Cost, TableImport.Back]
        ColumnChoice {
            required property int modelData
            objectName: ["", "titleColumn", "textColumn", "pictureColumn", "costColumn", "backColumn"][modelData]
            width: parent.width
            label: ["", qsTr("Title"), qsTr("Text"), qsTr("Picture"), qsTr("Cost"), qsTr("Back")][modelData]
            help: modelData === TableImport.Picture ? qsTr("The name of a file, with or without its ending, here or in a folder beside the table.") : modelData === TableImport.Back ? qsTr("A picture or a text on the other side.") : ""
            columns: root.importer.columns
            current: root.importer.chosen[modelData] ?? ""
            onPicked: column => root.choose(modelData, column)
        }
    }
    ColumnChoice {
        objectName: "titleFont"
        visible: root.importer.fonts.length > 1
        width: parent.width
        label: qsTr("Typeface of titles")
        help: qsTr("A font file beside the table, or the program's own.")
        none: "Vollkorn"
        columns: root.importer.fonts
        current: root.importer.titleFont
        onPicked: font => root.importer.setTitlesIn(font)
    }
    ColumnChoice {
        objectName: "textFont"
        visible: root.importer.fonts.length > 1
        width: parent.width
        label: qsTr("Typeface of texts")
        none: "Inter"
        columns: root.importer.fonts
        current: root.importer.textFont
        onPicked: font => root.importer.setTextsIn(font)
    }
    Label {
        visible: root.importer.others.length > 0
        text: qsTr("Other columns: what is printed?")
        font.weight: Font.DemiBold
    }
    Repeater {
        model: root.importer.others
        SwitchRow {
            required property string modelData
            objectName: "printed-" + modelData
            width: parent.width
            label: modelData
            help: root.importer.sample(modelData)
            on: Array.from(root.importer.leftOut).indexOf(modelData) < 0
            onSwitched: on => root.importer.leaveOut(modelData, !on)
        }
    }
    Heading {
        width: parent.width
        topPadding: Theme.space(2)
        wrapMode: Text.Wrap
        text: qsTr("How large is a card?")
        font.pixelSize: Theme.large
    }
    SettingRow {
        width: parent.width
        label: qsTr("Size")
        help: root.importer.measures
        Chooser {
            objectName: "cardSize"
            name: qsTr("Size")
            text: root.importer.sizeName
            values: root.importer.sizeNames
            current: root.importer.size
            onPicked: index => root.importer.chooseSize(index)
        }
    }
    WordChoice {
        objectName: "cardLies"
        visible: !root.importer.square
        width: parent.width
        label: qsTr("The card lies")
        ids: ["upright", "across"]
        labels: [qsTr("Upright"), qsTr("Across")]
        current: root.importer.across ? "across" : "upright"
        onPicked: id => root.importer.lay(id === "across")
    }
    PushButton {
        objectName: "resetImport"
        enabled: root.importer.answered
        text: qsTr("Reset")
        hint: qsTr("All answers as found in the table")
        onClicked: root.importer.reset()
    }
}
