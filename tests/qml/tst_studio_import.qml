pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Studio
import RainDelay.Testing

/// What a table that is opened alone is asked, and the card beside it.
Item {
    id: root

    width: 1280
    height: 800

    property StudioPage page: null

    readonly property string table: "id,Name,Qty,Fee,Rules,Extra,Home\n7f,Anchor,3,10,Holds a ship.,old,quay\n7e,Bell,1,9,Rings.,new,deck\n"

    Component {
        id: pages
        StudioPage {
            anchors.fill: parent
        }
    }

    TestCase {
        name: "StudioImport"
        when: windowShown

        property url folder

        function init() {
            failOnWarning(/Error/);
            root.width = 1280;
            root.height = 800;
            Theme.textScale = 1;
            folder = Files.folder();
            Files.replace(folder, "ships.csv", root.table);
            open();
        }
        function open() {
            root.page = createTemporaryObject(pages, root, {
                "place": folder + "/ships.csv"
            });
            tryVerify(() => item("importSheet") !== null && root.page.deck.count === 2);
            ready();
        }
        function cleanup() {
            Theme.textScale = 1;
        }
        function item(name) {
            return findChild(root.page, name);
        }
        function ready() {
            tryVerify(() => !root.page.deck.reading && !root.page.deck.checking);
            tryVerify(() => item("importFace").ready);
        }
        /// Scrolled to where it can be pressed.
        function shown(name) {
            item("importForm").show(item(name));
            return item(name);
        }
        /// Chosen by keys from a list that is open: `index` from the top.
        function list(chooser, index) {
            tryVerify(() => !chooser.activeFocus);
            const by = index - chooser.current;
            for (let i = 0; i < Math.abs(by); ++i)
                keyClick(by > 0 ? Qt.Key_Down : Qt.Key_Up);
            keyClick(Qt.Key_Return);
            tryVerify(() => chooser.activeFocus);
        }
        /// What the card beside the questions shows is another picture after `act`.
        function changes(act) {
            const painted = root.page.deck.facesPainted();
            act();
            ready();
            tryVerify(() => root.page.deck.facesPainted() > painted);
        }
        function test_the_answers_are_filled_in() {
            compare(item("copiesColumn").current, "Qty");
            compare(item("titleColumn").current, "Name");
            compare(item("textColumn").current, "Rules");
            compare(item("pictureColumn").current, "");
            compare(item("printed-id").on, false);
            compare(item("printed-Extra").on, true);
            compare(item("printed-Extra").help, "old");
            verify(item("cardSize").text.startsWith("Poker"));
            verify(item("importDone").activeFocus);
            verify(item("importTally").text.includes("4"));
            verify(!item("resetImport").enabled);
        }
        function test_how_many_is_answered_by_mouse_and_keyboard() {
            const copies = shown("copiesColumn-choice");
            mouseClick(copies);
            list(copies, 0);
            ready();
            compare(item("copiesColumn").current, "");
            verify(!item("importTally").text.includes("4"));
            keyClick(Qt.Key_Down);
            list(copies, 1);
            ready();
            compare(item("copiesColumn").current, "Qty");
            verify(item("importTally").text.includes("4"));
        }
        function test_what_is_what_changes_the_card() {
            changes(() => {
                const title = shown("titleColumn-choice");
                mouseClick(title);
                list(title, 6);
            });
            compare(item("titleColumn").current, "Extra");
            changes(() => {
                const cost = shown("costColumn-choice");
                cost.forceActiveFocus();
                keyClick(Qt.Key_Return);
                list(cost, 4);
            });
            compare(item("costColumn").current, "Fee");
            changes(() => mouseClick(shown("printed-Home-toggle")));
            changes(() => {
                shown("printed-id-toggle").forceActiveFocus();
                keyClick(Qt.Key_Space);
            });
            verify(item("printed-id").on);
        }
        function test_a_column_for_the_back_turns_the_card() {
            changes(() => {
                const back = shown("backColumn-choice");
                mouseClick(back);
                list(back, 7);
            });
            compare(item("backColumn").current, "Home");
            verify(item("importFace").back);
        }
        function test_a_font_beside_the_table_is_offered() {
            verify(!item("titleFont").visible);
            root.page.visible = false;
            // Nothing to draw with, so it isn't chosen by itself.
            Files.replace(folder, "Title.ttf", "");
            open();
            verify(item("titleFont").visible);
            compare(item("titleFont").current, "");
            changes(() => {
                const font = shown("textFont-choice");
                mouseClick(font);
                list(font, 1);
            });
            compare(item("textFont").current, "Title.ttf");
            compare(item("titleFont").current, "");
            const font = shown("titleFont-choice");
            mouseClick(font);
            list(font, 1);
            compare(item("titleFont").current, "Title.ttf");
            verify(item("resetImport").enabled);
            mouseClick(item("importKeep"));
            tryVerify(() => item("newDeckSheet") !== null);
            mouseClick(item("makeDeck"));
            tryVerify(() => root.page.deck.folder === Files.path(folder) + "/ships");
            verify(Files.read(folder, "ships/deck.yaml").includes("title: [\"Title.ttf\", Vollkorn]"));
            verify(Files.list(folder).includes("ships/Title.ttf"));
        }
        function test_the_size_is_chosen_and_laid_across() {
            const size = shown("cardSize");
            mouseClick(size);
            list(size, 3);
            ready();
            compare(root.page.deck.cardWidth, 70);
            compare(root.page.deck.cardHeight, 120);
            const lies = shown("cardLies-choice");
            lies.chosen(1);
            ready();
            compare(root.page.deck.cardWidth, 120);
            tryVerify(() => item("importFace").width > item("importFace").height);
            verify(item("resetImport").enabled);
            mouseClick(shown("resetImport"));
            ready();
            compare(root.page.deck.cardWidth, 63.5);
            verify(!item("resetImport").enabled);
        }
        function test_other_cards_are_looked_at() {
            verify(!item("importPrevious").enabled);
            mouseClick(item("importNext"));
            compare(item("importFace").card, 1);
            verify(!item("importNext").enabled);
            mouseClick(item("importPrevious"));
            compare(item("importFace").card, 0);
        }
        function test_the_sheet_goes_and_comes_back_until_the_deck_is_kept() {
            keyClick(Qt.Key_Return);
            tryVerify(() => item("importSheet") === null);
            verify(item("wall").activeFocus);
            mouseClick(item("askTable"));
            tryVerify(() => item("importSheet") !== null);
            keyClick(Qt.Key_Escape);
            tryVerify(() => item("importSheet") === null);
            mouseClick(item("askTable"));
            tryVerify(() => item("importKeep") !== null);
            const size = shown("cardSize");
            mouseClick(size);
            list(size, 5);
            mouseClick(item("importKeep"));
            tryVerify(() => item("newDeckSheet") !== null);
            mouseClick(item("makeDeck"));
            tryVerify(() => root.page.deck.folder === Files.path(folder) + "/ships");
            tryVerify(() => root.page.deck.count === 2);
            verify(item("importSheet") === null);
            verify(!item("askTable").visible);
            const layout = Files.read(folder, "ships/deck.yaml");
            verify(layout.includes("copies: \"Qty\""), layout);
            verify(layout.includes("size: [44mm, 68mm]"), layout);
        }
        function test_it_fits_a_small_window_with_large_text() {
            root.width = 1024;
            root.height = 640;
            Theme.textScale = 1.5;
            waitForRendering(root.page);
            for (const name of ["copiesColumn-choice", "backColumn-choice", "printed-Home-toggle", "cardSize", "cardLies-choice", "importDone", "importKeep", "resetImport", "importSides", "importNext"]) {
                const each = shown(name), at = each.mapToItem(root.page, 0, 0);
                verify(at.x >= 0 && at.x + each.width <= root.width, name + " is cut at its sides");
                verify(at.y >= 0 && at.y + each.height <= root.height, name + " is cut above or below");
            }
            verify(item("importFace").width > 100);
        }
    }
}
