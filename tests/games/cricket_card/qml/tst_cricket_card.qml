pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.CricketCard
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// Strokes and counters at Cricket Card's table: by drag, by clicks, by keys; what a card is worth
/// while it is held; the chain on a wicket; the result.
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
        property int batter: 0
        readonly property GameTable table: page ? page.board : null

        name: "CricketCard"
        when: windowShown

        function init() {
            Theme.motion = 0;
            root.match = MatchLibrary.start("cricket-card", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
            root.match.seating.takeSeat();
            page = pages.createObject(root);
            verify(root.match.decision.press("bat"));
            next();
            batter = root.match.seating.lookingSeat;
            table.forceActiveFocus();
            wait(0);
        }
        function cleanup() {
            Settings.tableHelps = false;
            page.destroy();
            page = null;
            wait(0);
            root.match = null;
            MatchLibrary.leave();
        }
        function next() {
            if (root.match.seating.canEndTurn)
                root.match.seating.endTurn();
            if (root.match.seating.handOverTo >= 0)
                root.match.seating.takeSeat();
            wait(0);
        }
        function at(place) {
            return table.items().filter(p => p.place === place).sort((a, b) => a.order - b.order);
        }
        function wicket(number) {
            return "wicket." + batter + "." + number;
        }
        function figure(number) {
            return findChild(page, "figure." + batter + "." + number).text;
        }
        function middle(item) {
            return root.mapFromItem(item, item.width / 2, item.height / 2);
        }
        /// The highest card of the hand, at its right end.
        function best() {
            const hand = at("hand." + batter);
            return hand[hand.length - 1];
        }

        function test_ten_wickets_each_and_both_hands() {
            for (let i = 1; i <= 10; ++i) {
                compare(at("wicket.0." + i).length, 1);
                compare(at("wicket.1." + i).length, 1);
                verify(at(wicket(i))[0].spot.centreY > table.height / 2 - 60);
            }
            verify(at("hand." + batter).every(p => p.faceUp && p.movable && p.reachable));
            verify(at("hand." + (1 - batter)).every(p => !p.faceUp && p.code === "" && !p.movable));
            compare(at("stock.0").length, 12);
        }
        function test_what_is_held_shows_its_worth_and_is_dragged_to_a_wicket() {
            compare(figure(1), "");
            const from = middle(best());
            const spot = table.find(wicket(1));
            mousePress(root, from.x, from.y);
            for (let i = 1; i <= 5; ++i)
                mouseMove(root, from.x + (spot.centreX - from.x) * i / 5, from.y + (spot.centreY - from.y) * i / 5);
            verify(spot.hot);
            const worth = figure(1);
            verify(/^\+[0-9]+0$/.test(worth), worth);
            mouseRelease(root, spot.centreX, spot.centreY);
            compare(at(wicket(1)).length, 2);
            next();
            compare("+" + figure(1), worth + "?");
            verify(root.match.decision.press("let"));
            next();
            compare("+" + figure(1), worth);
        }
        function test_two_clicks() {
            const from = middle(best());
            mouseClick(root, from.x, from.y);
            verify(table.picked);
            verify(!table.find("wicket." + (1 - batter) + ".4").legal);
            const spot = table.find(wicket(4));
            mouseClick(root, spot.centreX, spot.centreY);
            compare(at(wicket(4)).length, 2);
        }
        function test_keys_alone() {
            keyClick(Qt.Key_Tab);
            verify(table.focused().place.startsWith("hand."));
            keyClick(Qt.Key_Return);
            verify(table.focused().placeId.startsWith("wicket." + batter));
            const place = table.focused().placeId;
            keyClick(Qt.Key_Return);
            compare(at(place).length, 2);
        }
        function test_a_chain_lies_in_its_order() {
            const stroke = at("hand." + batter)[0].code;
            verify(table.match.decision.put("hand." + batter, 0, wicket(2)));
            next();
            const bowler = "hand." + (1 - batter);
            const top = at(bowler).length - 1;
            verify(root.match.decision.put(bowler, top, wicket(2)), root.match.decision.refusalText);
            next();
            const chain = at(wicket(2));
            compare(chain.length, 3);
            verify(chain[0].y < chain[1].y && chain[1].y < chain[2].y);
            compare(chain[1].code, stroke);
            verify(chain.every(p => p.visible));
        }
        function test_an_innings_is_closed_by_its_key() {
            keyClick(Qt.Key_C);
            next();
            compare(root.match.seating.lookingSeat, 1 - batter);
            compare(findChild(page, "wanted").text, "Scores level");
        }
        function test_the_tally_is_there_for_those_who_want_it() {
            const tally = findChild(page, "tally");
            verify(!tally.visible);
            Settings.tableHelps = true;
            verify(tally.visible);
            const own = findChild(tally, "tally." + batter);
            const before = own.toCome.length;
            compare(before, 16);
            verify(root.match.decision.put("hand." + batter, 0, wicket(3)));
            wait(0);
            compare(own.toCome.length, 15);
            compare(findChild(tally, "tally." + (1 - batter)).toCome.length, 16);
        }
        function test_the_scorecard_is_a_key_away_and_covers_the_table() {
            keyClick(Qt.Key_T);
            const sheet = findChild(page, "series");
            verify(sheet);
            keyClick(Qt.Key_C);
            compare(root.match.decision.turnSeat, batter, "the innings wasn't closed");
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(page, "series") === null);
            verify(table.activeFocus);
            mouseClick(findChild(page, "openSeries"));
            verify(findChild(page, "series"));
            keyClick(Qt.Key_Return);
            tryVerify(() => findChild(page, "series") === null);
        }
        function test_the_series_is_shown_between_two_tests() {
            page.destroy();
            page = null;
            wait(0);
            root.match = null;
            const options = GameCatalog.options("cricket-card");
            options.setValue("tests", 2);
            options.setValue("multiplier-2", 12);
            root.match = MatchLibrary.start("cricket-card", ["Ann", "Ben"], options, "7");
            root.match.playback.motionMs = 0;
            root.match.seating.takeSeat();
            page = pages.createObject(root);
            wait(0);
            for (let i = 0; i < 100 && !findChild(page, "series"); ++i) {
                next();
                if (!findChild(page, "series"))
                    verify(["bat", "let", "leave", "close"].some(deed => root.match.decision.press(deed)));
                wait(0);
            }
            const sheet = findChild(page, "series");
            verify(sheet);
            verify(findChild(sheet, "test.1").result !== "");
            compare(findChild(sheet, "test.2").pitch, "12");
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(page, "series") === null);
            next();
            verify(!findChild(page, "series"), "once is enough");
            page.destroy();
            page = pages.createObject(root);
            wait(0);
            verify(!findChild(page, "series"), "it was seen before this page");
        }
        function test_the_scorecard_of_a_whole_test() {
            for (let i = 0; i < 400 && !root.match.over; ++i) {
                next();
                const deeds = ["let", "leave", "close"];
                if (!deeds.some(deed => root.match.decision.press(deed)))
                    fail("nobody can do anything");
            }
            verify(root.match.over);
            wait(0);
            const sheet = findChild(page, "result");
            verify(sheet.headline !== "");
            verify(findChild(page, "lineScore"));
        }

        /// The only drawing on the ground that is seen, without motion the last picture of what is told.
        function expectDrawn(name) {
            for (const drawing of ["boundary", "followOn", "brokenWicket"])
                compare(findChild(page, drawing).visible, drawing === name, drawing);
        }
        function test_a_boundary_has_its_picture() {
            expectDrawn("");
            verify(root.match.decision.put("hand." + batter, at("hand." + batter).length - 1, wicket(1)));
            next();
            verify(root.match.decision.press("let"));
            wait(0);
            compare(page.highlights.shown.to, "boundary");
            expectDrawn("boundary");
            tryVerify(() => !page.highlights.running);
            expectDrawn("");
        }
        function test_a_wicket_has_its_picture() {
            verify(root.match.decision.put("hand." + batter, 0, wicket(2)));
            next();
            const bowler = "hand." + (1 - batter);
            verify(root.match.decision.put(bowler, at(bowler).length - 1, wicket(2)), root.match.decision.refusalText);
            next();
            verify(root.match.decision.press("leave"));
            wait(0);
            expectDrawn("brokenWicket");
            tryVerify(() => !page.highlights.running);
            expectDrawn("");
        }
        function test_a_follow_on_has_its_picture() {
            // Once the first side leads by enough the other declares.
            for (let i = 0; i < 200 && page.highlights.shown.kind !== "follow-on"; ++i) {
                next();
                const actions = root.match.decision;
                const ahead = page.adapter.totals[batter] - page.adapter.totals[1 - batter];
                if (["let", "leave"].some(deed => actions.press(deed)))
                    wait(0);
                else if (root.match.seating.lookingSeat === batter && ahead < 400 && at("hand." + batter).length > 0)
                    for (let w = 1; w <= 10 && !actions.put("hand." + batter, at("hand." + batter).length - 1, wicket(w)); ++w);
                else
                    actions.press("close");
                wait(0);
            }
            compare(page.highlights.shown.kind, "follow-on");
            verify(Number(page.highlights.shown.left) - Number(page.highlights.shown.right) >= 200);
            compare(page.highlights.shown.seat, 1 - batter);
            expectDrawn("followOn");
            tryVerify(() => !page.highlights.running);
            expectDrawn("");
        }

        function state(number) {
            return page.adapter["wickets" + batter][number - 1];
        }
        function test_a_wicket_stands_is_attacked_and_falls_or_is_not_out() {
            compare(state(2), CricketCardAdapter.Standing);
            verify(root.match.decision.put("hand." + batter, 0, wicket(2)));
            next();
            compare(state(2), CricketCardAdapter.Attacked);
            const bowler = "hand." + (1 - batter);
            verify(root.match.decision.put(bowler, at(bowler).length - 1, wicket(2)), root.match.decision.refusalText);
            next();
            compare(state(2), CricketCardAdapter.Attacked);
            verify(root.match.decision.press("leave"));
            next();
            compare(state(2), CricketCardAdapter.Fallen);
            compare(findChild(page, "wicketState." + batter + ".2").Accessible.name, "wicket 2 has fallen");
            verify(root.match.decision.put("hand." + batter, at("hand." + batter).length - 1, wicket(1)));
            next();
            verify(root.match.decision.press("let"));
            next();
            compare(state(1), CricketCardAdapter.NotOut);
        }
        function test_what_cannot_counter_is_dim_before_a_card_is_picked_and_says_why() {
            verify(root.match.decision.put("hand." + batter, at("hand." + batter).length - 1, wicket(1)));
            next();
            const low = at("hand." + (1 - batter)).find(p => !p.movable);
            verify(low && low.unplayable);
            compare(table.picked, null);
            const where = root.mapFromItem(low, 8, low.height * 0.4);
            mouseClick(root, where.x, where.y);
            verify(findChild(page, "refusal").sentence !== "");
            compare(table.picked, null);
        }
    }
}
