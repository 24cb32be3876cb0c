pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The duties that persons leave to their bench coach in a game that has such duties: a row for
/// each, with a switch for each person's seat. It holds for this match and for the next ones.
Column {
    id: root

    required property string gameId
    /// By seat: what its player is called, and who it is.
    required property list<string> names
    required property list<string> kinds

    visible: duties.count > 0 && Array.from(kinds).slice(0, names.length).includes("human")
    spacing: Theme.space(3)

    Label {
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("Left to the bench coach")
        font.weight: Font.DemiBold
    }
    Repeater {
        id: duties
        model: GameCatalog.duties(root.gameId)
        SettingRow {
            id: row

            required property int index
            required property string modelData

            width: root.width
            label: GameCatalog.dutyNames(root.gameId)[index]
            help: GameCatalog.dutyHelps(root.gameId)[index]

            Row {
                spacing: Theme.space(4)
                Repeater {
                    model: root.names
                    Row {
                        id: seat

                        required property int index
                        required property string modelData

                        visible: root.kinds[index] === "human"
                        spacing: Theme.space(2)

                        OneLine {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.min(implicitWidth, 140 * Theme.textScale)
                            text: seat.modelData
                            color: Theme.muted
                        }
                        Toggle {
                            objectName: "duty." + row.modelData + "." + seat.index
                            Accessible.name: qsTr("%1: %2", "a player and a duty").arg(seat.modelData).arg(row.label)
                            checked: Array.from(Settings.leftToCoach(root.gameId, seat.index)).includes(row.modelData)
                            onToggled: {
                                const others = Settings.leftToCoach(root.gameId, seat.index).filter(duty => duty !== row.modelData);
                                Settings.setLeftToCoach(root.gameId, seat.index, checked ? [...others, row.modelData] : others);
                            }
                        }
                    }
                }
            }
        }
    }
}
