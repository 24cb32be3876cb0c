pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.RallyBird
import RainDelay.Table

/// After the last out: the line score, the box score, and which plays were used.
ResultSheet {
    id: root

    required property RallyBirdAdapter score

    preferredWidth: 720

    component Figures: FigureTable {
        anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
        room: root.pageWidth
        teams: root.page.match.seating.names
    }

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
    Figures {
        rows: root.score.figureNames
        figures0: root.score.figures0
        figures1: root.score.figures1
    }
    Heading {
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Plays used")
        font.pixelSize: Theme.large
    }
    Figures {
        rows: root.score.playNames
        figures0: root.score.plays0
        figures1: root.score.plays1
        objectName: "plays"
    }
}
