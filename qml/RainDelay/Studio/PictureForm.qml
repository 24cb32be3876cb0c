pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The ways cards become pictures: a file a card, all on one, for a print shop or a virtual table.
Column {
    id: root

    required property DeckExport maker
    readonly property PictureOptions pictures: maker.pictures
    readonly property string kind: maker.options.kind

    spacing: Theme.space(4)

    WordChoice {
        objectName: "vendor"
        width: parent.width
        visible: root.kind === "shop"
        label: qsTr("Print shop")
        help: qsTr("The shop's own size, bleed and resolution: files to upload to it.")
        ids: root.pictures.vendorIds
        labels: root.pictures.vendorNames
        current: root.pictures.vendor
        onPicked: id => root.pictures.vendor = id
    }
    SettingRow {
        width: parent.width
        visible: root.kind === "pictures"
        label: qsTr("Resolution")
        NumberField {
            objectName: "dpi"
            name: qsTr("Resolution")
            unit: qsTr("dpi")
            from: 30
            to: 1200
            step: 50
            value: root.pictures.dpi
            onEdited: value => root.pictures.dpi = value
        }
    }
    WordChoice {
        objectName: "faces"
        width: parent.width
        visible: root.kind === "pictures" || root.kind === "shop"
        label: qsTr("Sides")
        help: qsTr("A back that several cards share is one file.")
        ids: ["both", "fronts", "backs"]
        labels: [qsTr("Both"), qsTr("Fronts"), qsTr("Backs")]
        current: root.pictures.fronts && root.pictures.backs ? "both" : root.pictures.fronts ? "fronts" : "backs"
        onPicked: id => {
            root.pictures.fronts = id !== "backs";
            root.pictures.backs = id !== "fronts";
        }
    }
    SwitchRow {
        objectName: "bleed"
        width: parent.width
        visible: root.kind === "pictures"
        label: qsTr("With the bleed")
        help: qsTr("Otherwise cut to the trim.")
        on: root.pictures.bleed
        onSwitched: on => root.pictures.bleed = on
    }
    SwitchRow {
        objectName: "roundCorners"
        width: parent.width
        visible: root.kind === "pictures" && !root.pictures.bleed
        label: qsTr("Round corners")
        help: qsTr("Transparent beyond them.")
        on: root.pictures.roundCorners
        onSwitched: on => root.pictures.roundCorners = on
    }
    WordChoice {
        objectName: "contactSide"
        width: parent.width
        visible: root.kind === "contact"
        label: qsTr("Side")
        ids: ["front", "back"]
        labels: [qsTr("Fronts"), qsTr("Backs")]
        current: root.pictures.contactBacks ? "back" : "front"
        onPicked: id => root.pictures.contactBacks = id === "back"
    }
    SettingRow {
        width: parent.width
        visible: root.kind === "contact"
        label: qsTr("Columns")
        NumberField {
            objectName: "contactColumns"
            name: qsTr("Columns")
            unit: ""
            digits: 0
            from: 1
            to: 1000
            value: root.pictures.columns
            onEdited: value => root.pictures.columns = value
        }
    }
    SettingRow {
        width: parent.width
        visible: root.kind === "contact"
        label: qsTr("Width of a card")
        NumberField {
            objectName: "cardWidth"
            name: qsTr("Width of a card")
            unit: qsTr("pixels")
            digits: 0
            from: 20
            to: 2000
            step: 20
            value: root.pictures.cardWidth
            onEdited: value => root.pictures.cardWidth = value
        }
    }
    SwitchRow {
        objectName: "names"
        width: parent.width
        visible: root.kind === "contact"
        label: qsTr("Codes below the cards")
        on: root.pictures.names
        onSwitched: on => root.pictures.names = on
    }
    SwitchRow {
        objectName: "large"
        width: parent.width
        visible: root.kind === "tabletop"
        label: qsTr("Large sheets")
        help: qsTr("Up to 8192 pixels a side instead of 4096: sharper, slower to load.")
        on: root.pictures.large
        onSwitched: on => root.pictures.large = on
    }
    SettingRow {
        width: parent.width
        visible: root.kind === "tabletop"
        label: qsTr("Address on the web")
        help: qsTr("Where you will put the pictures, so that others at the table see them. Empty: the files on this computer, which only it can read.")
        Field {
            objectName: "address"
            name: qsTr("Address on the web")
            width: 260 * Theme.textScale
            text: root.pictures.address
            placeholderText: "https://"
            onEditingFinished: root.pictures.address = text
        }
    }
}
