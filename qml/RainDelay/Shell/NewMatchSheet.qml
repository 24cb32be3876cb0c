pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// Who plays, by which options, from which seed.
Sheet {
    id: root

    required property string gameId
    readonly property OptionModel options: GameCatalog.options(gameId)
    signal started(MatchController match)
    signal readRules

    function start(): void {
        const match = MatchLibrary.start(root.gameId, [first.text, second.text], root.options, seed.text);
        if (match)
            root.started(match);
    }

    // Not bound: another setting that changes must not take back what was typed.
    Component.onCompleted: {
        first.text = Settings.playerNames[0] ?? "";
        second.text = Settings.playerNames[1] ?? "";
    }

    title: GameCatalog.title(gameId)
    preferredWidth: 880
    preferredHeight: 690

    Flickable {
        id: form
        anchors.fill: parent
        contentHeight: fields.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Column {
            id: fields
            width: form.width - Theme.space(4)
            spacing: Theme.space(4)

            Label {
                width: parent.width
                text: GameCatalog.summary(root.gameId)
                wrapMode: Text.Wrap
                color: Theme.muted
            }
            Grid {
                id: names
                readonly property bool wide: parent.width > 520 * Theme.textScale
                width: parent.width
                columns: wide ? 2 : 1
                columnSpacing: Theme.space(4)
                rowSpacing: Theme.space(3)
                NameField {
                    id: first
                    objectName: "name-0"
                    width: names.wide ? (names.width - names.columnSpacing) / 2 : names.width
                    caption: qsTr("First player")
                    fallback: qsTr("Ann")
                }
                NameField {
                    id: second
                    objectName: "name-1"
                    width: first.width
                    caption: qsTr("Second player")
                    fallback: qsTr("Ben")
                }
            }
            SecretChoiceRow {
                visible: GameCatalog.together(root.gameId)
                width: parent.width
            }
            PresetRow {
                width: parent.width
                options: root.options
            }
            Repeater {
                model: root.options
                OptionRow {
                    width: fields.width
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
                    width: fields.width
                    text: qsTr("The same seed and the same choices give the same match.")
                    color: Theme.muted
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    footer: Item {
        width: parent.width
        height: startButton.height
        PushButton {
            anchors.left: parent.left
            look: PushButton.Quiet
            iconName: "book"
            text: qsTr("Rules")
            onClicked: root.readRules()
        }
        Label {
            anchors.right: startButton.left
            anchors.rightMargin: Theme.space(4)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width * 0.5)
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
