pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Studio
import RainDelay.Testing

/// The export sheet of Deck Studio, over a small deck.
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

    TestCase {
        name: "Export"
        when: windowShown

        property url folder
        property url out

        function part(name) {
            return findChild(root.page, name);
        }
        function said() {
            return part("said").text;
        }
        function choose(row, index) {
            const buttons = Array.from(part(row).children).filter(child => child.index !== undefined);
            mouseClick(buttons[index]);
            waitForRendering(root.page);
        }
        /// Opens the sheet; files go into an empty folder.
        function openSheet() {
            part("wall").forceActiveFocus();
            keyClick(Qt.Key_P, Qt.ControlModifier);
            tryVerify(() => part("export") !== null && part("export").visible);
            part("exportFooter").maker.setFolder(out);
            tryVerify(() => part("findingsTitle").text.startsWith("Checked") || part("findings").count > 0);
        }
        function make() {
            mouseClick(part("export"));
            tryVerify(() => part("openMade").visible, 60000);
        }
        function init() {
            failOnWarning(/Error/);
            Theme.textScale = 1;
            folder = Files.deck(root.layout, root.table);
            out = Files.folder();
            root.page = createTemporaryObject(pages, root, {
                "place": folder
            });
            tryVerify(() => part("wall").count === 3);
            tryVerify(() => !root.page.deck.checking);
        }
        function cleanup() {
            const footer = part("exportFooter");
            if (footer) {
                footer.maker.sheets.reset();
                footer.maker.pictures.reset();
                footer.maker.options.reset();
            }
        }
        function test_F1_reads_of_places_and_comes_back() {
            openSheet();
            keyClick(Qt.Key_F1);
            tryVerify(() => part("pageText") !== null);
            compare(part("chapters").currentIndex, 3);
            verify(part("pageText").text.includes("bleed"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => part("pageText") === null);
            verify(part("export").visible);
            keyClick(Qt.Key_Escape);
            tryVerify(() => part("export") === null);
        }
        function test_each_kind_is_made_by_its_button_data() {
            return [
                {
                    "tag": "pdf",
                    "kind": 0,
                    "files": ["Ferry.pdf"]
                },
                {
                    "tag": "pictures",
                    "kind": 1,
                    "files": ["Ferry-cards/a.png", "Ferry-cards/b.png", "Ferry-cards/back.png", "Ferry-cards/c.png"]
                },
                {
                    "tag": "contact",
                    "kind": 2,
                    "files": ["Ferry-contact.png"]
                },
                {
                    "tag": "tabletop",
                    "kind": 3,
                    "files": ["Ferry-tabletop/Ferry-back.png", "Ferry-tabletop/Ferry-faces.png", "Ferry-tabletop/Ferry.json"]
                },
                {
                    "tag": "shop",
                    "kind": 4,
                    "files": ["Ferry-the-game-crafter/a.png", "Ferry-the-game-crafter/b.png", "Ferry-the-game-crafter/back.png", "Ferry-the-game-crafter/c.png"]
                }
            ];
        }
        function test_each_kind_is_made_by_its_button(row) {
            openSheet();
            choose("kind", row.kind);
            make();
            compare(Array.from(Files.list(out)), row.files);
            verify(said().includes(row.files[0].split("/")[0]));
        }
        function test_what_is_chosen_is_kept() {
            openSheet();
            choose("kind", 1);
            const dpi = findChild(part("dpi"), "field");
            mouseClick(dpi);
            dpi.text = "100";
            keyClick(Qt.Key_Return);
            verify(said().includes("248 × 346"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !root.page.covered);
            openSheet();
            verify(said().includes("248 × 346"));
        }
        function test_rules_become_a_booklet_unless_they_are_left_out() {
            openSheet();
            verify(!part("booklet").visible, "the deck names none");
            keyClick(Qt.Key_Escape);
            tryVerify(() => !root.page.covered);
            Files.replace(folder, "rules.md", "# Ferry\n\n## Begin\n\nDeal.\n");
            Files.replace(folder, "deck.yaml", root.layout + "rules: rules.md\n");
            openSheet();
            tryVerify(() => part("booklet").visible);
            verify(part("booklet").on);
            verify(said().includes("booklet"));
            choose("singly-choice", 1);
            verify(!part("booklet").visible, "print shops print no sheets");
            verify(!said().includes("booklet"));
            choose("singly-choice", 0);
            part("booklet").switched(false);
            verify(!part("exportFooter").maker.sheets.booklet);
            verify(!said().includes("booklet"));
        }
        function test_cards_of_two_faces_want_backs() {
            const help = () => part("backs").help;
            openSheet();
            compare(help(), "");
            keyClick(Qt.Key_Escape);
            tryVerify(() => !root.page.covered);
            const [headings, one, ...others] = root.table.split("\n");
            Files.replace(folder, "cards.csv", [headings + ",reverse", one + ",b", ...others.map(row => row && row + ",")].join("\n"));
            openSheet();
            tryVerify(() => help().includes("two faces"));
            choose("backs-choice", 1);
            verify(!help().includes("two faces"));
            choose("backs-choice", 0);
        }
        function test_a_number_out_of_range_is_put_right() {
            openSheet();
            choose("kind", 1);
            const dpi = findChild(part("dpi"), "field");
            for (const [typed, taken] of [["7", "30"], ["x", "30"], ["1e9", "1200"], ["150,5", "150.5"]]) {
                dpi.forceActiveFocus();
                dpi.text = typed;
                keyClick(Qt.Key_Return);
                compare(dpi.text, taken);
            }
            keyClick(Qt.Key_Up);
            compare(dpi.text, "200.5");
        }
        function test_what_does_not_fit_is_one_sentence_and_no_button() {
            openSheet();
            part("exportFooter").maker.sheets.paper = "custom";
            part("exportFooter").maker.sheets.customWidth = 60;
            verify(said().includes("63 × 88 mm doesn't fit on a sheet of 60 × 297 mm"));
            verify(!part("export").enabled);
        }
        function test_what_was_made_before_is_said_to_be_replaced() {
            openSheet();
            verify(!said().includes("replaced"));
            compare(part("export").text, "Export");
            make();
            keyClick(Qt.Key_Escape);
            tryVerify(() => !root.page.covered);
            openSheet();
            verify(said().includes("will be replaced"));
            compare(part("export").text, "Replace");
        }
        function test_a_finding_leads_to_its_card() {
            Files.replace(folder, "cards.csv", root.table.replace("Compass", "A name that is much too long for its little box on the card"));
            tryVerify(() => root.page.deck.problems.count === 1);
            openSheet();
            const list = part("findings");
            tryVerify(() => list.itemAtIndex(0) !== null);
            waitForRendering(list);
            mouseClick(list.itemAtIndex(0));
            tryVerify(() => !root.page.covered);
            compare(root.page.code, "c");
            verify(root.page.large);
            compare(root.page.element, "title");
        }
        function test_only_the_cards_that_are_shown_or_chosen_or_have_changed() {
            openSheet();
            choose("kind", 1);
            make();
            keyClick(Qt.Key_Escape);
            tryVerify(() => !root.page.covered);
            Files.replace(folder, "cards.csv", root.table.replace("Bell", "Bow"));
            tryVerify(() => root.page.deck.cell(1, 1) === "Bow");
            part("search").text = "a";
            openSheet();
            const which = part("which");
            compare(Array.from(which.labels), ["All (3)", "Those shown (2)", "Only a", "Changed (1)"]);
            for (const [index, cards] of [[1, ["a", "c"]], [2, ["a"]], [3, ["b"]]]) {
                choose("which-choice", index);
                make();
                const names = Array.from(Files.list(out)).filter(name => name.startsWith("Ferry-" + which.ids[index]));
                compare(names.map(name => name.split("/")[1]), [...cards.slice(0, 1), "back", ...cards.slice(1)].map(name => name + ".png").sort());
            }
            compare(part("which").labels[3], "Changed (0)");
            verify(said().includes("Done") || said().includes("No card has changed"));
        }
        function test_cancelled_it_leaves_nothing() {
            openSheet();
            choose("kind", 1);
            part("exportFooter").maker.pictures.dpi = 1200;
            mouseClick(part("export"));
            tryVerify(() => part("cancelExport").visible);
            keyClick(Qt.Key_Escape);
            tryVerify(() => part("export").visible, 60000);
            verify(root.page.covered, "the sheet is still there");
            verify(said().includes("Cancelled"));
            compare(Array.from(Files.list(out)), []);
        }
        function test_the_printer_is_measured() {
            openSheet();
            choose("backs-choice", 1);
            part("exportFooter").maker.makeTestPage();
            tryVerify(() => part("openMade").visible);
            compare(Array.from(Files.list(out)), ["Printer test.pdf"]);
            for (const name of ["aboveX", "belowX"])
                part(name).take(1.5);
            part("takeReadings").clicked();
            compare(part("offsetX").value, 1.5);
            compare(part("offsetY").value, 0);
        }
        function test_a_folder_is_chosen_by_mouse() {
            openSheet();
            mouseClick(part("chooseFolder"));
            tryVerify(() => part("fileSheet") !== null);
            mouseClick(part("fileDone"));
            tryVerify(() => part("fileSheet") === null);
            compare(part("target").text, Files.path(out) + "/Ferry.pdf");
        }
        function test_by_keyboard_alone() {
            openSheet();
            keyClick(Qt.Key_Return);
            tryVerify(() => part("openMade").visible, 60000);
            compare(Array.from(Files.list(out)), ["Ferry.pdf"]);
        }
    }
}
