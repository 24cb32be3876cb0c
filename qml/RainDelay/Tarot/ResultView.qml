pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table
import RainDelay.Tarot

/// After the last hand: who won, and the score sheet.
ResultSheet {
    id: root

    required property TarotAdapter score

    preferredWidth: 760

    Repeater {
        model: root.score.over ? Array.from(root.score.sheets).reverse() : []
        HandScore {
            required property handSheet modelData
            objectName: "lineScore"
            width: root.pageWidth
            hand: modelData
            names: root.page.match.seating.names
        }
    }
}
