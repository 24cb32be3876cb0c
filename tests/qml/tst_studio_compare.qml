pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio
import RainDelay.Testing

/// Deck Studio: a deck beside another version of it.
Item {
    id: root

    width: 1280
    height: 800

    property StudioPage page: null

    readonly property string layout: "format: raindelay-deck/1\nname: Ferry\ncard: {size: [63mm, 88mm], corner: 3, bleed: 3, safe: 4mm}\n" + "palette: {paper: \"#ffffff\", ink: \"#102030\"}\nfonts: {main: {family: Inter}}\nlayouts:\n  plain:\n    back:\n      - {type: text, name: origin, text: \"{from}\", box: [6, 6, 50, 10], font: main, size: 14pt}\n" + "    front:\n      - {type: rect, name: ground, box: bleed, fill: paper}\n      - {type: text, name: title, text: \"{name}\", box: [6, 6, 50, 10], font: main, size: 14pt}\n"
    readonly property string table: "code,name,from\na,Anchor,Kiel\nb,Bell,Kiel\nc,Compass,Kiel\n"

    Component {
        id: pages
        StudioPage {
            anchors.fill: parent
        }
    }

    TestCase {
        name: "StudioCompare"
        when: windowShown

        property url folder

        function rows() {
            const list = findChild(root.page, "compareList");
            return Array.from({
                "length": list.count
            }, (_, i) => list.model.data(list.model.index(i, 0), DeckComparison.CodeRole)).join("");
        }
        function words() {
            return findChild(root.page, "differenceWords").text;
        }
        function marks(face) {
            return Array.from({
                "length": 2
            }, (_, i) => findChild(findChild(root.page, face), "mark-" + i)?.visible ? i : "").join("");
        }
        function init() {
            failOnWarning(/Error/);
            folder = Files.deck(root.layout, root.table);
            root.page = createTemporaryObject(pages, root, {
                "place": folder
            });
            tryVerify(() => findChild(root.page, "wall").count === 3);
        }
        function shownTable() {
            const deck = root.page.deck;
            return Array.from({
                "length": deck.count + 1
            }, (_, row) => [0, 1, 2].map(column => row === 0 ? deck.columns[column] : deck.cell(row - 1, column)).join(",") + "\n").join("");
        }
        function change(table) {
            Files.replace(folder, "cards.csv", table);
            tryVerify(() => shownTable() === table);
            keyClick(Qt.Key_5, Qt.ControlModifier);
            tryVerify(() => root.page.mode === StudioDesk.Versions);
        }
        function test_what_was_saved_since_it_was_opened_comes_first_and_is_told_and_framed() {
            change(root.table.replace("Bell", "Bow"));
            tryVerify(() => rows() === "bac");
            tryVerify(() => root.page.code === "b");
            tryVerify(() => words().includes("name: “Bow” was “Bell”"));
            verify(words().includes("Front: title looks different."));
            compare(marks("faceBefore"), "1");
            compare(marks("faceNow"), "1");
        }
        function test_keys_step_through_the_differences_alone() {
            change(root.table.replace("Anchor", "Oar").replace("Compass", "Map"));
            tryVerify(() => rows() === "acb");
            tryVerify(() => findChild(root.page, "compareView").settled);
            compare(root.page.code, "a");
            keyClick(Qt.Key_Right);
            compare(root.page.code, "c");
            keyClick(Qt.Key_Right);
            compare(root.page.code, "c");
            keyClick(Qt.Key_Down);
            compare(root.page.code, "b");
            compare(words(), "Both are alike.");
            keyClick(Qt.Key_Left);
            compare(root.page.code, "c");
        }
        function test_a_difference_of_the_back_turns_the_cards() {
            change(root.table.replace("Compass,Kiel", "Compass,Oslo"));
            tryVerify(() => rows() === "cab");
            tryVerify(() => root.page.back);
            verify(words().includes("Back: origin looks different."));
        }
        function test_cards_that_came_and_went_are_told() {
            change(root.table.replace("b,Bell,Kiel\n", "") + "n,Net,Kiel\n");
            tryVerify(() => rows() === "nbac");
            tryVerify(() => root.page.code === "n");
            keyClick(Qt.Key_Right);
            compare(words(), "");
            compare(findChild(root.page, "faceNow").card, -1);
            compare(findChild(root.page, "faceBefore").card, 1);
        }
        function test_another_deck_is_chosen_by_a_file() {
            const other = Files.deck(root.layout, root.table.replace("Compass", "Map"));
            keyClick(Qt.Key_5, Qt.ControlModifier);
            tryVerify(() => rows() === "abc");
            compare(findChild(root.page, "differences").text, "Nothing differs.");
            findChild(root.page, "compareView").askedForDeck();
            tryVerify(() => root.page.covered);
            findChild(root.page, "fileSheet").picked(other + "/deck.yaml");
            tryVerify(() => rows() === "cab");
            verify(!root.page.covered);
            compare(root.page.deck.folder, folder.toString().replace("file://", ""));
        }
        function test_escape_leads_back_to_the_wall() {
            keyClick(Qt.Key_5, Qt.ControlModifier);
            keyClick(Qt.Key_Escape);
            compare(root.page.mode, StudioDesk.Everything);
            verify(findChild(root.page, "wall").activeFocus);
        }
    }
}
