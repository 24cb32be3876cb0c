pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Goofspiel
import RainDelay.Kit
import RainDelay.Table

/// Goofspiel at the table.
TablePage {
    id: root

    adapter: adapter
    bannerAt: 0.62
    board: table
    scoreboardHeight: hud.height

    GoofspielAdapter {
        id: adapter
        match: root.match
    }
    BoardLayout {
        id: layout
        page: root
    }
    GroundPicture {
        geometry: layout
        picture: "goofspiel/art/felt"
        backdrop: Theme.dark ? "#14301f" : "#2f6b48"
    }
    Board {
        id: table
        anchors.fill: parent
        match: root.match
        geometry: layout
        focus: true
    }
    SeatPlates {
        page: root
        geometry: layout
        roles: Array.from(adapter.points).map(points => adapter.over ? "" : qsTr("%n points", "", points))
        share: 0.19
    }
    Hud {
        id: hud
        page: root
        score: adapter
    }
    result: ResultSheet {
        page: root
        preferredWidth: 480

        Column {
            objectName: "lineScore"
            anchors.horizontalCenter: parent.horizontalCenter
            Repeater {
                model: adapter.points
                ScoreRow {
                    required property int modelData
                    required property int index
                    Accessible.name: words + ": " + modelData
                    words: root.match.seating.names[index] ?? ""
                    wordsWidth: 200 * Theme.textScale
                    figures: [String(modelData)]
                    columns: [60 * Theme.textScale]
                    size: Theme.large
                }
            }
        }
    }
}
