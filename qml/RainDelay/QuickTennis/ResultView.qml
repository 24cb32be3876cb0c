pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickTennis
import RainDelay.Table

/// After the last point: the sets, and what was counted.
ResultSheet {
    id: root

    required property QuickTennisAdapter score

    preferredWidth: 620

    Plaque {
        anchors.horizontalCenter: parent.horizontalCenter
        marginX: Theme.space(5)
        marginY: Theme.space(2.5)
        SetScore {
            room: root.pageWidth - 2 * Theme.space(6)
            unit: Theme.textScale * 1.15
            score: root.score
            names: root.page.match.seating.names
        }
    }
    FigureTable {
        anchors.horizontalCenter: parent.horizontalCenter
        room: root.pageWidth
        teams: root.page.match.seating.names
        rows: root.score.figureNames
        figures0: root.score.figures0
        figures1: root.score.figures1
    }
}
