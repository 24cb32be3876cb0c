pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Studio
import RainDelay.Testing

/// A deck that is dropped on the window, or named at the program's start.
Item {
    id: root

    width: 1000
    height: 700

    readonly property string layout: "format: raindelay-deck/1\nname: Ferry\ncard: {size: [63mm, 88mm]}\nfonts: {main: {family: Inter}}\nlayouts: {plain: {front: [{type: text, text: \"{name}\", box: [6, 6, 50, 10], font: main, size: 14pt}]}}\n"
    readonly property string table: "code,name\na,Anchor\n"

    Component {
        id: windows
        Main {
            files: []
        }
    }
    Component {
        id: pages
        Pages {
            anchors.fill: parent
        }
    }

    TestCase {
        name: "StudioBring"
        when: windowShown

        property Pages shown: null

        function init() {
            failOnWarning(/Error/);
            shown = createTemporaryObject(pages, root);
        }
        function page() {
            return findChild(shown, "wall")?.deck ?? null;
        }
        function path(url) {
            return decodeURIComponent(url.toString().replace("file://", ""));
        }
        function test_a_folder_or_a_file_in_it_opens_its_deck_data() {
            return [
                {
                    "tag": "folder",
                    "file": "",
                    "name": "ferry"
                },
                {
                    "tag": "layout",
                    "file": "/deck.yaml",
                    "name": "ferry"
                },
                {
                    "tag": "table",
                    "file": "/cards.csv",
                    "name": "ferry"
                },
                {
                    "tag": "letters that addresses use",
                    "file": "",
                    "name": "a #1? 50% ü"
                }
            ];
        }
        function test_a_folder_or_a_file_in_it_opens_its_deck(row) {
            const folder = Files.deckIn(row.name, root.layout, root.table);
            shown.navigator.bring([folder + row.file], false);
            compare(shown.navigator.page, Navigator.StudioPage);
            tryVerify(() => page()?.count === 1);
            compare(page().folder, path(folder));
        }
        function test_a_deck_takes_the_place_of_the_one_that_is_open() {
            const first = Files.deckIn("first", root.layout, root.table), second = Files.deckIn("second", root.layout, root.table);
            shown.navigator.bring([first], false);
            tryVerify(() => page()?.count === 1);
            const studio = page();
            shown.navigator.bring([second], false);
            compare(page(), studio);
            tryVerify(() => studio.folder === path(second));
        }
        function test_it_is_seen_though_a_sheet_was_open() {
            shown.navigator.openNewMatch("tarot");
            shown.navigator.bring([Files.deckIn("ferry", root.layout, root.table)], false);
            compare(shown.navigator.sheet, Navigator.NoSheet);
            tryVerify(() => page()?.count === 1);
        }
        function test_a_deck_opened_last_is_opened_again_whatever_its_name() {
            const folder = Files.deckIn("b #2? 50% ü", root.layout, root.table);
            shown.navigator.bring([folder], false);
            tryVerify(() => page()?.count === 1);
            page().close();
            mouseClick(findChild(shown, "recent-0"));
            tryVerify(() => page()?.folder === path(folder));
        }
        function test_a_deck_that_comes_during_a_match_waits_and_a_toast_says_so() {
            const main = createTemporaryObject(windows, root, {
                "visible": true
            });
            const over = findChild(main, "pages"), toast = findChild(main, "toast");
            over.navigator.play(MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7"));
            const match = over.match;
            over.navigator.bring(["file:///nowhere/at/all"], false);
            verify(findChild(toast, "toastWords").text.includes("/nowhere/at/all"));
            verify(!findChild(toast, "toastOpen").visible);
            compare(over.match, match);
            over.navigator.leaveMatch();
            tryVerify(() => findChild(main, "shelf") !== null);

            over.navigator.play(MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7"));
            const unfinished = MatchLibrary.unfinished.count;
            over.navigator.bring([Files.deckIn("a ferry", root.layout, root.table)], false);
            verify(findChild(toast, "toastWords").text.includes("“a ferry”"));
            verify(over.match);
            tryVerify(() => findChild(toast, "toastOpen").visible);
            mouseClick(findChild(toast, "toastOpen"));
            verify(!over.match);
            tryVerify(() => findChild(main, "wall")?.deck.count === 1);
            tryVerify(() => MatchLibrary.unfinished.count >= unfinished);
        }
        function test_what_is_no_deck_is_told_in_the_studio() {
            shown.navigator.bring(["file:///nowhere/at/all"], false);
            compare(shown.navigator.page, Navigator.StudioPage);
            tryVerify(() => findChild(shown, "words").text.includes("/nowhere/at/all"));
        }
    }
}
