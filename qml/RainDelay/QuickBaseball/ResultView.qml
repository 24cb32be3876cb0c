pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Table

/// After the last out: the line score, and why it ended.
ResultSheet {
    id: root

    required property QuickBaseballAdapter score

    preferredWidth: 640

    Plaque {
        anchors.horizontalCenter: parent.horizontalCenter
        marginX: Theme.space(5)
        marginY: Theme.space(2.5)
        LineScore {
            room: root.pageWidth - 2 * Theme.space(6)
            unit: Theme.textScale * 1.15
            line: root.score.line
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
