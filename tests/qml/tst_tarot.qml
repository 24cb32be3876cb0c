pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table
import RainDelay.Tarot

/// A hand at Tarot's table: the fan and its orders, the discard, the dialogue before play, what is
/// laid out, a trick, the score sheet; with two and with three.
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

        name: "Tarot"
        when: windowShown

        function open(names) {
            Theme.motion = 0;
            const options = GameCatalog.options("tarot");
            options.seats = names.length;
            root.match = MatchLibrary.start("tarot", names, options, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.motionMs = 0;
            root.match.takeSeat();
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
        function at(place) {
            return table.items().filter(p => p.place === place).sort((a, b) => a.order - b.order);
        }
        function near() {
            return at("hand." + root.match.lookingSeat);
        }
        function passOn() {
            if (root.match.canEndTurn)
                root.match.endTurn();
            if (root.match.handOverTo >= 0)
                root.match.takeSeat();
            wait(0);
        }
        /// The first thing that can be done, again and again, until it is the turn to play.
        function talk() {
            discard();
            for (let i = 0; i < 40 && !actionBegins("play"); ++i) {
                if (actions().length > 0)
                    root.match.press(actionNamed(["declare", "done", "no-ask"]));
                passOn();
            }
            verify(actionBegins("play"));
        }
        function actions() {
            const model = root.match.actions;
            return Array.from({
                length: model.count
            }, (_, i) => model.data(model.index(i, 0), ActionModel.TextRole));
        }
        function actionBegins(verb) {
            return actions().some(text => text.startsWith(verb));
        }
        function actionNamed(verbs) {
            for (const verb of verbs) {
                const found = actions().find(text => text === verb || text.startsWith(verb + " "));
                if (found)
                    return found;
            }
            return "";
        }
        function discard() {
            for (let i = 0; i < 3; ++i) {
                const free = near().find(p => p.movable && p.code[0] !== "K" && p.code[0] !== "t");
                table.pick(free);
                table.put("discard", Qt.point(0, 0));
                wait(0);
            }
            verify(root.match.draft.full);
            root.match.sendDraft();
            wait(0);
        }

        function test_25_cards_can_each_be_read_and_reached() {
            open(["Ann", "Ben"]);
            const hand = near();
            compare(hand.length, 25);
            verify(hand.every(p => p.faceUp && p.reachable));
            for (let i = 1; i < hand.length; ++i)
                verify(hand[i].homeX - hand[i - 1].homeX >= Math.max(20, 0.2 * table.cardWidth), i);
            verify(hand[0].homeX >= 0);
            verify(hand[24].homeX + hand[24].width <= table.width);
            verify(at("hand." + (1 - root.match.lookingSeat)).every(p => p.code === "" && !p.movable));
        }
        function test_the_hand_is_sorted_anew() {
            open(["Ann", "Ben"]);
            const trumps = p => /^t\d/.test(p.code);
            const byPosition = () => near().sort((a, b) => a.homeX - b.homeX);
            verify(!trumps(byPosition()[0]));
            verify(trumps(byPosition()[24]));
            mouseClick(findChild(page, "sortHand"));
            wait(0);
            verify(trumps(byPosition()[0]));
            verify(!trumps(byPosition()[24]));
            verify(byPosition()[0].z < byPosition()[24].z);
            mouseClick(findChild(page, "sortHand"));
            mouseClick(findChild(page, "sortHand"));
            wait(0);
            verify(trumps(byPosition()[24]));
        }
        function test_three_cards_are_laid_away_in_a_draft() {
            open(["Ann", "Ben"]);
            verify(root.match.draft.open);
            discard();
            verify(!root.match.draft.open);
            compare(at("discard").length, 3);
        }
        function test_declarations_are_proposed_and_never_made() {
            open(["Ann", "Ben", "Cleo"]);
            discard();
            passOn();
            const talk = findChild(page, "talk");
            verify(talk.visible);
            verify(findChild(page, "action.done").visible);
            compare(actions().filter(text => text.startsWith("declare")).every(text => findChild(talk, "action." + text).visible), true);
            compare(findChild(page, "score.0").before, 0);
        }
        function test_a_trick_is_played_and_can_be_looked_at() {
            open(["Ann", "Ben"]);
            talk();
            verify(!findChild(page, "lastTrick").visible);
            for (let i = 0; i < 2; ++i) {
                const card = near().find(p => p.movable);
                table.pick(card);
                table.put("trick." + root.match.lookingSeat, Qt.point(0, 0));
                wait(0);
                passOn();
            }
            tryVerify(() => findChild(page, "lastTrick").visible);
            compare(at("won.0").length + at("won.1").length, 2);
        }
        function test_what_is_laid_out_is_folded_away_and_called_back() {
            open(["Ann", "Ben", "Cleo"]);
            talk();
            const seat = [0, 1, 2].find(i => i !== root.match.lookingSeat && findChild(page, "fold." + root.match.seatNames[i])?.visible);
            verify(seat !== undefined, "nobody declared anything");
            const name = root.match.seatNames[seat];
            const fold = findChild(page, "fold." + name);
            const back = findChild(page, "callBack." + name);
            verify(!back.visible);
            mouseClick(fold);
            verify(back.visible && !fold.visible);
            // It stays folded while the hand goes on.
            table.pick(near()[0]);
            table.put("trick." + root.match.lookingSeat, Qt.point(0, 0));
            wait(0);
            verify(findChild(page, "callBack." + name) === back && back.visible);
            mouseClick(back);
            verify(!back.visible && fold.visible);
        }
        function test_what_may_be_played_is_marked() {
            open(["Ann", "Ben"]);
            talk();
            verify(near().every(p => p.movable && !p.marked));
            const led = near()[0];
            const suit = led.code.slice(-1);
            table.pick(led);
            table.put("trick." + root.match.lookingSeat, Qt.point(0, 0));
            wait(0);
            passOn();
            tryVerify(() => near().every(p => p.marked));
            const same = p => p.code.slice(-1) === suit;
            verify(near().some(same));
            for (const piece of near())
                compare(piece.movable, same(piece) || piece.code === "t0", piece.code);
        }
        function test_the_score_sheet_has_every_line() {
            open(["Ann", "Ben", "Cleo"]);
            keyClick(Qt.Key_T);
            tryVerify(() => findChild(page, "scoreSheet") !== null);
            verify(findChild(page, "hand.1").open);
            mouseClick(findChild(page, "lines.1"));
            verify(!findChild(page, "hand.1").open);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !page.covered);
        }
    }
}
