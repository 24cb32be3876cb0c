pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// Makes files of a deck: what, of which cards, and how; what is wrong with them is shown before.
FocusScope {
    id: root

    required property StudioDeck deck
    /// The cards that the wall shows, and those that are chosen there.
    required property list<int> shown
    required property list<int> chosen
    readonly property list<string> kinds: ["pdf", "pictures", "contact", "tabletop", "shop"]
    readonly property list<string> kindNames: [qsTr("Print-and-play PDF"), qsTr("One PNG per card"), qsTr("Contact sheet"), qsTr("Tabletop Simulator"), qsTr("Print shop")]
    readonly property int kind: Math.max(0, kinds.indexOf(exporter.options.kind))
    readonly property bool roomy: width > 1000 * Theme.textScale
    /// The page where there is no room for both: 0 the options, 1 the problems.
    property int page: 0
    signal jump(int card, bool back, string element)
    signal dismissed

    objectName: "exportSheet"
    focus: true

    DeckExport {
        id: exporter
        deck: root.deck
        shown: root.shown
        chosen: root.chosen
    }
    Sheet {
        id: sheet
        anchors.fill: parent
        focus: true
        enabled: folders.item === null
        title: root.deck.name === "" ? qsTr("Export") : qsTr("Export %1").arg(root.deck.name)
        preferredWidth: 1080
        preferredHeight: 900
        onDismissed: {
            if (exporter.running)
                exporter.cancel();
            else
                root.dismissed();
        }

        Segments {
            objectName: "kind"
            visible: root.roomy
            name: qsTr("What to make")
            labels: root.kindNames
            current: root.kind
            onChosen: index => exporter.options.kind = root.kinds[index]
        }
        Flow {
            id: bar
            width: parent.width
            height: Math.max(Theme.target, implicitHeight)
            spacing: Theme.space(3)
            Chooser {
                objectName: "kindChooser"
                visible: !root.roomy
                name: qsTr("Make")
                values: root.kindNames
                current: root.kind
                onPicked: index => exporter.options.kind = root.kinds[index]
            }
            Segments {
                objectName: "exportPages"
                visible: !root.roomy
                name: qsTr("Page")
                labels: [qsTr("Options"), qsTr("Findings (%1)").arg(exporter.findings.count)]
                current: root.page
                onChosen: index => root.page = index
            }
        }
        Form {
            id: form
            objectName: "exportForm"
            anchors.top: bar.bottom
            anchors.topMargin: Theme.space(4)
            anchors.bottom: parent.bottom
            width: root.roomy ? parent.width * 0.6 : parent.width
            visible: root.roomy || root.page === 0
            enabled: !exporter.running

            WordChoice {
                objectName: "which"
                width: parent.width
                label: qsTr("Cards")
                help: exporter.known ? "" : qsTr("After the first export you can also pick only the cards that changed.")
                ids: ["all", "shown", "chosen", "changed"].filter(id => id === "all" || id === exporter.which || id === "shown" && root.shown.length < root.deck.count || id === "chosen" && root.chosen.length > 0 || id === "changed" && exporter.known)
                labels: Array.from(ids).map(id => id === "all" ? qsTr("All (%1)").arg(root.deck.count) : id === "shown" ? qsTr("Those shown (%1)").arg(root.shown.length) : id === "chosen" ? root.chosen.length === 1 ? qsTr("Only %1").arg(root.deck.codeOf(root.chosen[0])) : qsTr("Chosen (%1)").arg(root.chosen.length) : qsTr("Changed (%1)").arg(exporter.changedCount))
                current: exporter.which
                onPicked: id => exporter.which = id
            }
            PdfForm {
                width: parent.width
                visible: exporter.options.kind === "pdf"
                maker: exporter
            }
            PictureForm {
                width: parent.width
                visible: exporter.options.kind !== "pdf"
                maker: exporter
            }
            SwitchRow {
                objectName: "lowInk"
                width: parent.width
                visible: exporter.options.kind !== "tabletop" && exporter.options.kind !== "shop"
                label: qsTr("Little ink")
                help: qsTr("White paper, pale art, dark text.")
                on: exporter.options.lowInk
                onSwitched: on => exporter.options.lowInk = on
            }
            PushButton {
                objectName: "resetExport"
                text: qsTr("Reset")
                hint: qsTr("Resets all options on this page; the folder stays")
                onClicked: (exporter.options.kind === "pdf" ? exporter.sheets : exporter.pictures).reset()
            }
        }
        Panel {
            anchors.top: bar.bottom
            anchors.topMargin: Theme.space(4)
            anchors.bottom: parent.bottom
            anchors.right: parent.right
            width: root.roomy ? parent.width * 0.4 - Theme.space(4) : parent.width
            visible: root.roomy || root.page === 1
            color: Theme.paper
            Label {
                id: heading
                objectName: "findingsTitle"
                x: Theme.space(3)
                y: Theme.space(3)
                width: parent.width - 2 * x
                wrapMode: Text.Wrap
                font.weight: Font.DemiBold
                text: exporter.checking ? qsTr("The cards are being checked …") : exporter.findings.count === 0 ? qsTr("Checked: no problems.") : qsTr("Look at this first:")
            }
            ProblemList {
                objectName: "findings"
                anchors.fill: parent
                anchors.margins: Theme.space(2)
                anchors.topMargin: heading.y + heading.height + Theme.space(2)
                problems: exporter.findings
                edits: root.deck.edits
                enabled: !exporter.running
                onJump: (card, back, element) => {
                    if (card >= 0)
                        root.jump(card, back, element);
                }
                onSaid: sentence => footer.wrong = sentence
            }
        }
        footer: ExportFooter {
            id: footer
            objectName: "exportFooter"
            width: parent.width
            maker: exporter
            onChooseFolder: folders.setSource("qrc:/qt/qml/RainDelay/Table/FileSheet.qml", {
                "title": qsTr("Choose a folder"),
                "forFolder": true,
                "ending": "",
                "folder": exporter.folder
            })
        }
    }
    Loader {
        id: folders
        anchors.fill: parent
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: folders.item
        ignoreUnknownSignals: true
        function onPicked(file: url): void {
            exporter.setFolder(file);
            folders.source = "";
            sheet.forceActiveFocus();
        }
        function onDismissed(): void {
            folders.source = "";
            sheet.forceActiveFocus();
        }
    }
}
