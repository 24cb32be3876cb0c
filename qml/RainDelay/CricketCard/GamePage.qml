pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// Cricket Card at the table: a village ground with its pitch, both sides' wickets, scoreboard,
/// play-by-play, and the scorecards at the end.
TablePage {
    id: root

    adapter: adapter
    board: ground
    scoreboardHeight: hud.height
    spotOf: id => layout.pointOf(id)
    bannerAt: 0.425
    steady: ["close"]
    primary: ["let", "leave"]
    keys: ({ "bat": "B", "bowl": "O", "let": "L", "leave": "L", "close": "C" })

    /// Tests that were over when the series was last shown, or the page was made; -1: it isn't yet.
    property int testsSeen: -1

    function showSeries(): void {
        root.showSheet(Qt.resolvedUrl("SeriesSheet.qml"), {
            "score": adapter
        });
    }

    Component.onCompleted: testsSeen = adapter.testsOver

    CricketCardAdapter {
        id: adapter
        match: root.match
        // Between two tests of a series.
        onChanged: {
            if (root.testsSeen < 0 || testsOver <= root.testsSeen)
                return;
            root.testsSeen = testsOver;
            if (!over)
                root.showSeries();
        }
    }
    Shortcut {
        sequence: "T"
        enabled: !root.covered && !adapter.over
        onActivated: root.showSeries()
    }
    BoardLayout {
        id: layout
        page: root
    }
    GroundPicture {
        geometry: layout
        picture: "cricket-card/art/village"
        backdrop: Theme.dark ? "#0e1424" : "#9db8d2"
    }
    Board {
        id: ground
        anchors.fill: parent
        match: root.match
        geometry: layout
        score: adapter
        focus: true
    }
    SeatPlates {
        page: root
        geometry: layout
        roles: adapter.battingSeat < 0 ? [] : [0, 1].map(seat => adapter.battingSeat === seat ? qsTr("at bat") : qsTr("bowling"))
        // The far one ends above the figures of the far wickets.
        farUnit: (layout.farRoom - Theme.space(4)) / 23
    }
    CardTally {
        visible: Settings.tableHelps && adapter.started && !adapter.over
        score: adapter
        names: root.match.seating.names
        nearSeat: layout.nearSeat
        unit: Math.max(Theme.textScale, Math.min(1.3, root.sceneWidth / 1200))
        room: layout.cardHeight
        x: layout.besideHand
        width: root.sceneWidth - x - Theme.space(2)
        y: ground.height - layout.below - height - Theme.space(2)
    }
    BrokenWicket {
        highlights: root.highlights
        size: layout.wicketHeight
    }
    Boundary {
        anchors.fill: parent
        highlights: root.highlights
        geometry: layout
    }
    FollowOn {
        anchors.fill: parent
        highlights: root.highlights
        geometry: layout
    }
    Hud {
        id: hud
        page: root
        score: adapter
        onOpenSeries: root.showSeries()
    }
    result: ResultView {
        page: root
        score: adapter
    }
}
