pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Table

/// After the last out: the line score, why it ended, and both decks laid open and counted.
ResultSheet {
    id: root

    required property CooperstownAdapter score

    sequel: score.single ? qsTr("Second game") : ""
    sequelHint: qsTr("Make it a doubleheader: the same decks, home and visitor swapped")
    sequelOption: "doubleheader"

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
    Grid {
        id: decks
        columns: root.pageWidth > 760 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.space(8)
        rowSpacing: Theme.space(5)
        Repeater {
            model: root.score.decksShared ? 1 : 2
            DeckReportView {
                required property int index
                width: decks.columns === 1 ? root.pageWidth : (root.pageWidth - decks.columnSpacing) / 2
                report: index === 0 ? root.score.deck0 : root.score.deck1
                gameId: root.page.match.gameId
                pictureQuery: root.page.match.faces.pictureQuery
                title: root.score.decksShared ? qsTr("The shared deck") : qsTr("The deck of %1").arg(root.page.match.seating.names[index] ?? "")
            }
        }
    }
}
