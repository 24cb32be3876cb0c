pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session

/// The decks to open: a folder of one's own, the last ones opened, and the games' cards.
Flickable {
    id: root

    signal openDeck
    signal newDeck
    signal readFormat
    signal beginTour
    signal openRecent(string folder)
    signal openExample(string gameId)

    objectName: "deckShelf"
    contentHeight: column.height + Theme.space(16)
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: Scroller {}

    Column {
        id: column
        x: (root.width - width) / 2
        y: Theme.space(8)
        width: Math.min(root.width - Theme.space(12), 960 * Math.min(1.3, Theme.textScale))
        spacing: Theme.space(4)

        Heading {
            text: qsTr("Open a deck")
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            color: Theme.muted
            text: qsTr("A deck is a folder with a deck.yaml (the look of the cards), a cards.csv (a row per card) and art, or a ZIP file of it. A table alone (CSV, XLSX, ODS) is enough to start: a layout is proposed. Drop it on this window, or choose the file. What you save in any program shows here at once.")
        }
        Flow {
            width: parent.width
            spacing: Theme.space(2)
            PushButton {
                objectName: "openDeck"
                look: PushButton.Primary
                iconName: "folder"
                text: qsTr("Open …")
                hint: qsTr("Choose a deck.yaml, a ZIP file or a table (Ctrl+O)")
                onClicked: root.openDeck()
            }
            PushButton {
                objectName: "newDeck"
                iconName: "plus"
                text: qsTr("New deck …")
                hint: qsTr("Start from one of three templates (Ctrl+N)")
                onClicked: root.newDeck()
            }
            PushButton {
                objectName: "beginTour"
                iconName: "hint"
                text: qsTr("Guided tour")
                hint: qsTr("Five minutes with a small deck that has three mistakes; a fresh copy each time")
                onClicked: root.beginTour()
            }
            PushButton {
                objectName: "readFormat"
                look: PushButton.Quiet
                iconName: "book"
                text: qsTr("How decks are written")
                hint: qsTr("The page on deck.yaml, cards.csv and art (F1)")
                onClicked: root.readFormat()
            }
        }
        Heading {
            visible: recent.count > 0
            topPadding: Theme.space(4)
            text: qsTr("Recent decks")
            font.pixelSize: Theme.large
        }
        Column {
            width: parent.width
            Repeater {
                id: recent
                model: Settings.recentDecks
                Row {
                    id: entry
                    required property int index
                    required property string modelData
                    PushButton {
                        objectName: "recent-" + entry.index
                        look: PushButton.Quiet
                        iconName: "cards"
                        text: entry.modelData.split("/").pop()
                        hint: entry.modelData
                        onClicked: root.openRecent(entry.modelData)
                    }
                    OneLine {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, column.width * 0.5)
                        text: entry.modelData
                        elide: Text.ElideMiddle
                        color: Theme.muted
                        font.pixelSize: Theme.small
                    }
                    PushButton {
                        look: PushButton.Quiet
                        iconName: "close"
                        hint: qsTr("Remove it from this list; the deck stays where it is")
                        onClicked: Settings.forgetDeck(entry.modelData)
                    }
                }
            }
        }
        Heading {
            topPadding: Theme.space(4)
            text: qsTr("Examples: the cards of our games")
            font.pixelSize: Theme.large
        }
        Flow {
            width: parent.width
            spacing: Theme.space(4)
            Repeater {
                model: GameCatalog
                T.Button {
                    id: example
                    required property string gameId
                    required property string title
                    required property url boxUrl
                    objectName: "example-" + gameId
                    width: Math.floor((column.width - 2 * Theme.space(4)) / 3)
                    height: 84 * Math.min(1.4, Theme.textScale)
                    hoverEnabled: true
                    focusPolicy: Qt.StrongFocus
                    Accessible.name: title
                    Accessible.ignored: !enabled
                    Accessible.onPressAction: if (example.enabled)
                        example.clicked()
                    onClicked: root.openExample(example.gameId)
                    Keys.onReturnPressed: root.openExample(example.gameId)
                    background: Panel {
                        color: example.hovered ? Theme.raised : Theme.surface
                        FocusRing {
                            shown: example.visualFocus
                        }
                    }
                    contentItem: Item {
                        Picture {
                            id: lid
                            x: Theme.space(3)
                            anchors.verticalCenter: parent.verticalCenter
                            height: parent.height - Theme.space(5)
                            width: Math.round(height * 0.8)
                            source: example.boxUrl
                        }
                        Label {
                            anchors.left: lid.right
                            anchors.leftMargin: Theme.space(3)
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.space(2)
                            anchors.verticalCenter: parent.verticalCenter
                            text: example.title
                            font.weight: Font.DemiBold
                            wrapMode: Text.Wrap
                        }
                    }
                }
            }
        }
    }
}
