pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// A game's rules, at the game in one minute with pictures of its box and of some cards.
ReadingSheet {
    id: root

    required property string gameId
    /// The number of the rule that it is opened at; none: at its beginning.
    property string rule: ""

    title: qsTr("Rules: %1").arg(GameCatalog.title(gameId))
    page: gameId + "/rules.md"
    readonly property int inOneMinute: 1
    chapter: rule === "" ? inOneMinute : 0
    pictured: inOneMinute
    picture: Row {
        objectName: "rulesPictures"
        transformOrigin: Item.TopLeft
        spacing: Theme.space(3)
        Picture {
            width: height * 0.8
            height: 150 * Math.min(1.3, Theme.textScale)
            source: GameCatalog.boxUrl(root.gameId)
        }
        Repeater {
            model: GameCatalog.someCards(root.gameId)
            Image {
                id: card
                required property string modelData
                height: 150 * Math.min(1.3, Theme.textScale)
                sourceSize.height: height * Screen.devicePixelRatio
                asynchronous: true
                source: card.modelData
            }
        }
    }
    // As the page has it, behind the number where a rule comes from.
    opensAt: rule === "" ? "" : rule + " ["
}
