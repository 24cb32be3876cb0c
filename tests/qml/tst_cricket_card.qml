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
            root.match.motionMs = 0;
            root.match.takeSeat();
            page = pages.createObject(root);
            verify(root.match.press("bat"));
            next();
            batter = root.match.lookingSeat;
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
        function next() {
            if (root.match.canEndTurn)
                root.match.endTurn();
            if (root.match.handOverTo >= 0)
                root.match.takeSeat();
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
            verify(root.match.press("let"));
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
            verify(table.match.put("hand." + batter, 0, wicket(2)));
            next();
            const bowler = "hand." + (1 - batter);
            const top = at(bowler).length - 1;
            verify(root.match.put(bowler, top, wicket(2)), root.match.refusalText);
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
            compare(root.match.lookingSeat, 1 - batter);
            compare(findChild(page, "wanted").text, "Scores level");
        }
        function test_the_scorecard_of_a_whole_test() {
            for (let i = 0; i < 400 && !root.match.over; ++i) {
                next();
                const deeds = ["let", "leave", "close"];
                if (!deeds.some(deed => root.match.press(deed)))
                    fail("nobody can do anything");
            }
            verify(root.match.over);
            wait(0);
            const sheet = findChild(page, "result");
            verify(sheet.headline !== "");
            verify(findChild(page, "lineScore"));
        }
    }
}
