pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Session
import RainDelay.Table

/// A game's rules.
ReadingSheet {
    required property string gameId

    title: qsTr("Rules: %1").arg(GameCatalog.title(gameId))
    page: gameId + "/rules.md"
}
