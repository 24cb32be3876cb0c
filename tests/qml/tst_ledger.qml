pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.RallyBird
import RainDelay.Session
import RainDelay.Table

/// The ledger at a table: how it opens and closes, what it shows, and that a source is chosen.
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

        name: "Ledger"
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
            root.match = null;
            MatchLibrary.leave();
        }
        function passOn() {
            root.match.seating.endTurn();
            root.match.seating.takeSeat();
            wait(0);
        }
        /// An at-bat, so that dice were thrown.
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
            keyClick(Qt.Key_D, Qt.ControlModifier);
            tryVerify(() => findChild(page, "ledger") !== null);
            return findChild(page, "ledger");
        }

        function test_before_anything_is_drawn_it_says_so() {
            // Ben, who fields, doesn't learn which play was set aside.
            compare(root.match.seating.lookingSeat, 1);
            const sheet = open();
            verify(sheet.empty);
            keyClick(Qt.Key_Escape);
        }
        function test_it_opens_by_the_button_and_closes_to_the_table() {
            const button = findChild(page, "showLedger");
            verify(button.visible);
            mouseClick(button);
            tryVerify(() => findChild(page, "ledger") !== null);
            verify(page.covered);
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(page, "ledger") === null);
            verify(page.board.activeFocus);
        }
        function test_each_sum_of_the_dice_stands_beside_what_to_expect() {
            bat();
            const sheet = open();
            const parts = findChild(sheet, "ledgerParts");
            const dice = Array.from(parts.labels).indexOf("The dice");
            verify(dice >= 0);
            parts.chosen(dice);
            let thrown = 0;
            for (let i = 0; i <= 10; ++i)
                thrown += findChild(sheet, "ledger." + i).came;
            verify(thrown > 0);
            const seven = findChild(sheet, "ledger.5");
            compare(seven.group, "7");
            fuzzyCompare(seven.expected, thrown / 6, 1e-9);
            compare(seven.Accessible.name, "7: %1, expected %2".arg(seven.came).arg((thrown / 6).toFixed(1)));
            verify(findChild(sheet, "ledgerEvenness").text.startsWith("Too few draws"));
        }
        function test_keys_choose_a_source_and_reach_nothing_below() {
            bat();
            passOn();
            const sheet = open();
            const parts = findChild(sheet, "ledgerParts");
            compare(parts.current, 0);
            keyClick(Qt.Key_Tab);
            verify(findChild(sheet, "closeSheet").activeFocus);
            keyClick(Qt.Key_Tab);
            verify(parts.children[0].activeFocus);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            compare(parts.current, 1);
        }
        function test_another_source_is_chosen() {
            bat();
            // Ben, who fields, doesn't know which play was set aside; Ann does.
            passOn();
            compare(root.match.seating.lookingSeat, 0);
            const sheet = open();
            const parts = findChild(sheet, "ledgerParts");
            verify(parts.visible);
            compare(Array.from(parts.labels), ["Ann's plays set aside", "The dice"]);
            verify(findChild(sheet, "ledger.16") !== null);
            mouseClick(parts.children[1]);
            compare(parts.current, 1);
            tryVerify(() => findChild(sheet, "ledger.16") === null);
            compare(findChild(sheet, "ledger.10").group, "12");
        }
    }
}
