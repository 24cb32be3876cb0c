pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Testing

/// The page of statistics: over matches that were played for it, and over none.
Item {
    id: root

    width: 1280
    height: 800

    property StatisticsPage page: null

    Component {
        id: pages
        StatisticsPage {
            anchors.fill: parent
        }
    }
    Component {
        id: windows
        Main {
            width: 1280
            height: 800
            files: []
            visible: true
        }
    }
    SignalSpy {
        id: left
        target: root.page
        signalName: "leave"
    }

    TestCase {
        name: "Statistics"
        when: windowShown

        readonly property string baseball: "quick-baseball"
        readonly property string tennis: "quick-tennis"

        function part(name) {
            return findChild(root.page, name);
        }
        function open() {
            root.page = createTemporaryObject(pages, root);
            left.clear();
            tryVerify(() => !root.page.collection.reading);
        }
        /// Five matches of Ann: three of tennis, two of baseball; and one of others.
        function openWithMatches() {
            for (const day of [1, 2, 3])
                Library.play(tennis, ["Ann", "Ben"], day, false);
            for (const day of [4, 5])
                Library.play(baseball, ["Cleo", "ANN"], day, false);
            Library.play(tennis, ["Ben", "Cleo"], 6, false);
            Library.play(tennis, ["Ben", "Cleo"], 7, true);
            open();
            tryCompare(root.page.statistics, "played", 5);
        }
        function init() {
            failOnWarning(/Error/);
            Theme.textScale = 1;
            Library.clear();
        }

        function test_without_a_match_there_is_a_sentence() {
            open();
            verify(part("noStatistics").visible);
            verify(!part("numbers").visible);
            keyClick(Qt.Key_Escape);
            compare(left.count, 1);
        }
        function test_practice_alone_is_told_apart() {
            Library.play(tennis, ["Ann", "Ben"], 1, true);
            open();
            tryVerify(() => part("noStatistics").text.includes("practice"));
        }
        function test_one_match_has_no_charts() {
            Library.play(tennis, ["Ann", "Ben"], 1, false);
            open();
            tryCompare(root.page.statistics, "played", 1);
            verify(part("onlyOne").visible && !part("overTime").visible);
            verify(part("last.0").visible);
        }
        function test_numbers_are_of_the_chosen_player_and_game() {
            openWithMatches();
            const statistics = root.page.statistics;
            compare(statistics.players, ["ANN", "Ben", "Cleo"]);
            compare(statistics.playerNotes[2], "3 matches");
            compare(statistics.games, ["All games", "Quick Baseball", "Quick Tennis"]);
            verify(!part("scores").visible, "scores of different games can't be compared");
            compare(statistics.won + statistics.lost + statistics.tied, 5);
            verify(part("practised").visible);

            keyClick(Qt.Key_Right);
            compare(statistics.played, 2);
            verify(part("scores").visible);
            verify(statistics.factNames.includes("Runs a game"));
            compare(statistics.scoreCounts.reduce((sum, count) => sum + count), 2);
            keyClick(Qt.Key_Right);
            compare(statistics.played, 3);
            verify(statistics.factNames.includes("Strokes a point"));
            compare(statistics.periods.length, 3);
            verify(statistics.lastWords[0].includes("against Ben"));
            const won = statistics.won;

            keyClick(Qt.Key_Down);
            compare(statistics.player, 1);
            compare(statistics.games, ["Quick Tennis"]);
            compare(statistics.played, 4);
            verify(statistics.lost >= won);
            keyClick(Qt.Key_Up);
            compare(statistics.player, 0);
            keyClick(Qt.Key_Up);
            compare(statistics.player, 0);
            mouseClick(part("player.2"));
            compare(statistics.games[statistics.game], "Quick Tennis", "the game stays if it can");
            compare(statistics.played, 1);
        }
        function test_it_follows_the_library() {
            openWithMatches();
            Library.play(tennis, ["Ann", "Ben"], 8, false);
            root.page.collection.refresh();
            tryCompare(root.page.statistics, "played", 6);
        }
        function test_the_window_leads_there_and_back() {
            const main = createTemporaryObject(windows, root);
            tryVerify(() => findChild(main, "openStatistics") !== null);
            mouseClick(findChild(main, "openStatistics"));
            tryVerify(() => findChild(main, "players") !== null);
            mouseClick(findChild(main, "leaveStatistics"));
            tryVerify(() => findChild(main, "shelf") !== null);
        }
        function test_nothing_is_cut_off_where_there_is_little_room_data() {
            return [
                {
                    tag: "small",
                    width: 820,
                    height: 560,
                    scale: 1
                },
                {
                    tag: "large type",
                    width: 1024,
                    height: 640,
                    scale: 1.5
                }
            ];
        }
        function test_nothing_is_cut_off_where_there_is_little_room(data) {
            openWithMatches();
            Theme.textScale = data.scale;
            root.page.anchors.fill = undefined;
            root.page.width = data.width;
            root.page.height = data.height;
            keyClick(Qt.Key_Right);
            waitForRendering(root.page);
            const view = part("numbers");
            for (const name of ["played", "won", "lost", "winningStreak", "losingStreak", "overTime", "scores", "last.0", "games"]) {
                const item = part(name);
                verify(item.width > 0 && item.mapToItem(view, item.width, 0).x <= view.width, name);
            }
            verify(view.contentHeight > view.height);
            keyClick(Qt.Key_PageDown);
            verify(view.contentY > 0);
        }
    }
}
