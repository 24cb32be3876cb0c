pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.QuickTennis
import RainDelay.Session
import RainDelay.Table

/// A point at Quick Tennis's table: a serve by drag, returns in parts, a stroke and its call, what is
/// shown of it, a second card, and the ball's flight.
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
        readonly property Board table: page ? page.board as Board : null

        name: "QuickTennis"
        when: windowShown

        function init() {
            Theme.motion = 0;
            open("pass");
        }
        function cleanup() {
            close();
            Settings.secretChoice = "pass";
            Theme.motion = 0;
        }
        function open(way) {
            Settings.secretChoice = way;
            root.match = MatchLibrary.start("quick-tennis", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
            root.match.seating.takeSeat();
            page = pages.createObject(root);
            table.forceActiveFocus();
            wait(0);
        }
        function close() {
            page.destroy();
            page = null;
            wait(0);
            root.match = null;
            MatchLibrary.leave();
        }
        function at(place) {
            return table.items().filter(p => p.place === place).sort((a, b) => a.order - b.order);
        }
        function find(code) {
            return table.items().find(p => p.code === code);
        }
        function middle(item) {
            return root.mapFromItem(item, item.width / 2, item.height / 2);
        }
        function passOn() {
            if (root.match.seating.canEndTurn)
                root.match.seating.endTurn();
            if (root.match.seating.handOverTo >= 0)
                root.match.seating.takeSeat();
            wait(0);
        }
        /// Whoever is on turn does each of these.
        function act(...actions) {
            for (const action of actions) {
                verify(root.match.decision.press(action), action);
                passOn();
            }
        }
        /// A serve that is returned: the receiver hits next.
        function rally() {
            act("serve 1");
            lay(1);
        }
        /// The receiver covers these quadrants.
        function lay(...quadrants) {
            const seat = root.match.seating.lookingSeat;
            for (const quadrant of quadrants) {
                const card = at("hand." + seat).find(p => p.code.endsWith("-" + quadrant));
                verify(root.match.decision.put("hand." + seat, card.order, "court." + seat + "." + quadrant));
                wait(0);
            }
            root.match.decision.sendDraft();
            wait(0);
        }
        function drag(card, place) {
            const from = middle(card);
            const to = middle(table.find(place));
            mousePress(root, from.x, from.y);
            for (let i = 1; i <= 5; ++i)
                mouseMove(root, from.x + (to.x - from.x) * i / 5, from.y + (to.y - from.y) * i / 5);
            mouseRelease(root, to.x, to.y);
            wait(0);
        }
        function story() {
            const line = findChild(page, "lastPlay");
            return line.visible ? line.told : "";
        }

        function test_the_court_is_seen_from_behind_the_one_who_looks() {
            for (let i = 0; i < 2; ++i) {
                const near = root.match.seating.lookingSeat;
                const spot = (seat, quadrant) => middle(table.find("court." + seat + "." + quadrant));
                const own = [1, 2, 3, 4].map(q => spot(near, q));
                const far = [1, 2, 3, 4].map(q => spot(1 - near, q));
                verify(own[0].x > own[1].x && own[0].y > own[3].y, "1 is back right");
                verify(own[2].x < own[3].x && own[2].y < own[1].y, "3 is front left");
                verify(far[0].x < far[1].x && far[0].y < far[3].y, "the other's, turned round");
                verify(Math.min(...own.map(p => p.y)) > Math.max(...far.map(p => p.y)));
                if (i === 0)
                    act("serve 3");
            }
        }
        function test_a_serve_is_dragged_to_the_quadrant_that_it_names() {
            const seat = root.match.seating.lookingSeat;
            const own = at("hand." + seat);
            compare(own.length, 6);
            verify(own.every(p => p.faceUp && p.movable));
            verify(at("hand." + (1 - seat)).every(p => p.code === "" && !p.movable));
            const card = own.find(p => p.code.endsWith("-3"));
            compare(root.match.decision.targets("hand." + seat, card.order), ["court." + (1 - seat) + ".3"]);
            drag(card, "court." + (1 - seat) + ".1");
            compare(at("slot." + seat).length, 0);
            drag(card, "court." + (1 - seat) + ".3");
            compare(at("slot." + seat).length, 1);
        }
        function test_keys_alone_serve() {
            const seat = root.match.seating.lookingSeat;
            keyClick(Qt.Key_Tab);
            verify(table.focused().raised);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            compare(at("slot." + seat).length, 1);
        }
        function test_returns_are_laid_up_to_three_and_taken_back() {
            const server = root.match.seating.lookingSeat;
            act("serve 4");
            const own = root.match.seating.lookingSeat;
            verify(own !== server);
            verify(root.match.decision.draft.open);
            verify(!at("slot." + server)[0].faceUp);
            drag(find((own === 0 ? "red" : "blue") + "-2"), "court." + own + ".2");
            compare(root.match.decision.draft.placed, 1);
            root.match.takeback.undo();
            wait(0);
            compare(root.match.decision.draft.placed, 0);
            lay(1, 2, 3);
            compare(story(), "Ace. 15–0.");
        }
        function test_spent_cards_are_dimmed_and_lie_apart() {
            act("serve 2");
            lay(1, 2, 4);
            const spent = at("spent." + root.match.seating.lookingSeat);
            compare(spent.length, 3);
            verify(spent.every(p => p.faceUp && p.spot.shaded));
            for (let i = 1; i < 3; ++i)
                verify(spent[i].homeX - spent[i - 1].homeX >= 0.5 * spent[i].width * spent[i].scale);
            compare(findChild(page, "place.spent." + root.match.seating.lookingSeat).shaded, true);
        }
        function test_where_it_lands_is_marked_while_it_is_called() {
            rally();
            act("hit 4", "run 2");
            const marked = () => table.areas().filter(spot => spot.aimedAt).map(spot => spot.placeId);
            compare(marked(), ["court." + (1 - root.match.seating.lookingSeat) + ".4"]);
            verify(findChild(page, "action.lob").allowed);
            const refused = findChild(page, "action.drop");
            verify(refused.visible && !refused.allowed);
            compare(refused.hint, "A drop shot wouldn't move this shot: it is already aimed there");
            keyClick(Qt.Key_L);
            wait(0);
            compare(marked(), []);
            compare(story(), "Nobody crosses the court for a lob. 0–15.");
        }
        function test_a_second_card_is_spent_face_down() {
            rally();
            act("hit 2", "run 1'", "no-call");
            const own = root.match.seating.lookingSeat;
            const card = at("hand." + own).find(p => p.code.endsWith("-3"));
            drag(card, "court." + own + ".2");
            const name = root.match.seating.names[own];
            compare(story(), name + " gets there with a second card.");
            compare(at("spent." + own).length, 3);
            act("hit 4");
            verify(root.match.seating.lookingSeat !== own);
            compare(at("spent." + own).filter(p => !p.faceUp && p.code === "").length, 1);
        }
        function test_the_ball_flies_by_its_shot_and_its_shadow_stays_on_the_ground() {
            rally();
            act("hit 4", "run 2");
            // Long enough to be caught in the air on a busy machine.
            Theme.motion = 200;
            root.match.playback.motionMs = 200;
            const ball = find("ball");
            const shadow = findChild(ball, "shadow");
            const body = findChild(ball, "body");
            verify(shadow.visible);
            let highest = 0;
            let astray = 0;
            const follow = () => {
                const foot = ball.mapToItem(root, 0, ball.height * 0.95).y;
                astray = Math.max(astray, Math.abs(shadow.mapToItem(root, 0, shadow.height / 2).y - foot));
                highest = Math.max(highest, foot - body.mapToItem(root, 0, body.height * 0.95).y);
            };
            ball.travelChanged.connect(follow);
            verify(root.match.decision.press("lob"));
            tryVerify(() => page.adapter.shot === "lob");
            tryVerify(() => highest > table.cardHeight, 20000);
            tryVerify(() => !root.match.playback.busy && !ball.flying, 20000);
            ball.travelChanged.disconnect(follow);
            verify(astray < 3, astray);
            compare(ball.aloft, 0);
        }
        function test_both_choose_together_with_keys_of_their_own() {
            close();
            open("together");
            const joint = root.match.decision.joint;
            verify(joint.open);
            const server = page.adapter.server;
            verify(joint.lock(server, "serve 3"));
            verify(joint.lock(1 - server, "return 1"));
            verify(joint.lock(1 - server, "return 2"));
            compare(joint.lockedSeats, [server]);
            compare(at("slot.0").length + at("slot.1").length, 0);
            verify(joint.lock(1 - server, "ready"));
            tryCompare(page.adapter, "story", "Ace. 15–0.");
            compare(root.match.seating.handOverTo, -1);
        }
        function test_the_scoreboard_tells_points_games_and_who_serves() {
            const score = findChild(page, "lineScore");
            const server = root.match.seating.lookingSeat;
            const rows = Array.from(score.children).filter(item => item.index !== undefined);
            const row = seat => Array.from(rows[seat].children).find(item => item.words !== undefined).Accessible.name;
            compare(row(server), root.match.seating.names[server] + " serves: games 0, points 0");
            act("serve 3");
            lay(1);
            passOn();
            compare(row(server), root.match.seating.names[server] + " serves: games 0, points 15");
            compare(row(1 - server), root.match.seating.names[1 - server] + ": games 0, points 0");
        }

        function test_the_court_shows_who_can_reach_what() {
            const shown = () => [0, 1].map(seat => [1, 2, 3, 4].filter(q => table.find("court." + seat + "." + q).reached));
            compare(shown(), [[], []]);
            verify(root.match.decision.press("serve 3"));
            passOn();
            const receiver = root.match.seating.lookingSeat;
            compare(shown()[receiver], [1, 2, 3, 4]);
            compare(shown()[1 - receiver], []);
        }
    }
}
