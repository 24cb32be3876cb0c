pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.RallyBird
import RainDelay.Session
import RainDelay.Table

/// The scorebook at a table: how it opens and closes, its contents, what the keys do, and how it is
/// saved and copied.
Item {
    id: root

    width: 1280
    height: 756

    property MatchController match

    Component {
        id: pages
        GamePage {
            anchors.fill: parent
            match: root.match
        }
    }

    TestCase {
        id: tests

        property GamePage page

        name: "Scorebook"
        when: windowShown

        function init() {
            Theme.motion = 0;
            root.match = MatchLibrary.start("rallybird", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
            root.match.seating.takeSeat();
            page = pages.createObject(root);
            page.board.forceActiveFocus();
            wait(0);
        }
        function cleanup() {
            page.destroy();
            page = null;
            wait(0);
            root.width = 1280;
            Theme.textScale = 1;
            root.match = null;
            MatchLibrary.leave();
        }
        function passOn() {
            root.match.seating.endTurn();
            root.match.seating.takeSeat();
            wait(0);
        }
        /// An at-bat, so that there is something to write down.
        function bat() {
            verify(root.match.decision.press("keep-icon 5/4"));
            passOn();
            verify(root.match.decision.press("play infield-left") || root.match.decision.press("play infield-right"));
            passOn();
            for (const zone of "ABCDEF")
                verify(root.match.decision.put("gloves", 0, "zone." + zone));
            root.match.decision.sendDraft();
            root.match.seating.takeSeat();
            wait(0);
        }
        function open() {
            bat();
            keyClick(Qt.Key_B, Qt.ControlModifier);
            tryVerify(() => findChild(page, "scorebook") !== null);
            tryVerify(() => findChild(page, "scorebookPage").contentHeight > 0);
            return findChild(page, "scorebook");
        }

        function test_it_opens_by_a_key_and_closes_to_the_table() {
            const sheet = open();
            verify(page.covered);
            verify(sheet.activeFocus);
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(page, "scorebook") === null);
            verify(page.board.activeFocus);
        }
        function test_it_opens_by_the_button_beside_the_log() {
            const button = findChild(page, "showScorebook");
            verify(button.visible);
            mouseClick(button);
            verify(findChild(page, "scorebook"));
        }
        function test_it_says_all_of_it_to_a_screen_reader() {
            open();
            const shown = findChild(page, "scorebookPage");
            verify(shown.Accessible.name.includes("Line score"), shown.Accessible.name);
            verify(shown.Accessible.name.includes("Scorecard of Ann"));
        }
        function test_the_contents_lead_to_their_section() {
            open();
            const contents = findChild(page, "scorebookContents");
            const flick = findChild(page, "scorebookFlick");
            const shown = findChild(page, "scorebookPage");
            tryVerify(() => contents.count === shown.sections.length && contents.count > 2);
            verify(contents.visible);
            compare(contents.currentIndex, 0);
            waitForRendering(contents);
            mouseClick(contents.itemAtIndex(1));
            compare(flick.contentY, Math.min(shown.topOf(1), Math.max(0, flick.contentHeight - flick.height)));
        }
        function test_keys_scroll() {
            root.width = 1024;
            Theme.textScale = 1.5;
            open();
            const flick = findChild(page, "scorebookFlick");
            tryVerify(() => flick.contentHeight > flick.height);
            verify(!findChild(page, "scorebookContents").visible);
            keyClick(Qt.Key_Down);
            verify(flick.contentY > 0);
            keyClick(Qt.Key_End);
            verify(flick.atYEnd);
            keyClick(Qt.Key_Home);
            compare(flick.contentY, 0);
        }
        function test_a_file_is_asked_for_and_escape_goes_back_to_the_book() {
            open();
            mouseClick(findChild(page, "savePng"));
            const files = findChild(page, "fileSheet");
            verify(files);
            verify(files.fileName.endsWith(".png"), files.fileName);
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(page, "fileSheet") === null);
            verify(findChild(page, "scorebook").activeFocus);
        }
        function test_a_printer_is_chosen() {
            open();
            keyClick(Qt.Key_P, Qt.ControlModifier);
            const sheet = findChild(page, "printSheet");
            verify(sheet);
            sheet.printers = [];
            verify(findChild(sheet, "noPrinter").visible);
            verify(!findChild(sheet, "printNow").enabled);
            sheet.printers = ["Attic", "Cellar"];
            verify(!findChild(sheet, "noPrinter").visible);
            let chosen = "";
            sheet.printOn.connect(printer => chosen = printer);
            mouseClick(findChild(sheet, "printNow"));
            compare(chosen, "Attic");
            tryVerify(() => findChild(page, "printSheet") === null);
            verify(findChild(findChild(page, "scorebook"), "refusal").sentence.includes("Attic"));
        }
        function test_what_became_of_a_file_is_told() {
            const sheet = open();
            sheet.saveAs("file:///no such folder/book.txt");
            const toast = findChild(sheet, "refusal");
            verify(toast.visible);
            verify(toast.sentence.includes("/no such folder/book.txt"), toast.sentence);
        }
        function test_it_follows_the_match_while_it_is_open() {
            const sheet = open();
            const shown = findChild(page, "scorebookPage");
            let told = 0;
            shown.view.changed.connect(() => ++told);
            root.match.seating.cover();
            verify(told > 0);
        }
        function test_while_nobody_looks_there_is_nothing() {
            const sheet = open();
            root.match.seating.cover();
            const shown = findChild(page, "scorebookPage");
            compare(shown.view.text, "");
            tryCompare(shown, "contentHeight", 0);
        }
        function test_copying_is_told() {
            const sheet = open();
            keyClick(Qt.Key_C, Qt.ControlModifier);
            verify(findChild(sheet, "refusal").visible);
        }
    }
}
