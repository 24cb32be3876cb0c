pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio
import RainDelay.Testing

/// Deck Studio: an element of a card is chosen, changed and moved; several cards are chosen at once.
Item {
    id: root

    width: 1280
    height: 800

    property StudioPage page: null

    readonly property string layout: "format: raindelay-deck/1\nname: Ferry\ncard: {size: [60mm, 90mm], corner: 3, bleed: 3, safe: 4mm}\n" + "palette: {paper: \"#ffffff\", ink: \"#102030\"}\nfonts: {main: {family: Inter}}\nlayouts:\n  plain:\n" + "    front:\n      - {type: rect, name: ground, box: bleed, fill: paper}  # all of it\n      - {type: text, name: title, text: \"{name}\", box: [6, 6, 48,  10], font: main, size: 14pt}\n"
    readonly property string table: "code,name,cost\na,Anchor,10\nb,Bell,9\nc,Compass,2\nd,Dory,9\n"

    Component {
        id: pages
        StudioPage {
            anchors.fill: parent
        }
    }

    TestCase {
        name: "StudioEdit"
        when: windowShown

        property url folder

        function part(name) {
            return findChild(root.page, name);
        }
        function wall() {
            return part("wall");
        }
        function card(index) {
            return findChild(wall(), "card-" + index);
        }
        function isRead() {
            tryVerify(() => !root.page.deck.reading);
        }
        function yaml() {
            return Files.read(folder, "deck.yaml");
        }
        function large() {
            root.page.mode = StudioDesk.Single;
            tryVerify(() => part("largeFace").ready);
            waitForRendering(root.page);
        }
        /// A place of the large card, mm, for the mouse.
        function spot(x, y) {
            const mouse = part("elementMouse");
            const unit = part("oneCard").unit;
            return mouse.mapToItem(root, (x + 3) * unit, (y + 3) * unit);
        }
        function clickOn(x, y) {
            const at = spot(x, y);
            mouseClick(root, at.x, at.y);
        }
        function init() {
            failOnWarning(/Error/);
            Theme.textScale = 1;
            folder = Files.deck(root.layout, root.table);
            root.page = createTemporaryObject(pages, root, {
                "place": folder
            });
            tryVerify(() => wall().count === 4);
            tryVerify(() => !root.page.deck.checking);
            waitForRendering(root.page);
        }
        function test_a_click_on_an_element_shows_what_is_said_of_it() {
            large();
            clickOn(20, 10);
            tryCompare(root.page, "side", 2);
            verify(part("elementHelp").text.startsWith("text, deck.yaml line 10"));
            compare(part("value.size").text, "14pt");
            compare(part("value.x").text, "6");
            // The element below is chosen by the next click.
            clickOn(20, 10);
            verify(part("elementHelp").text.startsWith("rect, deck.yaml line 9"));
        }
        function test_a_value_is_written_and_undone() {
            large();
            clickOn(20, 10);
            const size = part("value.size");
            size.forceActiveFocus();
            size.text = "12pt";
            keyClick(Qt.Key_Return);
            compare(yaml(), root.layout.replace("14pt", "12pt"));
            isRead();
            mouseClick(part("undo"));
            compare(yaml(), root.layout);
            tryCompare(part("value.size"), "text", "14pt");
        }
        function test_a_value_that_is_refused_is_told_and_not_written() {
            large();
            clickOn(20, 10);
            const size = part("value.size");
            size.forceActiveFocus();
            size.text = "huge";
            keyClick(Qt.Key_Return);
            verify(part("words").text.includes("\"huge\" is not a length"));
            compare(yaml(), root.layout);
        }
        function test_arrow_keys_move_the_element_and_else_turn_over() {
            large();
            clickOn(20, 10);
            // (Keys pressed while the deck is being read are written after that.)
            keyClick(Qt.Key_Right);
            tryVerify(() => yaml() === root.layout.replace("[6, 6,", "[6.1, 6,"));
            isRead();
            keyClick(Qt.Key_Down, Qt.ShiftModifier);
            tryVerify(() => yaml() === root.layout.replace("[6, 6,", "[6.1, 7,"));
            isRead();
            // One movement, one step back.
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(yaml(), root.layout);
            isRead();
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_Right);
            compare(root.page.code, "b");
            compare(yaml(), root.layout);
        }
        function test_an_element_is_dragged() {
            large();
            clickOn(20, 10);
            const unit = part("oneCard").unit;
            const from = spot(30, 12);
            mousePress(root, from.x, from.y);
            for (let step = 1; step <= 4; ++step)
                mouseMove(root, from.x + step * unit, from.y + step * unit / 2);
            mouseRelease(root, from.x + 4 * unit, from.y + 2 * unit);
            // By whole pixels of the mouse.
            const place = /box: \[([\d.]+), ([\d.]+),/.exec(yaml());
            verify(Math.abs(Number(place[1]) - 10) < 0.3);
            verify(Math.abs(Number(place[2]) - 8) < 0.3);
            compare(yaml().replace(place[0], "box: [6, 6,"), root.layout);
        }
        function test_an_element_is_chosen_from_the_list_by_keys() {
            large();
            root.page.side = 2;
            const list = part("elements");
            list.forceActiveFocus();
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            verify(part("elementHelp").text.startsWith("rect"));
        }
        function test_cards_are_chosen_together() {
            mouseClick(card(0));
            mouseClick(card(2), undefined, undefined, Qt.LeftButton, Qt.ControlModifier);
            compare(part("chosenCount").text, "2 cards chosen");
            verify(card(0).chosen && !card(1).chosen && card(2).chosen);
            mouseClick(card(3), undefined, undefined, Qt.LeftButton, Qt.ShiftModifier);
            verify(!card(0).chosen && card(2).chosen && card(3).chosen);
            keyClick(Qt.Key_A, Qt.ControlModifier);
            compare(part("chosenCount").text, "4 cards chosen");
            keyClick(Qt.Key_Escape);
            verify(!part("chosenCount").visible);
            compare(root.page.code, "d");
            keyClick(Qt.Key_Left, Qt.ShiftModifier);
            compare(part("chosenCount").text, "2 cards chosen");
        }
        function test_a_cell_is_written_for_all_that_are_chosen_as_one_step() {
            mouseClick(card(1));
            mouseClick(card(3), undefined, undefined, Qt.LeftButton, Qt.ControlModifier);
            const cost = part("cell.cost");
            cost.forceActiveFocus();
            cost.text = "7";
            keyClick(Qt.Key_Return);
            compare(Files.read(folder, "cards.csv"), root.table.replace(/,9/g, ",7"));
            isRead();
            // Cells that differ are made alike by Enter, not by going past.
            const name = part("cell.name");
            name.forceActiveFocus();
            compare(name.text, "Dory");
            cost.forceActiveFocus();
            verify(Files.read(folder, "cards.csv").includes("Bell"));
            name.forceActiveFocus();
            keyClick(Qt.Key_Return);
            verify(!Files.read(folder, "cards.csv").includes("Bell"));
            isRead();
            mouseClick(part("undo"));
            isRead();
            mouseClick(part("undo"));
            compare(Files.read(folder, "cards.csv"), root.table);
        }
        /// Types into a field that has the focus, over all that is there.
        function type(field, text) {
            field.forceActiveFocus();
            field.selectAll();
            for (const letter of text)
                keyClick(letter);
        }
        function test_undo_goes_back_in_the_files_once_nothing_is_typed() {
            mouseClick(card(0));
            const name = part("cell.name");
            type(name, "oar");
            keyClick(Qt.Key_Return);
            compare(Files.read(folder, "cards.csv"), root.table.replace("Anchor", "oar"));
            // At once, before the deck is read again, and from within the field.
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(Files.read(folder, "cards.csv"), root.table);
            tryCompare(name, "text", "Anchor");
            isRead();
            keyClick(Qt.Key_Y, Qt.ControlModifier);
            compare(Files.read(folder, "cards.csv"), root.table.replace("Anchor", "oar"));
            tryCompare(name, "text", "oar");
            isRead();
            mouseClick(card(1));
            compare(Files.read(folder, "cards.csv"), root.table.replace("Anchor", "oar"), "no third state");
        }
        function test_undo_takes_back_what_is_typed_first() {
            mouseClick(card(0));
            const name = part("cell.name");
            type(name, "oar");
            keyClick(Qt.Key_Return);
            isRead();
            type(name, "x");
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => name.text !== "x");
            compare(Files.read(folder, "cards.csv"), root.table.replace("Anchor", "oar"));
            while (name.typed)
                keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(name.text, "oar");
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(Files.read(folder, "cards.csv"), root.table);
        }
        function test_a_cell_holds_several_lines() {
            mouseClick(card(0));
            const name = part("cell.name");
            const low = name.height;
            type(name, "two");
            keyClick(Qt.Key_Return, Qt.ShiftModifier);
            keyClick("x");
            compare(name.text, "two\nx");
            verify(name.height > low, "both lines are seen");
            keyClick(Qt.Key_Return);
            compare(Files.read(folder, "cards.csv"), root.table.replace("Anchor", "\"two\nx\""));
            isRead();
            keyClick(Qt.Key_Tab);
            verify(!name.activeFocus);
            compare(Files.read(folder, "cards.csv"), root.table.replace("Anchor", "\"two\nx\""));
        }
        function test_escape_takes_back_what_is_typed() {
            mouseClick(card(0));
            const name = part("cell.name");
            type(name, "oar");
            keyClick(Qt.Key_Escape);
            compare(name.text, "Anchor");
            verify(!name.activeFocus);
            compare(Files.read(folder, "cards.csv"), root.table);
        }
        function test_what_is_typed_belongs_to_the_card_of_before() {
            mouseClick(card(0));
            const name = part("cell.name");
            name.forceActiveFocus();
            name.text = "Oar";
            mouseClick(card(1));
            compare(Files.read(folder, "cards.csv"), root.table.replace("Anchor", "Oar"));
        }
        function test_what_is_typed_for_a_card_that_goes_is_no_other_cards() {
            mouseClick(card(1));
            type(part("cell.name"), "oar");
            const rest = root.table.replace(/b,[^\n]*\n/, "");
            Files.replace(folder, "cards.csv", rest);
            tryVerify(() => wall().count === 3);
            isRead();
            keyClick(Qt.Key_Return);
            compare(Files.read(folder, "cards.csv"), rest);
            verify(part("cell.name").text !== "oar");
        }
        function test_the_chosen_cards_are_exported() {
            mouseClick(card(0));
            mouseClick(card(2), undefined, undefined, Qt.LeftButton, Qt.ControlModifier);
            keyClick(Qt.Key_P, Qt.ControlModifier);
            tryVerify(() => part("which-choice") !== null);
            verify(Array.from(part("which-choice").labels).includes("Chosen (2)"));
        }
    }
}
