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
    Component {
        id: programs
        Pages {
            width: 1000
            height: 560
            focus: true
        }
    }
    SignalSpy {
        id: left
        target: root.page
        signalName: "leave"
    }
    SignalSpy {
        id: watched
        target: root.page
        signalName: "watchRow"
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
            watched.clear();
            tryVerify(() => !root.page.collection.reading);
        }
        /// Five matches of Ann: three of tennis, two of baseball; and one of others.
        function openWithMatches(played = 5) {
            for (const day of [1, 2, 3])
                Library.play(tennis, ["Ann", "Ben"], day, false);
            for (const day of [4, 5])
                Library.play(baseball, ["Cleo", "ANN"], day, false);
            Library.play(tennis, ["Ben", "Cleo"], 6, false);
            Library.play(tennis, ["Ben", "Cleo"], 7, true);
            open();
            tryCompare(root.page.statistics, "played", played);
            tryVerify(() => part("last.1").y > 0, 5000, "the rows are laid out");
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
            verify(part("uncounted").visible);
            verify(part("uncounted").text.includes("practice"));

            keyClick(Qt.Key_Right);
            compare(statistics.played, 2);
            verify(part("scores").visible);
            verify(statistics.factNames.includes("Runs per game"));
            compare(statistics.scoreCounts.reduce((sum, count) => sum + count), 2);
            keyClick(Qt.Key_Right);
            compare(statistics.played, 3);
            verify(statistics.factNames.includes("Strokes per point"));
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
        function test_opponents_are_told_apart() {
            Library.play(tennis, ["Ann", "Rosie"], 8, false, ["human", "rookie"]);
            openWithMatches(6);
            const statistics = root.page.statistics;
            compare(statistics.opponents, ["Ben", "Cleo", "Computer, Rookie"]);
            const met = row => statistics.opponentsWon[row] + statistics.opponentsLost[row] + statistics.opponentsTied[row];
            compare([met(0), met(1), met(2)], [3, 2, 1]);
            const ben = part("opponent.0");
            compare(ben.Accessible.name, "Ben: Won " + statistics.opponentsWon[0] + ", Lost " + statistics.opponentsLost[0]);
            verify(part("opponent.2").visible && part("opponent.3") === null);
            keyClick(Qt.Key_Right);
            compare(statistics.opponents, ["Cleo"], "of the chosen game");
            verify(part("opponent.1") === null);
        }
        function test_matches_among_computers_are_told_apart() {
            Library.play(tennis, ["Rosie", "Pia"], 1, false, ["rookie", "pro"]);
            open();
            tryVerify(() => part("noStatistics").text.includes("played against itself"));
            verify(!part("numbers").visible);
            Library.play(tennis, ["Rosie", "Pia"], 2, false, ["rookie", "pro"]);
            Library.play(tennis, ["Ann", "Pia"], 3, false, ["human", "pro"]);
            root.page.collection.refresh();
            tryCompare(root.page.statistics, "played", 1);
            compare(root.page.statistics.players, ["Ann", "Computer, Pro"]);
            compare(part("uncounted").text, "2 matches that the computer played against itself aren't counted.");
            keyClick(Qt.Key_Down);
            compare(root.page.statistics.played, 1);
        }
        function test_a_click_on_a_last_match_opens_it() {
            openWithMatches();
            const row = part("last.1");
            root.page.show(row);
            mouseClick(row, row.width - 4, row.height / 2);
            compare(watched.count, 1);
            compare(watched.signalArguments[0][0], "human:ann");
            compare(watched.signalArguments[0][1], "");
            compare(watched.signalArguments[0][2], baseball + "-4.raindelay");
        }
        function test_what_is_no_click_on_a_row_opens_nothing() {
            openWithMatches();
            const row = part("last.0");
            root.page.show(row);
            mousePress(row);
            mouseMove(row, row.width / 2, -200);
            mouseRelease(row, row.width / 2, -200);
            compare(watched.count, 0, "let go elsewhere");
            mouseClick(row, row.width / 2, row.height / 2, Qt.RightButton);
            mouseClick(row, row.width / 2, row.height / 2, Qt.MiddleButton);
            compare(watched.count, 0, "another button");
            mouseClick(part("opponents"));
            mouseClick(part("played"));
            compare(watched.count, 0);
            mouseWheel(row, row.width / 2, row.height / 2, 0, -120);
            compare(watched.count, 0);
        }
        function test_keys_go_through_the_last_matches() {
            openWithMatches();
            const rows = part("lastMatches");
            for (let tabs = 0; tabs < 10 && !rows.activeFocus; ++tabs)
                keyClick(Qt.Key_Tab);
            verify(rows.activeFocus);
            compare(rows.row, 0);
            keyClick(Qt.Key_Up);
            compare(rows.row, 0);
            compare(root.page.statistics.player, 0, "another list's keys");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(watched.signalArguments[0][2], tennis + "-3.raindelay");
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Space);
            compare(watched.signalArguments[1][2], baseball + "-4.raindelay");
            for (let i = 0; i < 9; ++i)
                keyClick(Qt.Key_Down);
            compare(rows.row, 4);
            keyClick(Qt.Key_Escape);
            compare(left.count, 1);
        }
        function test_a_screen_reader_opens_a_row() {
            openWithMatches();
            const row = part("last.0");
            verify(row.Accessible.name.includes("against Cleo"), row.Accessible.name);
            row.Accessible.pressAction();
            compare(watched.signalArguments[0][2], baseball + "-5.raindelay");
        }
        function test_the_chosen_row_stays_while_the_library_grows() {
            openWithMatches();
            const rows = part("lastMatches");
            rows.forceActiveFocus();
            keyClick(Qt.Key_Down);
            Library.play(baseball, ["Ann", "Ben"], 9, false);
            root.page.collection.refresh();
            tryCompare(root.page.statistics, "played", 6);
            verify(rows.activeFocus);
            compare(rows.row, 2, "another one came above it");
            compare(rows.statistics.lastIds[2], baseball + "-4.raindelay");
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
        function test_a_row_leads_to_its_match_and_back() {
            for (let day = 1; day <= 24; ++day)
                Library.play(day % 3 === 0 ? baseball : tennis, ["Ann", day % 2 === 0 ? "Ben" : "Cleo"], day, false);
            const pages = createTemporaryObject(programs, root);
            const on = name => findChild(pages, name);
            const isInView = name => {
                const y = on(name).mapToItem(on("numbers"), 0, 0).y;
                return y >= 0 && y + on(name).height <= on("numbers").height;
            };
            pages.navigator.openStatistics();
            tryVerify(() => on("player.2") !== null && on("lastMatches").statistics.played === 24);
            mouseClick(on("player.1"));
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(on("lastMatches").statistics.game, 2);
            waitForRendering(pages);
            verify(!isInView("last.5"));
            on("lastMatches").forceActiveFocus();
            for (let row = 0; row < 5; ++row)
                keyClick(Qt.Key_Down);
            tryVerify(() => isInView("last.5"), 1000, "the page follows the keyboard");
            const id = on("lastMatches").statistics.lastIds[5];
            mouseDoubleClickSequence(on("last.5"));
            tryVerify(() => on("replayBar") !== null, 5000, "the second click does nothing there");
            compare(MatchLibrary.tableId(), "");
            keyClick(Qt.Key_Escape);
            tryVerify(() => on("lastMatches") !== null);
            const rows = on("lastMatches");
            verify(rows.activeFocus);
            compare(rows.statistics.player, 1);
            compare(rows.statistics.game, 2);
            compare(rows.row, 5);
            compare(rows.statistics.lastIds[5], id);
            tryVerify(() => isInView("last.5"), 1000, "the row is to be seen");
            pages.navigator.leave();
            pages.navigator.openStatistics();
            tryVerify(() => on("players").activeFocus);
            compare(on("lastMatches").statistics.player, 0);
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
            for (const name of ["played", "won", "lost", "winningStreak", "losingStreak", "overTime", "scores", "opponent.0", "last.0", "games"]) {
                const item = part(name);
                verify(item.width > 0 && item.mapToItem(view, item.width, 0).x <= view.width, name);
            }
            verify(view.contentHeight > view.height);
            keyClick(Qt.Key_PageDown);
            verify(view.contentY > 0);
        }
    }
}
