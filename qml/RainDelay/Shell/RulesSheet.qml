pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Session
import RainDelay.Table

/// A game's rules.
ReadingSheet {
    required property string gameId
    /// The number of the rule that it is opened at; none: at its beginning.
    property string rule: ""

    title: qsTr("Rules: %1").arg(GameCatalog.title(gameId))
    page: gameId + "/rules.md"
    // As the page has it, behind the number where a rule comes from.
    opensAt: rule === "" ? "" : rule + " ["
}
