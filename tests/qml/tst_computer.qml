pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// A match against a computer player, from the sheet on which it is chosen to its answer.
Item {
    id: root
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    TestCase {
        name: "Computer"
        when: windowShown

        function segment(row: Item, text: string): Item {
            const all = Array.from(row.children);
            return all.find(child => child.text === text);
        }
        /// Until everything lies where it belongs.
        function openSheet(game: string): void {
            pages.navigator.openNewMatch(game);
            tryVerify(() => findChild(pages, "name-1-kind") !== null);
            waitForRendering(pages);
        }
        function init() {
            Settings.pace = "slow";
            Settings.keepSetup("quick-baseball", ["human", "human"], []);
            openSheet("quick-baseball");
        }
        function cleanup() {
            pages.navigator.leaveMatch();
            pages.navigator.closeSheet();
            tryVerify(() => findChild(pages, "name-1-kind") === null);
            Settings.keepSetup("quick-baseball", [], []);
            Settings.pace = "normal";
        }
        function begin(level: string): void {
            mouseClick(segment(findChild(pages, "name-1-kind"), level));
            compare(findChild(pages, "name-1-field").placeholderText, level);
            mouseClick(findChild(pages, "start"));
            tryVerify(() => pages.match !== null);
            pages.match.playback.motionMs = 0;
        }
        function choose(): void {
            tryVerify(() => pages.match.decision.turnSeat === 0);
            const actions = pages.match.decision.actions;
            verify(pages.match.decision.press(actions.data(actions.index(0, 0), ActionModel.TextRole)));
        }

        function test_whatTheChosenLevelMeansStandsBelowIt() {
            const kinds = findChild(pages, "name-1-kind");
            const words = findChild(pages, "name-1-strength");
            verify(!words.visible);
            const meaning = kinds.hints[1];
            verify(meaning !== "");
            mouseClick(segment(kinds, "Rookie"));
            tryVerify(() => words.visible);
            compare(words.text, meaning);
            compare(kinds.hints[1], "", "nothing lies over it");
            verify(kinds.hints[2] !== "");
        }
        function test_theLevelsStandInOneRowAndMoveNothing_data() {
            const all = [];
            for (const language of ["en", "de", "es"]) {
                for (const size of [[1280, 800, 1], [1024, 640, 1], [1280, 800, 1.5], [1024, 640, 1.5]])
                    all.push({tag: language + " " + size, language: language, width: size[0], height: size[1], scale: size[2]});
            }
            return all;
        }
        function test_theLevelsStandInOneRowAndMoveNothing(row) {
            const before = [root.width, root.height];
            root.width = row.width;
            root.height = row.height;
            Theme.textScale = row.scale;
            Settings.language = row.language;
            openSheet("quick-tennis");
            const kinds = findChild(pages, "name-1-kind");
            const field = findChild(pages, "name-1");
            waitForRendering(root, 1000);
            const place = field.height;
            for (let i = 0; i < kinds.labels.length; ++i) {
                kinds.chosen(i);
                wait(0);
                compare(kinds.height, Theme.target, "one row");
                compare(field.height, place, kinds.labels[i]);
            }
            [root.width, root.height] = before;
            Theme.textScale = 1;
            Settings.language = "en";
        }
        function test_itThinksInSightAndCanBeHurried() {
            begin("Rookie");
            compare(pages.match.seating.names[1], "Rookie");
            tryVerify(() => findChild(pages, "hurry") !== null);
            verify(!findChild(pages, "hurry").visible);
            choose();
            compare(pages.match.decision.thinkingSeat, 1);
            tryVerify(() => findChild(pages, "hurry").visible);
            tryCompare(findChild(pages, "prompt"), "text", "Rookie is thinking");
            const lines = pages.match.log.rowCount();
            mouseClick(findChild(pages, "hurry"));
            tryVerify(() => pages.match.log.rowCount() > lines);
        }
        function test_enterHurriesItToo() {
            begin("Pro");
            choose();
            compare(pages.match.decision.thinkingSeat, 1);
            const lines = pages.match.log.rowCount();
            keyClick(Qt.Key_Return);
            tryVerify(() => pages.match.log.rowCount() > lines);
        }
        function test_whoPlayedLastIsOfferedAgain() {
            begin("All-Star");
            pages.navigator.leaveMatch();
            openSheet("quick-baseball");
            verify(segment(findChild(pages, "name-1-kind"), "All-Star").checked);
            pages.navigator.closeSheet();
            tryVerify(() => findChild(pages, "name-1-kind") === null);
            openSheet("tarot");
            verify(segment(findChild(pages, "name-1-kind"), "Rookie").checked);
        }
        function test_aSecretIsPassedBetweenPersonsOnly() {
            verify(findChild(pages, "secretChoice").visible);
            mouseClick(segment(findChild(pages, "name-1-kind"), "Pro"));
            verify(!findChild(pages, "secretChoice").visible);
        }
    }
}
