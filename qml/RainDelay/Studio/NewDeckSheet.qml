pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Studio

/// Makes a deck and opens it: from a template, or (`keeps`) from the table that is open alone.
FocusScope {
    id: root

    required property StudioDeck deck
    property bool keeps: false
    /// The error; "" if nothing went wrong.
    property string wrong: ""
    property int template: 0
    signal dismissed

    function make(): void {
        if (!makes.enabled)
            return;
        root.wrong = root.keeps ? place.keep(root.deck) : place.begin(place.templates[root.template], root.deck);
        if (root.wrong === "")
            root.dismissed();
    }

    objectName: "newDeckSheet"
    focus: true
    Component.onCompleted: {
        if (root.keeps)
            place.name = root.deck.name;
        field.forceActiveFocus();
        field.selectAll();
    }

    NewDeck {
        id: place
        earlier: Settings.recentDecks
        onChanged: root.wrong = ""
    }
    Sheet {
        id: sheet
        anchors.fill: parent
        focus: true
        enabled: folders.item === null
        title: root.keeps ? qsTr("Keep as a deck") : qsTr("New deck")
        preferredWidth: root.keeps ? 640 : 860
        preferredHeight: root.keeps ? 360 : 620
        onDismissed: root.dismissed()

        Form {
            anchors.fill: parent
            Label {
                visible: root.keeps
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("This makes a folder with the layout that you see (deck.yaml), the table (cards.csv) and its pictures (art). From then on you work there; the table that you opened stays as it is.")
            }
            Row {
                id: tiles
                property real highest: 0
                visible: !root.keeps
                width: parent.width
                spacing: Theme.space(3)
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("What it begins with")
                Repeater {
                    model: root.keeps ? [] : place.templates
                    TemplateTile {
                        required property int index
                        required property string modelData
                        template: modelData
                        text: place.templateTitles[index]
                        help: place.templateHelps[index]
                        picture: Math.max(110, Math.min(200 * Theme.textScale, root.height * 0.24))
                        width: Math.floor((tiles.width - 2 * tiles.spacing) / 3)
                        height: tiles.highest
                        onImplicitHeightChanged: tiles.highest = Math.max(tiles.highest, implicitHeight)
                        checked: index === root.template
                        onClicked: root.template = index
                    }
                }
            }
            Field {
                id: field
                objectName: "newDeckName"
                width: parent.width
                name: qsTr("Name of the deck")
                placeholderText: name
                maximumLength: 80
                text: place.name
                onTextEdited: place.name = text
                onAccepted: root.make()
            }
            Item {
                width: parent.width
                height: folder.height
                OneLine {
                    objectName: "deckFolder"
                    anchors.left: parent.left
                    anchors.right: folder.left
                    anchors.rightMargin: Theme.space(2)
                    anchors.verticalCenter: parent.verticalCenter
                    text: place.folder === "" ? place.parentFolder : place.folder
                    elide: Text.ElideMiddle
                    font.pixelSize: Theme.small
                    color: Theme.muted
                    Accessible.name: qsTr("Its folder: %1").arg(text)
                }
                PushButton {
                    id: folder
                    objectName: "choosePlace"
                    anchors.right: parent.right
                    look: PushButton.Quiet
                    iconName: "folder"
                    text: qsTr("Place …")
                    hint: qsTr("Choose where the deck's folder is made")
                    onClicked: folders.setSource("qrc:/qt/qml/RainDelay/Table/FileSheet.qml", {
                        "title": qsTr("Where should it go?"),
                        "forFolder": true,
                        "verb": qsTr("In this folder"),
                        "ending": "",
                        "folder": place.parentFolder
                    })
                }
            }
        }
        footer: Item {
            width: parent.width
            height: Math.max(makes.height, words.implicitHeight)
            Label {
                id: words
                objectName: "hindrance"
                anchors.left: parent.left
                anchors.right: makes.left
                anchors.rightMargin: Theme.space(3)
                anchors.verticalCenter: parent.verticalCenter
                text: root.wrong !== "" ? root.wrong : place.hindrance
                wrapMode: Text.Wrap
                color: Theme.danger
                font.pixelSize: Theme.small
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            PushButton {
                id: makes
                objectName: "makeDeck"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                look: PushButton.Primary
                iconName: "check"
                enabled: place.folder !== "" && place.hindrance === ""
                text: root.keeps ? qsTr("Keep it") : qsTr("Create")
                onClicked: root.make()
            }
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
            place.setParentFolder(file);
            folders.source = "";
            field.forceActiveFocus();
        }
        function onDismissed(): void {
            folders.source = "";
            field.forceActiveFocus();
        }
    }
}
