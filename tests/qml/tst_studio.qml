pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Studio
import RainDelay.Testing

/// Deck Studio's page, with a small deck of its own.
Item {
    id: root

    width: 1280
    height: 800

    property StudioPage page: null

    readonly property string layout: "format: raindelay-deck/1\nname: Ferry\ncard: {size: [63mm, 88mm], corner: 3, bleed: 3, safe: 4mm}\n" + "palette: {paper: \"#ffffff\", ink: \"#102030\"}\nfonts: {main: {family: Inter}}\nlayouts:\n  plain:\n    back:\n      - {type: rect, name: ground, box: bleed, fill: ink}\n" + "    front:\n      - {type: rect, name: ground, box: bleed, fill: paper}\n      - {type: text, name: title, text: \"{name}\", box: [6, 6, 50, 10], font: main, size: 14pt}\n"
    readonly property string table: "code,name,cost\na,Anchor,10\nb,Bell,9\nc,Compass,2\n"

    Component {
        id: pages
        StudioPage {
            anchors.fill: parent
        }
    }
    SignalSpy {
        id: left
        target: root.page
        signalName: "leave"
    }

    TestCase {
        name: "Studio"
        when: windowShown

        property url folder

        function wall() {
            return findChild(root.page, "wall");
        }
        function codes() {
            return Array.from({
                "length": wall().count
            }, (_, i) => root.page.deck.codeOf(wall().cards.cardAt(i))).join("");
        }
        function pick(chooser, index) {
            const button = findChild(root.page, chooser);
            mouseClick(button);
            tryVerify(() => !button.activeFocus);
            for (let i = 0; i < index; ++i)
                keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
        }
        function init() {
            failOnWarning(/Error/);
            Theme.textScale = 1;
            folder = Files.deck(root.layout, root.table);
            root.page = createTemporaryObject(pages, root, {
                "place": folder
            });
            left.clear();
            tryVerify(() => wall().count === 3);
            tryVerify(() => !root.page.deck.checking);
        }
        function test_a_deck_is_shown_as_a_wall_of_its_cards() {
            compare(findChild(root.page, "deckName").text, "Ferry");
            tryVerify(() => findChild(findChild(wall(), "card-2"), "face").ready);
            compare(root.page.card, 0);
        }
        function test_it_is_sorted_and_filtered_by_any_column() {
            pick("sortBy", 3);
            compare(codes(), "cba");
            mouseClick(findChild(root.page, "descending"));
            compare(codes(), "abc");
            findChild(root.page, "search").text = "bel";
            compare(codes(), "b");
            pick("searchIn", 1);
            compare(codes(), "");
            tryVerify(() => findChild(root.page, "nothing").visible);
            mouseClick(findChild(root.page, "clearSearch"));
            compare(wall().count, 3);
        }
        function test_large_type_in_a_small_window_leaves_each_bar_one_row() {
            const bars = [findChild(root.page, "viewBar"), findChild(root.page, "filterBar")];
            const sortBy = findChild(root.page, "sortBy");
            verify(bars.every(bar => bar.roomy));
            verify(sortBy.text !== "");
            root.page.anchors.fill = undefined;
            root.page.width = 1024;
            root.page.height = 640;
            Theme.textScale = 1.5;
            tryVerify(() => bars.every(bar => !bar.roomy && bar.height === Theme.target));
            compare(sortBy.text, "");
            verify(!findChild(sortBy, "notAsUsual").visible);
            pick("sortBy", 3);
            compare(codes(), "cba");
            verify(findChild(sortBy, "notAsUsual").visible);
            compare(sortBy.Accessible.name, "Sort: cost");
            wall().forceActiveFocus();
            keyClick(Qt.Key_A, Qt.ControlModifier);
            tryVerify(() => findChild(root.page, "chosenCount").visible);
            tryVerify(() => bars.every(bar => bar.height === Theme.target));
            root.page.anchors.fill = root;
            Theme.textScale = 1;
            tryVerify(() => bars.every(bar => bar.roomy && bar.height === Theme.target));
        }
        function test_keys_choose_a_card_and_open_it() {
            tryVerify(() => wall().activeFocus);
            keyClick(Qt.Key_Right);
            compare(root.page.code, "b");
            keyClick(Qt.Key_Return);
            verify(findChild(root.page, "oneCard").visible);
            keyClick(Qt.Key_Right);
            compare(root.page.code, "c");
            keyClick(Qt.Key_Space);
            verify(root.page.back);
            keyClick(Qt.Key_Escape);
            verify(wall().visible);
            keyClick(Qt.Key_Escape);
            verify(findChild(root.page, "deckShelf").visible);
            keyClick(Qt.Key_Escape);
            compare(left.count, 1);
        }
        function test_only_what_a_saved_file_changes_is_painted_again_and_the_choice_stays() {
            tryVerify(() => findChild(findChild(wall(), "card-2"), "face").ready);
            keyClick(Qt.Key_End);
            compare(root.page.code, "c");
            const painted = root.page.deck.facesPainted();
            Files.replace(folder, "cards.csv", root.table.replace("Bell", "Bow").replace("a,", "new,Net,1\na,"));
            tryVerify(() => wall().count === 4);
            tryVerify(() => root.page.deck.facesPainted() === painted + 2);
            compare(root.page.code, "c");
            compare(root.page.card, 3);
        }
        function test_a_problem_leads_to_its_card_and_element() {
            Files.replace(folder, "cards.csv", root.table.replace("Compass", "A name that is much too long for its little box on the card"));
            tryVerify(() => root.page.deck.problems.count === 1);
            root.page.side = 1;
            const list = findChild(root.page, "problems");
            tryVerify(() => list.itemAtIndex(0) !== null);
            waitForRendering(list);
            mouseClick(list.itemAtIndex(0));
            compare(root.page.code, "c");
            verify(root.page.large);
            compare(root.page.element, "title");
        }
        function test_a_problem_of_no_card_says_where_it_is_put_right() {
            Files.replace(folder, "deck.yaml", root.layout.replace("fill: paper}", "fil: paper}"));
            tryVerify(() => root.page.deck.problems.count === 1);
            root.page.side = 1;
            const list = findChild(root.page, "problems");
            tryVerify(() => list.itemAtIndex(0) !== null);
            waitForRendering(list);
            verify(list.itemAtIndex(0).sentence.startsWith("Rect has no key"));
            mouseClick(list.itemAtIndex(0));
            verify(list.activeFocus);
            verify(findChild(root.page, "words").text.includes("deck.yaml, line 11"));
        }
        function misspelt(count) {
            Files.replace(folder, "deck.yaml", root.layout.replace("fill: paper}", "fil: paper}"));
            tryVerify(() => root.page.deck.problems.count === count && !root.page.deck.checking);
            root.page.side = 1;
            const list = findChild(root.page, "problems");
            tryVerify(() => list.itemAtIndex(0) !== null);
            waitForRendering(list);
            return list;
        }
        function test_a_problem_is_put_right_by_its_button_and_that_is_undone() {
            const list = misspelt(1);
            const button = findChild(list.itemAtIndex(0), "mend");
            compare(button.text, "Change to \"fill\"");
            mouseClick(button);
            tryVerify(() => findChild(root.page, "words").text.includes("Change to \"fill\": done"));
            compare(Files.read(folder, "deck.yaml"), root.layout);
            tryVerify(() => root.page.deck.problems.count === 0);
            verify(!root.page.large, "the button leads nowhere");
            compare(root.page.deck.edits.undoText, "Change to \"fill\"");
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => root.page.deck.problems.count === 1);
        }
        function test_a_typeface_is_added_for_a_character_that_is_in_none() {
            const layout = root.layout.replace("{family: Inter}", "Bebas Neue");
            Files.replace(folder, "deck.yaml", layout);
            Files.replace(folder, "cards.csv", root.table.replace("Bell", "Bell \u2192"));
            tryVerify(() => root.page.deck.problems.count === 1 && !root.page.deck.checking);
            root.page.side = 1;
            const list = findChild(root.page, "problems");
            tryVerify(() => list.itemAtIndex(0) !== null);
            waitForRendering(list);
            verify(list.itemAtIndex(0).sentence.startsWith("\"\u2192\" is in no font"));
            const button = findChild(list.itemAtIndex(0), "mend");
            compare(button.text, "Add \"Inter\"");
            mouseClick(button);
            tryVerify(() => root.page.deck.problems.count === 0);
            compare(Files.read(folder, "deck.yaml"), layout.replace("Bebas Neue", "[Bebas Neue, Inter]"));
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => root.page.deck.problems.count === 1);
            compare(Files.read(folder, "deck.yaml"), layout);
        }
        function test_the_keyboard_reaches_the_button_of_the_current_problem() {
            Files.replace(folder, "cards.csv", root.table.replace("2\n", "2\nc,Copy,1\n"));
            const list = misspelt(2);
            list.forceActiveFocus();
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Tab);
            verify(!findChild(list.itemAtIndex(1), "mend").visible);
            list.forceActiveFocus();
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Tab);
            verify(findChild(list.itemAtIndex(0), "mend").activeFocus);
            keyClick(Qt.Key_Down);
            compare(list.currentIndex, 1);
            verify(list.activeFocus && !findChild(list.itemAtIndex(0), "mend").activeFocus);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            tryVerify(() => Files.read(folder, "deck.yaml") === root.layout);
        }
        function test_a_deck_to_look_at_has_no_button() {
            const list = misspelt(1);
            verify(findChild(list.itemAtIndex(0), "mend").visible);
            list.itemAtIndex(0).writable = false;
            verify(!findChild(list.itemAtIndex(0), "mend").visible);
        }
        function test_the_side_panel_gives_its_room_to_the_cards() {
            const width = wall().width;
            keyClick(Qt.Key_F9);
            verify(wall().width > width + 200);
            verify(wall().activeFocus);
            mouseClick(findChild(root.page, "sidePanel"));
            compare(wall().width, width);
        }
        function test_files_that_cannot_be_read_leave_what_was_shown() {
            Files.replace(folder, "deck.yaml", "format: [");
            tryVerify(() => findChild(root.page, "stale").visible);
            compare(wall().count, 3);
            Files.replace(folder, "deck.yaml", root.layout);
            tryVerify(() => !findChild(root.page, "stale").visible);
        }
        function test_a_cell_is_written_and_undone() {
            const cell = findChild(root.page, "cell.name");
            cell.forceActiveFocus();
            cell.text = "Oar";
            keyClick(Qt.Key_Return);
            compare(Files.read(folder, "cards.csv"), root.table.replace("Anchor", "Oar"));
            mouseClick(findChild(root.page, "undo"));
            compare(Files.read(folder, "cards.csv"), root.table);
            tryCompare(findChild(root.page, "cell.name"), "text", "Anchor");
        }
        function test_what_is_no_deck_is_told() {
            root.page.open(folder + "/nothing-there");
            tryVerify(() => findChild(root.page, "words").text.includes("nothing-there"));
            compare(wall().count, 3);
        }
    }
}
