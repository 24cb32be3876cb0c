pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// The settings of the program's look and motion.
Sheet {
    id: root

    readonly property list<string> appearances: ["system", "light", "dark"]
    readonly property list<string> languages: ["system", ...Settings.languages]
    readonly property list<string> speeds: ["instant", "fast", "normal", "slow"]

    title: qsTr("Settings")
    preferredWidth: 680
    preferredHeight: 720

    Form {
        id: form
        anchors.fill: parent
        spacing: Theme.space(6)

        SettingRow {
            width: parent.width
            label: qsTr("Appearance")
            help: qsTr("A day game, a night game, or whatever your desktop uses.")
            Segments {
                objectName: "appearance"
                name: qsTr("Appearance")
                labels: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
                current: root.appearances.indexOf(Settings.appearance)
                onChosen: index => Settings.appearance = root.appearances[index]
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Language")
            help: qsTr("Texts, dates and the names of cards.")
            Segments {
                objectName: "language"
                name: qsTr("Language")
                labels: [qsTr("Same as the system"), ...Settings.languageNames]
                current: root.languages.indexOf(Settings.language)
                onChosen: index => Settings.language = root.languages[index]
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Movement")
            help: qsTr("How long cards fly and runners run.")
            Segments {
                objectName: "motion"
                name: qsTr("Movement")
                labels: [qsTr("Instant"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
                current: root.speeds.indexOf(Settings.motion)
                onChosen: index => Settings.motion = root.speeds[index]
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Computer opponents")
            help: qsTr("The least time they take, so that you can follow.")
            Segments {
                objectName: "pace"
                name: qsTr("Pace of computer opponents")
                labels: [qsTr("Instant"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
                current: root.speeds.indexOf(Settings.pace)
                onChosen: index => Settings.pace = root.speeds[index]
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Sounds")
            help: Settings.muted ? qsTr("None.") : qsTr("%1%: cards, dice, bats and the stands").arg(Math.round(Settings.volume * 100))
            Row {
                spacing: Theme.space(3)
                Stepper {
                    objectName: "volume"
                    name: qsTr("Volume of the sounds")
                    enabled: !Settings.muted
                    opacity: enabled ? 1 : 0.45
                    from: 0
                    to: 1
                    stepSize: 0.1
                    value: Settings.volume
                    onMoved: {
                        Settings.volume = value;
                        Sounds.sample();
                    }
                }
                Toggle {
                    objectName: "sounds"
                    checked: !Settings.muted
                    Accessible.name: qsTr("Sounds")
                    onToggled: {
                        Settings.muted = !checked;
                        Sounds.sample();
                    }
                }
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Text size")
            help: qsTr("%1%").arg(Math.round(textScale.value * 100))
            // What is changed lays this sheet out anew: not while the mouse is on it.
            Stepper {
                id: textScale
                objectName: "textScale"
                name: qsTr("Text size")
                from: 0.8
                to: 2.0
                stepSize: 0.1
                value: Settings.textScale
                onChosen: Settings.textScale = value
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Card size")
            help: qsTr("%1%, where the table has room").arg(Math.round(cardScale.value * 100))
            Stepper {
                id: cardScale
                objectName: "cardScale"
                name: qsTr("Card size")
                from: 0.8
                to: 2.0
                stepSize: 0.1
                value: Settings.cardScale
                onChosen: Settings.cardScale = value
            }
        }
        Repeater {
            model: GameCatalog
            PackRow {
                width: parent?.width ?? 0
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("One-click play")
            help: qsTr("A card with one legal place goes there at a click, if that can be taken back.")
            Toggle {
                objectName: "oneClick"
                checked: Settings.oneClick
                Accessible.name: qsTr("One-click play")
                onToggled: Settings.oneClick = checked
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Helps at the table")
            help: qsTr("Where a game has them: cards gone and cards to come, dice odds.")
            Toggle {
                objectName: "tableHelps"
                checked: Settings.tableHelps
                Accessible.name: qsTr("Helps at the table")
                onToggled: Settings.tableHelps = checked
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Tips at the table")
            help: qsTr("What you may do, told once when it first comes up. Switching tips off and on starts them over.")
            Toggle {
                objectName: "tips"
                checked: Settings.tips
                Accessible.name: qsTr("Tips at the table")
                onToggled: Settings.tips = checked
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Start where you left off")
            help: qsTr("Opens your last match or deck at the start instead of the shelf.")
            Toggle {
                objectName: "comesBack"
                checked: Settings.comesBack
                Accessible.name: qsTr("Start where you left off")
                onToggled: Settings.comesBack = checked
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("End of a turn")
            help: qsTr("With two players at one screen, it passes on only when you say so. Until then you can take your choice back.")
            Toggle {
                objectName: "endTurnSetting"
                checked: Settings.endTurn
                Accessible.name: qsTr("End turns by hand")
                onToggled: Settings.endTurn = checked
            }
        }
        SettingRow {
            width: parent.width
            label: qsTr("Skip forced choices")
            help: qsTr("A player with only one thing to do isn't asked; it is done. That saves passing the screen, but the skip tells the other player that there was no choice.")
            Toggle {
                objectName: "soleAnswers"
                checked: Settings.soleAnswers
                Accessible.name: qsTr("Skip forced choices")
                onToggled: Settings.soleAnswers = checked
            }
        }
        SecretChoiceRow {
            width: parent.width
        }
    }
}
