pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The arrangement of cards on the pages of a PDF.
Column {
    id: root

    required property DeckExport maker
    readonly property SheetOptions sheets: maker.sheets
    readonly property bool manyOnAPage: !sheets.singly

    spacing: Theme.space(4)

    WordChoice {
        objectName: "singly"
        width: parent.width
        label: qsTr("Pages")
        help: root.manyOnAPage ? qsTr("Sheets to cut at home.") : qsTr("Each page is a card with its bleed, for print shops that take PDF.")
        ids: ["sheets", "cards"]
        labels: [qsTr("Sheets of cards"), qsTr("One card per page")]
        current: root.sheets.singly ? "cards" : "sheets"
        onPicked: id => root.sheets.singly = id === "cards"
    }
    WordChoice {
        objectName: "backs"
        width: parent.width
        label: qsTr("Backs")
        help: root.sheets.backs === "duplex" ? qsTr("On a page of their own, printed on the other side.") : root.sheets.backs === "gutterfold" ? qsTr("On the same page: fold it along the line, glue it, then cut.") : root.maker.hasTwoFaces ? qsTr("Some cards have two faces: without backs the second one is missing.") : ""
        ids: root.manyOnAPage ? ["none", "duplex", "gutterfold"] : ["none", "duplex"]
        labels: root.manyOnAPage ? [qsTr("None"), qsTr("Two-sided"), qsTr("Gutterfold")] : [qsTr("None"), qsTr("After each front")]
        current: root.sheets.backs
        onPicked: id => root.sheets.backs = id
    }
    SettingRow {
        width: parent.width
        visible: root.manyOnAPage
        label: qsTr("Paper")
        Chooser {
            objectName: "paper"
            name: qsTr("Paper")
            text: values[current] ?? ""
            values: root.sheets.paperNames
            current: Math.max(0, Array.from(root.sheets.paperIds).indexOf(root.sheets.paper))
            onPicked: index => root.sheets.paper = root.sheets.paperIds[index]
        }
    }
    SettingRow {
        width: parent.width
        visible: root.manyOnAPage && root.sheets.paper === "custom"
        label: qsTr("Size of the paper")
        Row {
            spacing: Theme.space(2)
            NumberField {
                objectName: "paperWidth"
                name: qsTr("Width of the paper")
                unit: "×"
                from: 50
                to: 1500
                value: root.sheets.customWidth
                onEdited: value => root.sheets.customWidth = value
            }
            NumberField {
                objectName: "paperHeight"
                name: qsTr("Height of the paper")
                from: 50
                to: 1500
                value: root.sheets.customHeight
                onEdited: value => root.sheets.customHeight = value
            }
        }
    }
    WordChoice {
        objectName: "layout"
        width: parent.width
        visible: root.manyOnAPage
        label: qsTr("The sheet lies")
        ids: ["auto", "portrait", "landscape"]
        labels: [qsTr("Whichever fits more"), qsTr("Upright"), qsTr("Across")]
        current: root.sheets.layout
        onPicked: id => root.sheets.layout = id
    }
    SettingRow {
        width: parent.width
        visible: root.manyOnAPage
        label: qsTr("Gaps between cards")
        help: qsTr("With a gap each card keeps its bleed; without one a single cut parts two cards.")
        NumberField {
            objectName: "gap"
            name: qsTr("Gap")
            to: 100
            value: root.sheets.gap
            onEdited: value => root.sheets.gap = value
        }
    }
    SettingRow {
        width: parent.width
        visible: root.manyOnAPage
        label: qsTr("Margin")
        help: qsTr("What the printer leaves blank at each edge.")
        NumberField {
            objectName: "margin"
            name: qsTr("Margin")
            to: 100
            value: root.sheets.margin
            onEdited: value => root.sheets.margin = value
        }
    }
    SettingRow {
        width: parent.width
        visible: root.manyOnAPage
        label: qsTr("Columns and rows")
        help: qsTr("Empty: as many as fit.")
        Row {
            spacing: Theme.space(2)
            NumberField {
                objectName: "columns"
                name: qsTr("Columns")
                unit: "×"
                digits: 0
                to: 99
                zero: qsTr("auto")
                value: root.sheets.columns
                onEdited: value => root.sheets.columns = value
            }
            NumberField {
                objectName: "rows"
                name: qsTr("Rows")
                unit: ""
                digits: 0
                to: 99
                zero: qsTr("auto")
                value: root.sheets.rows
                onEdited: value => root.sheets.rows = value
            }
        }
    }
    SwitchRow {
        objectName: "marks"
        width: parent.width
        visible: root.manyOnAPage
        label: qsTr("Cut marks")
        help: qsTr("Where to cut, beside the cards and never on them.")
        on: root.sheets.marks
        onSwitched: on => root.sheets.marks = on
    }
    SwitchRow {
        objectName: "ruler"
        width: parent.width
        visible: root.manyOnAPage
        label: qsTr("Ruler")
        help: qsTr("50 mm, to check that the printer kept the size.")
        on: root.sheets.ruler
        onSwitched: on => root.sheets.ruler = on
    }
    SwitchRow {
        objectName: "copies"
        width: parent.width
        label: qsTr("Copies")
        help: qsTr("Each card as often as the column copies says; otherwise once.")
        on: root.sheets.copies
        onSwitched: on => root.sheets.copies = on
    }
    SwitchRow {
        objectName: "booklet"
        width: parent.width
        visible: root.manyOnAPage && root.maker.hasRules
        label: qsTr("Rules booklet")
        help: qsTr("Last in the file. Print these pages on both sides, then fold and staple them.")
        on: root.sheets.booklet
        onSwitched: on => root.sheets.booklet = on
    }
    PrinterForm {
        width: parent.width
        visible: root.manyOnAPage && root.sheets.backs === "duplex"
        maker: root.maker
    }
}
