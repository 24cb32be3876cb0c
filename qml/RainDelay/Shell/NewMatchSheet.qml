pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// The players of a new match, its options and its seed.
Sheet {
    id: root

    required property string gameId
    /// The deck that the cards are taken from, and what it is called; none: the game's own.
    property url deck
    property string deckName: ""
    readonly property OptionModel options: GameCatalog.options(gameId)
    signal started(MatchController match)
    signal readRules
    signal learn

    function start(): void {
        Settings.playerNames = players.all().map(player => player.text);
        const kinds = players.kinds().slice(0, root.options.seats);
        Settings.keepSetup(root.gameId, kinds, root.options.texts());
        const match = MatchLibrary.start(root.gameId, Settings.playerNames, root.options, seed.text, practice.checked, kinds, root.deck);
        if (match)
            root.started(match);
    }

    // Not bound: another setting that changes must not take back what was typed.
    Component.onCompleted: {
        const last = Settings.seats(root.gameId);
        root.options.restore(Settings.options(root.gameId), last.length);
        const kinds = GameCatalog.seated(root.gameId, last, root.options.maxSeats);
        players.all().forEach((player, seat) => {
            player.text = Settings.playerNames[seat] ?? "";
            player.kind = kinds[seat];
        });
    }

    title: GameCatalog.title(gameId)
    preferredWidth: 960
    preferredHeight: 690

    Form {
        id: form
        anchors.fill: parent
        spacing: Theme.space(4)

        Label {
            width: parent.width
            text: GameCatalog.summary(root.gameId)
            wrapMode: Text.Wrap
            color: Theme.muted
        }
        SettingRow {
            objectName: "deckRow"
            visible: root.deck.toString() !== ""
            width: parent.width
            label: qsTr("Cards")
            help: qsTr("From the deck “%1”: its values for the rules, its faces on the table.").arg(root.deckName)
            PushButton {
                objectName: "ownCards"
                text: qsTr("Use the game's own")
                onClicked: root.deck = ""
            }
        }
        SettingRow {
            visible: root.options.minSeats < root.options.maxSeats
            width: parent.width
            label: qsTr("Players")
            Segments {
                objectName: "seats"
                name: qsTr("Players")
                labels: Array.from({
                    length: root.options.maxSeats - root.options.minSeats + 1
                }, (_, i) => (root.options.minSeats + i).toString())
                current: root.options.seats - root.options.minSeats
                onChosen: index => root.options.seats = root.options.minSeats + index
            }
        }
        Grid {
            id: players
            function all() {
                return Array.from({
                    length: fieldsOfPlayers.count
                }, (_, i) => fieldsOfPlayers.itemAt(i) as PlayerField);
            }
            function kinds() {
                return all().map(player => player.kind);
            }
            readonly property real fieldWidth: (parent.width - (root.options.seats - 1) * columnSpacing) / root.options.seats
            readonly property bool wide: fieldWidth > 240 * Theme.textScale && fieldWidth >= ((fieldsOfPlayers.count > 0 ? fieldsOfPlayers.itemAt(0) as PlayerField : null)?.leastWidth ?? 0)
            width: parent.width
            columns: wide ? root.options.seats : 1
            columnSpacing: Theme.space(4)
            rowSpacing: Theme.space(3)
            Repeater {
                id: fieldsOfPlayers
                model: root.options.maxSeats
                PlayerField {
                    required property int index
                    objectName: "name-" + index
                    gameId: root.gameId
                    visible: index < root.options.seats
                    width: (players.width - (players.columns - 1) * players.columnSpacing) / players.columns
                    caption: [qsTr("First player"), qsTr("Second player"), qsTr("Third player")][index]
                    fallback: GameCatalog.defaultName(players.kinds(), index)
                }
            }
        }
        SecretChoiceRow {
            visible: GameCatalog.together(root.gameId) && players.kinds().slice(0, root.options.seats).filter(kind => kind === "human").length > 1
            width: parent.width
        }
        DutyRows {
            width: parent.width
            gameId: root.gameId
            names: players.all().slice(0, root.options.seats).map(player => player.text !== "" ? player.text : player.fallback)
            kinds: players.kinds()
        }
        SettingRow {
            width: parent.width
            label: qsTr("Practice")
            help: qsTr("Everything can be taken back, even drawn cards and thrown dice. The record is marked as practice.")
            Toggle {
                id: practice
                objectName: "practice"
                Accessible.name: qsTr("Practice")
            }
        }
        PackRow {
            visible: root.deck.toString() === "" && packs.length > 1
            gameId: root.gameId
            width: parent.width
        }
        PresetRow {
            width: parent.width
            options: root.options
        }
        Repeater {
            model: root.options
            OptionRow {
                width: parent?.width ?? 0
                onChanged: value => root.options.setValue(optionId, value)
            }
        }
        Column {
            width: parent.width
            spacing: Theme.space(1)
            Label {
                text: qsTr("Seed")
                font.weight: Font.DemiBold
            }
            Row {
                spacing: Theme.space(2)
                Field {
                    id: seed
                    objectName: "seed"
                    name: qsTr("Seed")
                    width: 260
                    text: MatchLibrary.newSeed()
                    maximumLength: 16
                    validator: RegularExpressionValidator {
                        regularExpression: /[0-9a-fA-F]{1,16}/
                    }
                }
                PushButton {
                    iconName: "dice"
                    hint: qsTr("Another seed")
                    onClicked: seed.text = MatchLibrary.newSeed()
                }
            }
            Label {
                width: parent?.width ?? 0
                text: qsTr("The same seed and the same choices give the same match.")
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
    }
    footer: Item {
        width: parent.width
        height: startButton.height
        Row {
            id: ways
            anchors.left: parent.left
            PushButton {
                objectName: "readRules"
                look: PushButton.Quiet
                iconName: "book"
                text: qsTr("Rules")
                onClicked: root.readRules()
            }
            PushButton {
                objectName: "learn"
                visible: GameCatalog.hasLesson(root.gameId)
                look: PushButton.Quiet
                iconName: "coach"
                text: qsTr("Lesson")
                hint: qsTr("Learn it at the table in under five minutes")
                onClicked: root.learn()
            }
        }
        Label {
            anchors.right: startButton.left
            anchors.rightMargin: Theme.space(4)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - ways.width - startButton.width - 2 * Theme.space(4))
            text: MatchLibrary.lastError
            color: Theme.danger
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
        }
        PushButton {
            id: startButton
            objectName: "start"
            anchors.right: parent.right
            look: PushButton.Primary
            iconName: "play"
            text: qsTr("Play")
            focus: true
            onClicked: root.start()
        }
    }
}
