pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Studio
import RainDelay.Testing

/// Decks that begin in Deck Studio: kept from a table, or from a template; and the page on the format.
Item {
    id: root

    width: 1280
    height: 800

    property StudioPage page: null

    readonly property string table: "code,name,cost\na,Anchor,10\nb,Bell,9\n"

    Component {
        id: pages
        StudioPage {
            anchors.fill: parent
        }
    }

    TestCase {
        name: "StudioNew"
        when: windowShown

        property url folder

        function init() {
            failOnWarning(/Error/);
            Theme.textScale = 1;
            folder = Files.folder();
        }
        function open(place) {
            root.page = createTemporaryObject(pages, root, {
                "place": place
            });
        }
        function openTable() {
            Files.replace(folder, "ships.csv", root.table);
            open(folder + "/ships.csv");
            tryVerify(() => root.page.deck.count === 2);
            mouseClick(sheet("importDone"));
            tryVerify(() => !sheet("importSheet"));
        }
        function sheet(name) {
            return findChild(root.page, name);
        }
        function test_a_table_alone_is_kept_as_a_deck_that_is_open_then() {
            openTable();
            mouseClick(findChild(root.page, "keepDeck"));
            tryVerify(() => sheet("newDeckSheet"));
            compare(sheet("newDeckName").text, "ships");
            compare(sheet("deckFolder").text, Files.path(folder) + "/ships");
            mouseClick(sheet("makeDeck"));
            tryVerify(() => root.page.deck.folder === Files.path(folder) + "/ships");
            tryVerify(() => root.page.deck.count === 2);
            verify(!root.page.deck.proposed);
            verify(!findChild(root.page, "proposedStrip").visible);
            verify(!sheet("newDeckSheet"));
            tryVerify(() => findChild(root.page, "wall").activeFocus);
            compare(Files.read(folder, "ships/cards.csv"), root.table);
            compare(Files.read(folder, "ships.csv"), root.table);
            compare(Files.list(folder), ["ships.csv", "ships/cards.csv", "ships/deck.yaml"]);
        }
        function test_a_place_that_is_taken_is_refused_with_a_sentence() {
            openTable();
            Files.replace(folder, "taken", "a file");
            keyClick(Qt.Key_S, Qt.ControlModifier);
            tryVerify(() => sheet("newDeckSheet"));
            const name = sheet("newDeckName");
            verify(name.activeFocus);
            name.selectAll();
            for (const letter of "taken")
                keyClick(letter);
            verify(sheet("hindrance").text.includes("/taken already exists"));
            verify(!sheet("makeDeck").enabled);
            keyClick(Qt.Key_Return);
            compare(Files.list(folder), ["ships.csv", "taken"]);
            keyClick(Qt.Key_X);
            compare(sheet("hindrance").text, "");
            keyClick(Qt.Key_Escape);
            tryVerify(() => !sheet("newDeckSheet"));
            verify(root.page.deck.proposed);
        }
        function test_a_deck_begins_from_a_template_in_a_folder_that_is_made_for_it() {
            open("");
            tryVerify(() => findChild(root.page, "newDeck").visible);
            mouseClick(findChild(root.page, "newDeck"));
            tryVerify(() => sheet("newDeckSheet"));
            for (const id of ["simple", "resources", "playing-cards"])
                tryVerify(() => findChild(sheet("template-" + id), "face").ready);
            verify(!sheet("makeDeck").enabled);
            mouseClick(sheet("template-resources"));
            verify(sheet("template-resources").checked && !sheet("template-simple").checked);
            mouseClick(sheet("choosePlace"));
            tryVerify(() => sheet("fileSheet"));
            findChild(sheet("fileSheet"), "files").model.path = Files.path(folder);
            mouseClick(sheet("newFolder"));
            const made = sheet("folderName");
            verify(made.activeFocus);
            made.text = "a/b";
            keyClick(Qt.Key_Return);
            verify(sheet("noFolder").visible);
            made.text = "mine";
            keyClick(Qt.Key_Return);
            compare(sheet("folder").text, Files.path(folder) + "/mine");
            mouseClick(sheet("fileDone"));
            tryVerify(() => !sheet("fileSheet"));
            verify(sheet("newDeckName").activeFocus);
            for (const letter of "Harbour")
                keyClick(letter);
            compare(sheet("deckFolder").text, Files.path(folder) + "/mine/Harbour");
            keyClick(Qt.Key_Return);
            tryVerify(() => root.page.deck.name === "Harbour");
            compare(root.page.deck.folder, Files.path(folder) + "/mine/Harbour");
            tryVerify(() => !root.page.deck.checking);
            compare(root.page.deck.problems.count, 0);
        }
        function test_escape_in_the_name_of_a_folder_leaves_the_sheet_open() {
            open("");
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryVerify(() => sheet("newDeckSheet"));
            mouseClick(sheet("choosePlace"));
            tryVerify(() => sheet("fileSheet"));
            mouseClick(sheet("newFolder"));
            keyClick(Qt.Key_Escape);
            verify(!sheet("folderName").visible);
            verify(sheet("fileSheet"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !sheet("fileSheet"));
            verify(sheet("newDeckSheet"));
        }
        function test_the_format_is_read_and_searched() {
            open("");
            keyClick(Qt.Key_F1);
            tryVerify(() => sheet("pageText"));
            const chapters = sheet("chapters");
            verify(chapters.count > 8);
            const text = sheet("pageText");
            verify(text.text.includes("deck.yaml"));
            keyClick(Qt.Key_F, Qt.ControlModifier);
            verify(sheet("searchPage").activeFocus);
            for (const letter of "ICON")
                keyClick(letter);
            const first = chapters.currentIndex;
            verify(text.text.includes("background-color"));
            keyClick(Qt.Key_Return);
            verify(chapters.currentIndex !== first);
            verify(text.text.includes("background-color"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !sheet("pageText"));
        }
    }
}
