pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Table

/// After the last innings: who won and how, and the scorecard of every test.
ResultSheet {
    id: root

    required property CricketCardAdapter score

    preferredWidth: 900

    Repeater {
        model: root.score.over ? root.score.cards : []
        Scorecard {
            required property testCard modelData
            test: modelData
            names: root.page.match.seating.names
            titled: root.score.tests > 1
            room: root.pageWidth
        }
    }
}
