pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.RallyBird
import RainDelay.Session
import RainDelay.Table

/// An at-bat at RallyBird's table: a play from the fan, Gloves into zones, the dice and what they came
/// to, the odds and the roll ledger.
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

        name: "RallyBird"
        when: windowShown

        function init() {
            Theme.motion = 0;
            Settings.tableHelps = false;
            root.match = MatchLibrary.start("rallybird", ["Ann", "Ben"], null, "7");
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
            Settings.tableHelps = false;
            root.match = null;
            MatchLibrary.leave();
        }
        function at(place) {
            return table.items().filter(p => p.place === place);
        }
        function middle(item) {
            return root.mapFromItem(item, item.width / 2, item.height / 2);
        }
        function passOn() {
            root.match.seating.endTurn();
            root.match.seating.takeSeat();
            wait(0);
        }
        /// The first play of the hand that can be chosen now.
        function choose() {
            verify(root.match.decision.press("keep-icon 5/4"));
            passOn();
            verify(root.match.decision.press("play infield-left") || root.match.decision.press("play infield-right"));
        }
        /// Ben, in the field, has his Gloves on the bench.
        function toPlacing() {
            choose();
            passOn();
            verify(root.match.decision.draft.open);
        }
        function lay() {
            for (const zone of "ABCDEF")
                verify(root.match.decision.put("gloves", 0, "zone." + zone));
        }

        function test_the_offence_sees_its_plays_and_what_was_set_aside() {
            verify(root.match.decision.press("keep-icon 5/4"));
            passOn();
            const hand = at("hand.0");
            compare(hand.length, 16);
            verify(hand.every(p => p.faceUp && p.reachable));
            verify(at("aside")[0].faceUp);
            // Each shows its head: index and the beginning of its name.
            const strip = hand[1].x - hand[0].x;
            verify(strip >= 0.45 * hand[0].width, strip + " of " + hand[0].width);
        }
        function test_the_defence_sees_backs() {
            const hand = at("hand.0");
            compare(hand.length, 16);
            verify(hand.every(p => !p.faceUp && p.code === ""));
            verify(!at("aside")[0].faceUp);
            toPlacing();
            verify(!at("play")[0].faceUp);
            compare(findChild(page, "verdict").visible, false);
        }
        function test_a_card_comes_up_where_somebody_points() {
            verify(root.match.decision.press("keep-icon 5/4"));
            passOn();
            const card = at("hand.0").find(p => p.movable);
            const point = middle(card);
            mouseMove(root, point.x - card.width * 0.4, point.y - 4);
            mouseMove(root, point.x - card.width * 0.4, point.y);
            tryVerify(() => card.raised);
            const foot = root.mapFromItem(card, 0, card.height * (1 - card.spot.lift)).y;
            verify(foot <= root.height - page.barHeight + 1);
        }
        function test_a_play_is_dragged_beside_the_plate() {
            verify(root.match.decision.press("keep-icon 5/4"));
            passOn();
            const card = at("hand.0").find(p => p.movable);
            const from = root.mapFromItem(card, card.width * 0.1, card.height * 0.4);
            const slot = table.find("play");
            mousePress(root, from.x, from.y);
            for (let i = 1; i <= 5; ++i)
                mouseMove(root, from.x + (slot.centreX - from.x) * i / 5, from.y + (slot.centreY - from.y) * i / 5);
            mouseRelease(root, slot.centreX, slot.centreY);
            compare(at("play").length, 1);
        }
        function test_a_glove_is_dragged_anywhere_into_its_zone() {
            toPlacing();
            const glove = at("gloves")[0];
            const from = middle(glove);
            const zone = table.find("zone.E");
            mousePress(root, from.x, from.y);
            mouseMove(root, from.x, from.y - 40);
            mouseMove(root, zone.centreX - zone.width, zone.centreY);
            mouseRelease(root, zone.centreX - zone.width, zone.centreY);
            tryVerify(() => at("zone.E").length === 1);
            compare(findChild(page, "place.zone.E").name, "zone E, counts 5");
        }
        function test_the_dice_are_spelled_out() {
            toPlacing();
            lay();
            root.match.decision.sendDraft();
            const verdict = findChild(page, "verdict");
            tryVerify(() => verdict.visible);
            verify(/^\d+ against D 4 \+ [AC] [45] = \d: (less|equal|more)$/.test(page.adapter.verdict), page.adapter.verdict);
        }
        function test_dice_tumble_and_the_verdict_stands_for_a_while() {
            toPlacing();
            lay();
            Theme.motion = 60;
            root.match.playback.motionMs = 60;
            root.match.decision.sendDraft();
            tryVerify(() => at("dice").some(p => p.toss > 0));
            tryVerify(() => findChild(page, "verdict").visible);
            compare(at("play").length, 1);
            verify(at("play")[0].faceUp);
            verify(page.adapter.tested.length === 2);
            tryVerify(() => !root.match.playback.busy);
            tryVerify(() => at("dice").every(p => p.toss === 0));
        }
        function test_odds_are_a_help_for_who_lays_the_gloves() {
            toPlacing();
            const odds = findChild(page, "odds");
            verify(!odds.visible);
            Settings.tableHelps = true;
            tryVerify(() => odds.visible);
            compare(findChild(odds, "odds.AD").Accessible.name, "A + D = 5: < 17 %, = 11 %, > 72 %");
            verify(root.match.decision.put("gloves", 0, "zone.A"));
            compare(findChild(odds, "odds.AD").Accessible.name, "A + D = 8: < 58 %, = 14 %, > 28 %");
            mouseMove(odds, 5, 5);
            const cell = findChild(odds, "odds.AD");
            mouseMove(cell, cell.width / 2, cell.height / 2);
            tryVerify(() => odds.pair.x === 0 && odds.pair.y === 3);
        }
        function test_keys_alone_lay_a_play() {
            verify(root.match.decision.press("keep-icon 5/4"));
            passOn();
            keyClick(Qt.Key_Tab);
            verify(table.focused().raised);
            keyClick(Qt.Key_Return);
            compare(table.focused(), table.find("play"));
            keyClick(Qt.Key_Return);
            compare(at("play").length, 1);
        }

        function test_the_gloves_lie_on_the_fielders_side() {
            verify(root.match.decision.press("keep-icon 5/4"));
            passOn();
            // Ann bats and looks; Ben's dugout is at the right.
            verify(table.find("gloves").centreX > table.width / 2);
            verify(table.find("hand.1").centreX > table.width / 2);
        }
        function test_the_zones_that_a_held_play_is_aimed_at_light_up() {
            verify(root.match.decision.press("keep-icon 5/4"));
            passOn();
            compare(Array.from(table.lit), []);
            const play = at("hand.0").find(p => p.movable && p.code === "infield-left");
            table.pick(play);
            compare(Array.from(table.lit).sort(), [0, 3]);
            table.release();
            compare(Array.from(table.lit), []);
        }
    }
}
