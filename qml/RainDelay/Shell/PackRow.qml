pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Chooses the pack that a game's cards come from, where its deck comes in several.
SettingRow {
    id: root

    required property string gameId
    readonly property list<string> packs: GameCatalog.packs(gameId)
    property list<string> names: GameCatalog.packNames(gameId)
    property string pack: Settings.pack(gameId)

    visible: packs.length > 1
    label: qsTr("Cards of %1").arg(GameCatalog.title(gameId))
    help: qsTr("The look of the pack at the table.")

    Segments {
        objectName: "pack-" + root.gameId
        name: root.label
        labels: root.names
        current: Math.max(0, root.packs.indexOf(root.pack))
        onChosen: index => Settings.setPack(root.gameId, root.packs[index])
    }
    Connections {
        target: Settings
        function onChanged(): void {
            root.pack = Settings.pack(root.gameId);
        }
        function onLanguageChanged(): void {
            root.names = GameCatalog.packNames(root.gameId);
        }
    }
}
