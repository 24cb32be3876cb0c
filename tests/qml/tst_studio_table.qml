pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio
import RainDelay.Testing

/// Deck Studio: cards in a hand and on a table.
Item {
    id: root

    width: 1280
    height: 800

    property StudioPage page: null

    readonly property string layout: "format: raindelay-deck/1\nname: Ferry\ncard: {size: [63mm, 88mm], corner: 3}\npalette: {paper: \"#ffffff\", ink: \"#102030\"}\nfonts: {main: {family: Inter}}\nlayouts:\n  plain:\n    back: [{type: rect, box: bleed, fill: ink}]\n    front:\n      - {type: rect, box: bleed, fill: paper}\n      - {type: text, text: \"{name}\", box: [6, 6, 50, 10], font: main, size: 14pt}\n"
    readonly property string table: "code,name,copies\na,Anchor,1\nb,Bell,3\nc,Compass,0\nd,Deck,1\n"

    Component {
        id: pages
        StudioPage {
            anchors.fill: parent
        }
    }

    TestCase {
        name: "StudioTable"
        when: windowShown

        property url folder

        function init() {
            failOnWarning(/Error/);
            folder = Files.deck(root.layout, root.table);
            root.page = createTemporaryObject(pages, root, {
                "place": folder
            });
            tryVerify(() => findChild(root.page, "wall").count === 4);
            tryVerify(() => !root.page.deck.checking);
        }
        function go(mode) {
            keyClick(Qt.Key_1 + mode, Qt.ControlModifier);
            compare(root.page.mode, mode);
        }
        function held() {
            return Array.from(findChild(root.page, "handView").hand.held, card => root.page.deck.codeOf(card)).join("");
        }
        function on(code) {
            return findChild(root.page, "laid-" + code);
        }
        function lay() {
            go(StudioDesk.Spread);
            // The table was moved and scaled until all are seen.
            tryVerify(() => on("d") !== null && findChild(root.page, "spreadView").unit !== 2);
            waitForRendering(root.page);
        }
        function middle(item) {
            return item.mapToItem(root.page, item.width / 2, item.height / 2);
        }

        function test_the_chosen_card_is_lifted_and_arrows_go_through_the_hand() {
            keyClick(Qt.Key_Right);
            go(StudioDesk.Hand);
            compare(held(), "abcd");
            const chosen = findChild(root.page, "held-1"), other = findChild(root.page, "held-2");
            tryVerify(() => chosen.y < other.y);
            keyClick(Qt.Key_Right);
            compare(root.page.code, "c");
            tryVerify(() => chosen.y > other.y);
        }
        function test_a_small_hand_moves_on_at_its_end() {
            go(StudioDesk.Hand);
            keyClick(Qt.Key_Minus);
            keyClick(Qt.Key_Minus);
            keyClick(Qt.Key_Minus);
            keyClick(Qt.Key_Minus);
            keyClick(Qt.Key_Minus);
            compare(held(), "ab");
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(held(), "bc");
            compare(root.page.code, "c");
            keyClick(Qt.Key_Plus);
            compare(held(), "bcd");
        }
        function test_a_hand_is_dealt_from_all_copies() {
            go(StudioDesk.Hand);
            keyClick(Qt.Key_D);
            compare(held().split("").sort().join(""), "abbbd");
        }
        function test_a_click_lifts_and_a_double_click_opens() {
            go(StudioDesk.Hand);
            const card = findChild(root.page, "held-3");
            mouseClick(card);
            compare(root.page.code, "d");
            mouseDoubleClickSequence(card);
            compare(root.page.mode, StudioDesk.Single);
        }
        function test_cards_are_laid_out_side_by_side_and_seen() {
            lay();
            for (const code of "abcd") {
                verify(on(code).visible);
                tryVerify(() => findChild(on(code), "face").ready);
            }
            verify(on("b").x > on("a").x + on("a").width);
        }
        function test_a_dragged_card_lies_where_it_was_put_while_files_are_saved() {
            lay();
            const card = on("a"), from = middle(card), x = card.x;
            mousePress(root.page, from.x, from.y);
            for (let i = 1; i <= 10; ++i)
                mouseMove(root.page, from.x + 6 * i, from.y + 4 * i, -1, Qt.LeftButton);
            mouseRelease(root.page, from.x + 60, from.y + 40);
            compare(card.x, x + 60);
            const across = card.across;
            Files.replace(folder, "cards.csv", root.table.replace("Anchor", "Oar").replace("b,", "n,New,1\nb,"));
            tryVerify(() => on("n") !== null);
            compare(on("a"), card);
            compare(card.across, across);
            compare(card.title, "Oar");
        }
        function test_a_double_click_and_a_key_flip_the_card() {
            lay();
            mouseDoubleClickSequence(on("b"));
            verify(findChild(on("b"), "face").back);
            verify(!findChild(on("a"), "face").back);
            compare(root.page.code, "b");
            keyClick(Qt.Key_Space);
            verify(!findChild(on("b"), "face").back);
        }
        function test_arrows_choose_the_next_card_and_with_shift_move_it() {
            lay();
            keyClick(Qt.Key_Right);
            compare(root.page.code, "b");
            const across = on("b").across;
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            compare(on("b").across, across + 5);
        }
        function test_cards_are_gathered_and_spread_again() {
            lay();
            const across = on("d").across;
            keyClick(Qt.Key_G);
            verify(Math.abs(on("d").across - on("a").across) < 2);
            verify(on("a").z > on("d").z);
            keyClick(Qt.Key_S);
            compare(on("d").across, across);
        }
        function test_the_wheel_zooms_where_it_points_and_the_table_is_dragged() {
            lay();
            const ground = findChild(root.page, "tableGround");
            const width = on("c").width, at = middle(on("c"));
            const where = ground.mapFromItem(root.page, at.x, at.y);
            mouseWheel(ground, where.x, where.y, 0, 120);
            verify(on("c").width > width);
            fuzzyCompare(middle(on("c")).x, at.x, 1.5);
            const y = on("c").y;
            mousePress(ground, 15, ground.height - 15);
            for (let i = 1; i <= 10; ++i)
                mouseMove(ground, 15, ground.height - 15 - 5 * i);
            mouseRelease(ground, 15, ground.height - 65);
            fuzzyCompare(on("c").y, y - 50, 14);
        }
        function test_what_is_filtered_out_comes_back_to_its_place() {
            lay();
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            const across = on("a").across;
            findChild(root.page, "search").text = "bell";
            tryVerify(() => on("a") === null);
            findChild(root.page, "search").text = "";
            tryVerify(() => on("a") !== null);
            compare(on("a").across, across);
        }
    }
}
