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

        function open(names, seed = "7") {
            Theme.motion = 0;
            const options = GameCatalog.options("tarot");
            options.seats = names.length;
            root.match = MatchLibrary.start("tarot", names, options, seed);
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
            root.match.seating.takeSeat();
            page = pages.createObject(root);
            table.forceActiveFocus();
            wait(0);
        }
        function cleanup() {
            close();
            root.match = null;
            MatchLibrary.leave();
            Theme.textScale = 1;
            Settings.oneClick = true;
            root.width = 1280;
            root.height = 756;
        }
        function close() {
            page.destroy();
            page = null;
            wait(0);
        }
        function at(place) {
            return table.items().filter(p => p.place === place).sort((a, b) => a.order - b.order);
        }
        function near() {
            return at("hand." + root.match.seating.lookingSeat);
        }
        function passOn() {
            if (root.match.seating.canEndTurn)
                root.match.seating.endTurn();
            if (root.match.seating.handOverTo >= 0)
                root.match.seating.takeSeat();
            wait(0);
        }
        /// The first thing that can be done, again and again, until it is the turn to play.
        function talk() {
            discard();
            for (let i = 0; i < 40 && !actionBegins("play"); ++i) {
                if (actions().length > 0)
                    root.match.decision.press(actionNamed(["declare", "done", "no-ask"]));
                passOn();
            }
            verify(actionBegins("play"));
        }
        function actions() {
            const model = root.match.decision.actions;
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
            verify(root.match.decision.draft.full);
            root.match.decision.sendDraft();
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
            verify(at("hand." + (1 - root.match.seating.lookingSeat)).every(p => p.code === "" && !p.movable));
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
        function test_how_the_hand_is_sorted_is_remembered() {
            open(["Ann", "Ben"]);
            mouseClick(findChild(page, "sortHand"));
            close();
            page = pages.createObject(root);
            wait(0);
            compare(table.sorting, TarotAdapter.TrumpsFirst);
            verify(near().find(p => p.code[0] === "t").homeX < near().find(p => p.code[0] !== "t").homeX);
            mouseClick(findChild(page, "sortHand"));
            mouseClick(findChild(page, "sortHand"));
            compare(table.sorting, TarotAdapter.TrumpsLast);
        }
        function test_three_cards_are_laid_away_in_a_draft() {
            open(["Ann", "Ben"]);
            verify(root.match.decision.draft.open);
            discard();
            verify(!root.match.decision.draft.open);
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
        function test_every_offer_says_what_it_does_now() {
            for (const names of [["Ann", "Ben"], ["Ann", "Ben", "Cleo"]]) {
                open(names);
                discard();
                const talk = findChild(page, "talk");
                const score = page.adapter as TarotAdapter;
                for (let i = 0; i < 40 && !actionBegins("play"); ++i) {
                    wait(0);
                    for (const said of actions()) {
                        const button = findChild(talk, "action." + said);
                        if (button && button.visible)
                            compare(button.text, score.offer(said) || button.label);
                    }
                    if (actions().length > 0)
                        root.match.decision.press(actionNamed(["declare", "done", "ask", "give", "return", "no-ask"]));
                    passOn();
                }
                close();
                MatchLibrary.leave();
            }
            open(["Ann", "Ben"]);
        }
        function test_a_trick_is_played_and_can_be_looked_at() {
            open(["Ann", "Ben"]);
            talk();
            verify(!findChild(page, "lastTrick").visible);
            for (let i = 0; i < 2; ++i) {
                const card = near().find(p => p.movable);
                table.pick(card);
                table.put("trick." + root.match.seating.lookingSeat, Qt.point(0, 0));
                wait(0);
                passOn();
            }
            tryVerify(() => findChild(page, "lastTrick").visible);
            compare(at("won.0").length + at("won.1").length, 2);
        }
        function test_what_is_laid_out_is_folded_away_and_called_back() {
            open(["Ann", "Ben", "Cleo"]);
            talk();
            const seat = [0, 1, 2].find(i => i !== root.match.seating.lookingSeat && findChild(page, "fold." + root.match.seating.names[i])?.visible);
            verify(seat !== undefined, "nobody declared anything");
            const name = root.match.seating.names[seat];
            const fold = findChild(page, "fold." + name);
            const back = findChild(page, "callBack." + name);
            verify(!back.visible);
            mouseClick(fold);
            verify(back.visible && !fold.visible);
            // It stays folded while the hand goes on.
            table.pick(near()[0]);
            table.put("trick." + root.match.seating.lookingSeat, Qt.point(0, 0));
            wait(0);
            verify(findChild(page, "callBack." + name) === back && back.visible);
            mouseClick(back);
            verify(!back.visible && fold.visible);
        }
        /// The panels of the seats that have laid something out.
        function panels() {
            return root.match.seating.names.map(name => findChild(page, "laidOutBy." + name)).filter(panel => panel.visible);
        }
        function test_ones_own_lies_out_until_the_others_have_seen_enough() {
            open(["Ann", "Ben", "Cleo"]);
            talk();
            const whose = panels().find(panel => !panel.own)?.who;
            const seen = [];
            for (let i = 0; i < 3; ++i) {
                const panel = findChild(page, "laidOutBy." + whose);
                // Far seats have fold and call; the owner sees the cards until two have folded them.
                compare(panel.visible && !panel.folded, !panel.own || seen.length < 2, seen);
                if (!panel.own) {
                    mouseClick(findChild(page, "fold." + whose));
                    verify(panel.folded);
                    seen.push(root.match.seating.lookingSeat);
                }
                const led = near().find(p => p.movable);
                table.pick(led);
                table.put("trick." + root.match.seating.lookingSeat, Qt.point(0, 0));
                wait(0);
                passOn();
            }
            compare(seen.length, 2);
            // Round again: all have seen enough.
            for (let i = 0; i < 3; ++i) {
                const panel = findChild(page, "laidOutBy." + whose);
                verify(panel.own ? !panel.visible : panel.folded);
                const led = near().find(p => p.movable);
                table.pick(led);
                table.put("trick." + root.match.seating.lookingSeat, Qt.point(0, 0));
                wait(0);
                passOn();
            }
        }
        function test_nothing_lies_over_something_else_data() {
            return [
                {tag: "two, small, large text", names: ["Ann", "Ben"], width: 1024, height: 584, text: 1.5},
                {tag: "three, small, large text", names: ["Ann", "Ben", "Cleo"], width: 1024, height: 584, text: 1.5},
                {tag: "three", names: ["Ann", "Ben", "Cleo"], width: 1280, height: 744, text: 1}
            ];
        }
        /// The items beside the pieces, as [name, rectangle].
        function things() {
            const found = [];
            const open = [page];
            while (open.length > 0) {
                const item = open.pop();
                if (!item.visible)
                    continue;
                const place = (item as PlaceArea)?.placeId ?? "";
                if (item instanceof SeatPlate || item instanceof Scoreboard || item instanceof LaidOutCards || item.objectName === "lastTrick" || item.objectName === "sortHand" || place.startsWith("won") || place.startsWith("trick")) {
                    const words = place.startsWith("won") ? Theme.small * 1.2 : 0;
                    found.push([item.objectName || item.name || "scoreboard", item.mapToItem(page, Qt.rect(0, 0, item.width, item.height + words))]);
                } else {
                    open.push(...Array.from(item.children));
                }
            }
            return found;
        }
        function test_nothing_lies_over_something_else(data) {
            root.width = data.width;
            root.height = data.height;
            Theme.textScale = data.text;
            open(data.names);
            talk();
            for (let i = 0; i <= data.names.length; ++i) {
                const all = things();
                verify(all.length >= 3 + 3 * data.names.length, all.map(one => one[0]));
                for (const [name, a] of all) {
                    verify(a.left >= 0 && a.right <= page.sceneWidth && a.bottom <= Math.min(...near().map(p => p.homeY)) + 1, name + " " + a);
                    for (const [other, b] of all)
                        verify(name === other || a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1, name + " " + a + " / " + other + " " + b);
                }
                table.pick(near().find(p => p.movable));
                table.put("trick." + root.match.seating.lookingSeat, Qt.point(0, 0));
                wait(0);
                passOn();
            }
        }
        function test_what_may_be_played_is_marked() {
            open(["Ann", "Ben"]);
            talk();
            verify(near().every(p => p.movable && !p.marked));
            const led = near()[0];
            const suit = led.code.slice(-1);
            table.pick(led);
            table.put("trick." + root.match.seating.lookingSeat, Qt.point(0, 0));
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

        /// On the part of it that no other card of the fan covers.
        function click(card) {
            const where = root.mapFromItem(card, 8, card.height * 0.5);
            mouseClick(root, where.x, where.y);
            wait(0);
        }
        /// Whoever is asked has had a moment to look.
        function settle() {
            wait(450);
        }
        function test_one_click_plays_a_card_and_it_can_be_taken_back() {
            open(["Ann", "Ben"]);
            talk();
            settle();
            const seat = root.match.seating.lookingSeat;
            const card = near().find(p => p.movable);
            const code = card.code;
            click(card);
            compare(at("trick." + seat).map(p => p.code), [code]);
            compare(page.adapter.leaderSeat, seat);
            compare(page.adapter.winningSeat, seat);
            verify(table.find("trick." + seat).caption.endsWith(" leads"));
            verify(table.find("trick." + seat).frame.a > 0);
            verify(root.match.takeback.canUndo, root.match.takeback.undoStop);
            verify(root.match.takeback.undo());
            wait(0);
            compare(at("trick." + seat).length, 0);
            verify(near().some(p => p.code === code));
        }
        function test_one_click_waits_a_moment_after_a_new_turn() {
            open(["Ann", "Ben"]);
            talk();
            const seat = root.match.seating.lookingSeat;
            settle();
            click(near().find(p => p.movable));
            passOn();
            const next = root.match.seating.lookingSeat;
            verify(next !== seat);
            const card = near().find(p => p.movable);
            click(card);
            compare(at("trick." + next).length, 0);
            compare(table.picked, card);
        }
        function test_one_click_is_a_setting() {
            Settings.oneClick = false;
            open(["Ann", "Ben"]);
            talk();
            settle();
            const card = near().find(p => p.movable);
            click(card);
            compare(table.picked, card);
            compare(at("trick." + root.match.seating.lookingSeat).length, 0);
        }
        function test_the_discard_takes_one_click_a_card() {
            open(["Ann", "Ben"]);
            settle();
            const draft = root.match.decision.draft;
            verify(draft.open);
            const free = () => near().filter(p => p.movable && p.code[0] !== "K" && p.code[0] !== "t");
            for (let i = 1; i <= 3; ++i) {
                click(free()[0]);
                compare(draft.placed, i);
            }
            click(at("discard")[0]);
            compare(draft.placed, 2);
            // The second click of two was meant for the card that the first one has moved.
            const card = free()[0];
            const where = root.mapFromItem(card, 8, card.height * 0.5);
            mouseDoubleClickSequence(root, where.x, where.y);
            compare(draft.placed, 3);
        }
        function test_who_has_nothing_to_declare_is_asked_by_one_button() {
            let found = false;
            for (let seed = 1; seed <= 40 && !found; ++seed) {
                open(["Ann", "Ben"], String(seed));
                discard();
                for (let i = 0; i < 4 && !found && !actionBegins("play"); ++i) {
                    passOn();
                    const declares = actionBegins("declare");
                    const button = findChild(page, "action.done");
                    if (button && page.adapter.offer("done") !== "") {
                        found = true;
                        verify(!declares);
                        compare(button.text, "Nothing to declare");
                        compare(actions(), ["done"]);
                    }
                    root.match.decision.press(actionNamed(["declare", "done", "no-ask"]));
                }
                if (!found) {
                    close();
                    root.match = null;
                    MatchLibrary.leave();
                }
            }
            verify(found);
        }
        function test_a_dimmed_card_says_why() {
            open(["Ann", "Ben"]);
            talk();
            settle();
            for (let i = 0; i < 12 && !near().some(p => p.unplayable); ++i) {
                click(near().find(p => p.movable));
                passOn();
                settle();
            }
            const card = near().find(p => p.unplayable);
            verify(card, "nobody had to follow suit");
            click(card);
            const toast = findChild(page, "refusal");
            verify(toast.visible);
            verify(toast.sentence !== "");
        }
    }
}
