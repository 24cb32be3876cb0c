pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Session
import RainDelay.Table

/// A pitch at Quick Baseball's table: by drag, by clicks, by keys; what is refused; the reveal.
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

        name: "QuickBaseball"
        when: windowShown

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
            Theme.motion = 0;
            root.match = null;
            MatchLibrary.leave();
        }
        function pieceOf(code) {
            return table.items().find(p => p.code === code) ?? null;
        }
        function middle(item) {
            return root.mapFromItem(item, item.width / 2, item.height / 2);
        }
        function passOn() {
            root.match.seating.endTurn();
            root.match.seating.takeSeat();
            wait(0);
        }

        function test_the_other_hand_is_backs() {
            const theirs = table.items().filter(p => p.place === "hand.1");
            compare(theirs.length, 7);
            verify(theirs.every(p => !p.faceUp && p.code === "" && !p.movable));
            const mine = table.items().filter(p => p.place === "hand.0");
            compare(mine.length, 5);
            verify(mine.every(p => p.faceUp && p.visible && p.reachable));
        }
        function test_a_card_is_dragged_to_its_slot() {
            const from = middle(pieceOf("contact"));
            const slot = table.find("bat");
            mousePress(root, from.x, from.y);
            for (let i = 1; i <= 5; ++i)
                mouseMove(root, from.x + (slot.centreX - from.x) * i / 5, from.y + (slot.centreY - from.y) * i / 5);
            verify(slot.hot);
            mouseRelease(root, slot.centreX, slot.centreY);
            compare(pieceOf("contact").place, "bat");
            verify(root.match.seating.canEndTurn);
        }
        function test_two_clicks() {
            const from = middle(pieceOf("slap"));
            mouseClick(root, from.x, from.y);
            compare(table.picked, pieceOf("slap"));
            verify(!table.find("pitch").legal);
            mouseClick(root, table.find("bat").centreX, table.find("bat").centreY);
            compare(pieceOf("slap").place, "bat");
        }
        function test_keys_alone() {
            keyClick(Qt.Key_Tab);
            compare(table.focused(), pieceOf("long-ball"));
            verify(table.focused().raised);
            keyClick(Qt.Key_Right);
            compare(table.focused(), pieceOf("top"));
            keyClick(Qt.Key_Return);
            compare(table.focused(), table.find("bat"));
            keyClick(Qt.Key_Return);
            compare(pieceOf("top").place, "bat");
        }
        function test_a_call_has_a_key_and_lays_a_card_too() {
            keyClick(Qt.Key_L);
            compare(table.items().filter(p => p.place === "hand.0").length, 4);
            compare(table.items().filter(p => p.place === "bat").length, 1);
        }
        function test_what_is_refused_says_why() {
            const steal = findChild(page, "action.steal");
            verify(steal.visible);
            verify(!steal.allowed);
            verify(steal.hint !== "");
            mouseClick(steal);
            const toast = findChild(page, "refusal");
            verify(toast.visible);
            compare(toast.sentence, root.match.decision.refusalText);
            verify(findChild(page, "action.leave").allowed);
        }
        function test_a_pitch_is_told_in_words() {
            verify(!findChild(page, "lastPitch").visible);
            verify(root.match.decision.press("bat contact"));
            passOn();
            verify(!findChild(page, "lastPitch").visible);
            compare(table.items().filter(p => p.place === "bat" && !p.faceUp).length, 1);
            verify(root.match.decision.press("pitch run-out"));
            tryVerify(() => findChild(page, "lastPitch").visible);
            compare(findChild(page, "lastPitch").pitch.verdict, "GREEN meets GREEN: a single");
            // Without motion only the last picture of it is shown.
            compare(findChild(page, "reveal").way, 1);
        }
        function test_what_the_batter_did_is_seen_where_nothing_met_data() {
            return [
                { "tag": "a swing that misses", "bat": "bat contact", "pitch": "pitch strike-out", "sign": "≠" },
                { "tag": "no swing", "bat": "leave", "pitch": "pitch fly-ball", "sign": "Takes it" }
            ];
        }
        function test_what_the_batter_did_is_seen_where_nothing_met(data) {
            verify(root.match.decision.press(data.bat));
            passOn();
            verify(root.match.decision.press(data.pitch));
            const sign = findChild(page, "noMatch");
            tryVerify(() => findChild(page, "reveal").running);
            verify(sign.visible);
            compare(sign.told, data.sign);
        }
        function test_with_motion_the_cards_lie_open_while_it_is_told() {
            verify(root.match.decision.press("bat contact"));
            passOn();
            Theme.motion = 60;
            root.match.playback.motionMs = 60;
            const reveal = findChild(page, "reveal");
            verify(root.match.decision.press("pitch run-out"));
            tryVerify(() => reveal.running);
            compare(pieceOf("contact").place, "bat");
            compare(pieceOf("run-out").place, "pitch");
            compare(reveal.pitch.border, "green");
            verify(pieceOf("base-1") !== null, "the runner isn't there yet");
            verify(!findChild(reveal, "noMatch").visible);
            tryVerify(() => !root.match.playback.busy);
            verify(!reveal.running);
            verify(pieceOf("base-1-runner") !== null);
        }
    }
}
