pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Session
import RainDelay.Table

/// Decisive things on the board: what is shown, how it is cut short, and what is left of it.
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
        readonly property GameTable table: page ? page.board : null
        readonly property HighlightView highlights: page ? page.highlights : null

        name: "Highlights"
        when: windowShown

        /// Both cards of a pitch lie, and it is about to be told.
        function pitch(motion) {
            verify(root.match.decision.press("bat contact"));
            root.match.seating.endTurn();
            root.match.seating.takeSeat();
            wait(0);
            root.match.playback.motionMs = motion;
            verify(root.match.decision.press("pitch run-out"));
        }
        function init() {
            Theme.motion = 0;
            root.match = MatchLibrary.start("quick-baseball", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
            root.match.seating.takeSeat();
            page = pages.createObject(root);
            table.forceActiveFocus();
            wait(0);
        }
        function cleanup() {
            page.destroy();
            page = null;
            wait(0);
            root.match = null;
            MatchLibrary.leave();
        }

        function test_the_banner_says_it_in_two_words() {
            pitch(60);
            tryVerify(() => highlights.running);
            compare(highlights.shown.kind, "single");
            verify(findChild(page, "banner").visible);
            tryVerify(() => !root.match.playback.busy);
            verify(!highlights.running);
            verify(!findChild(page, "banner").visible);
        }
        function test_a_click_cuts_it_short_and_does_nothing_else() {
            pitch(400);
            tryVerify(() => highlights.running);
            const card = table.items().find(p => p.place === "hand.0" && p.visible);
            const at = root.mapFromItem(card, card.width / 2, card.height / 2);
            mouseClick(root, at.x, at.y);
            verify(!highlights.running);
            verify(root.match.playback.busy, "what follows is shown all the same");
            compare(table.picked, null);
            // The second click of a double click isn't one either.
            mouseDoubleClickSequence(root, at.x, at.y);
            compare(table.items().filter(p => p.place === "bat" && !p.faceUp).length, 0);
            root.match.playback.skip();
        }
        function test_a_key_that_would_move_cuts_it_short_data() {
            return [
                { "tag": "Enter", "key": Qt.Key_Return, "cuts": true },
                { "tag": "Space", "key": Qt.Key_Space, "cuts": true },
                { "tag": "a letter", "key": Qt.Key_L, "cuts": true },
                { "tag": "Tab", "key": Qt.Key_Tab, "cuts": false },
                { "tag": "Escape", "key": Qt.Key_Escape, "cuts": false },
                { "tag": "an arrow", "key": Qt.Key_Left, "cuts": false }
            ];
        }
        function test_a_key_that_would_move_cuts_it_short(data) {
            pitch(400);
            tryVerify(() => highlights.running);
            keyClick(data.key);
            compare(highlights.running, !data.cuts);
            compare(table.picked, null);
            root.match.playback.skip();
        }
        function test_without_motion_the_last_picture_stays_for_a_while() {
            pitch(0);
            tryVerify(() => highlights.running);
            verify(!root.match.playback.busy);
            compare(highlights.light, 1);
            compare(highlights.way, 1);
            tryVerify(() => !highlights.running);
        }
        function test_the_last_play_stays_in_one_line() {
            const line = findChild(page, "lastPlay");
            verify(!line.visible);
            pitch(0);
            tryVerify(() => line.visible);
            verify(line.told.startsWith("Ann: "), line.told);
            verify(line.y + line.height <= page.scoreboardHeight + 1);
        }
    }
}
