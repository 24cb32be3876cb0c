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

    Component {
        id: briefs
        PlayBrief {
            width: 120
            height: 76
            aspect: 88 / 63
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
        /// The window without the shelf's bar.
        function sized(width, height) {
            root.width = width;
            root.height = height;
        }
        function cleanup() {
            sized(1280, 756);
            Theme.textScale = 1;
            Settings.language = "en";
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
            compare(findChild(odds, "odds.AD").Accessible.name, "A + D = 5: < 17%, = 11%, > 72%");
            verify(root.match.decision.put("gloves", 0, "zone.A"));
            compare(findChild(odds, "odds.AD").Accessible.name, "A + D = 8: < 58%, = 14%, > 28%");
            mouseMove(odds, 5, 5);
            const cell = findChild(odds, "odds.AD");
            mouseMove(cell, cell.width / 2, cell.height / 2);
            tryVerify(() => odds.pair.x === 0 && odds.pair.y === 3);
        }
        /// Its rectangle on the page.
        function extent(item) {
            return root.mapFromItem(item, 0, 0, item.width, item.height);
        }
        function within(inner, outer) {
            return inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5 && inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5;
        }
        function apart(one, other) {
            return one.right <= other.left + 0.5 || other.right <= one.left + 0.5 || one.bottom <= other.top + 0.5 || other.bottom <= one.top + 0.5;
        }
        function sizes() {
            return [
                { "tag": "1280 x 800", "width": 1280, "height": 756, "text": 1, "language": "en" },
                { "tag": "1024 x 640", "width": 1024, "height": 596, "text": 1, "language": "en" },
                { "tag": "1920 x 1080", "width": 1920, "height": 1036, "text": 1, "language": "en" },
                { "tag": "large type", "width": 1280, "height": 736, "text": 1.5, "language": "en" },
                { "tag": "small window, large type", "width": 1024, "height": 576, "text": 1.5, "language": "en" },
                { "tag": "German", "width": 1024, "height": 596, "text": 1, "language": "de" },
                { "tag": "Spanish", "width": 1024, "height": 596, "text": 1, "language": "es" }
            ];
        }
        /// Ann, at bat, holds her sixteen plays.
        function toPlaying(size) {
            sized(size.width, size.height);
            Theme.textScale = size.text;
            Settings.language = size.language;
            verify(root.match.decision.press("keep-icon 5/4"));
            passOn();
            mouseMove(root, 2, 2);
            return at("hand.0");
        }
        function body(card) {
            return extent(findChild(card, "body"));
        }
        /// All of the card is seen, upon the rail: nothing of the board lies below it.
        function verifyWhole(card) {
            verify(!card.inBrief);
            const whole = body(card);
            fuzzyCompare(whole.width, table.cardWidth, 0.5);
            fuzzyCompare(whole.height, table.cardHeight, 0.5);
            verify(whole.bottom <= root.height - page.barHeight + 0.5);
            for (const area of table.areas().filter(a => a.placeId !== "hand.0"))
                verify(apart(whole, extent(area)), card.code + " over " + area.placeId);
            const preview = findChild(page, "preview");
            verify(!preview.visible || preview.x >= page.sceneWidth);
        }

        function test_all_results_of_all_plays_can_be_read_data() {
            return sizes();
        }
        function test_all_results_of_all_plays_can_be_read(size) {
            const hand = toPlaying(size);
            compare(hand.length, 16);
            const scene = Qt.rect(0, page.scoreboardHeight, page.sceneWidth, root.height - page.barHeight - page.scoreboardHeight);
            for (const card of hand) {
                const tile = body(card);
                verify(card.inBrief && within(tile, scene), card.code);
                for (const name of ["less", "equal", "more"]) {
                    const words = findChild(card, name);
                    verify(words.visible && words.text !== "" && !words.truncated);
                    verify(words.font.pixelSize >= 9, card.code + ": " + words.font.pixelSize);
                    verify(words.contentWidth <= words.width && words.lineCount * words.lineHeight <= words.parent.height + 1, card.code + ": " + words.text);
                    verify(within(extent(words), tile), card.code);
                }
                for (const other of hand.filter(c => c !== card))
                    verify(apart(tile, body(other)), card.code + " and " + other.code);
                for (const area of table.areas().filter(a => a.placeId !== "hand.0"))
                    verify(apart(tile, extent(area)), card.code + " over " + area.placeId);
            }
            compare([...new Set(hand.map(c => Math.round(body(c).y)))].length, 2);
            compare(findChild(hand[0], "less").text, { "en": "DOUBLE PLAY", "de": "DOUBLE PLAY", "es": "DOBLE PLAY" }[size.language]);
        }
        function test_the_play_that_is_pointed_at_is_whole_and_covers_no_board_data() {
            return sizes();
        }
        function test_the_play_that_is_pointed_at_is_whole_and_covers_no_board(size) {
            const hand = toPlaying(size);
            for (const card of [hand[0], hand.find(c => !c.movable), hand[7], hand[8], hand[15]]) {
                const point = middle(card);
                mouseMove(root, point.x, point.y - 3);
                mouseMove(root, point.x, point.y);
                tryVerify(() => card.hovered);
                table.look(card);
                verifyWhole(card);
                compare(hand.filter(c => !c.inBrief).length, 1);
            }
        }
        function test_a_whole_play_is_no_obstacle_to_the_one_below() {
            const hand = toPlaying(sizes()[1]);
            for (const [from, to] of [[3, 11], [11, 3]]) {
                const start = middle(hand[from]);
                mouseMove(root, start.x, start.y - 3);
                mouseMove(root, start.x, start.y);
                tryVerify(() => !hand[from].inBrief);
                const end = middle(hand[to]);
                mouseMove(root, end.x, end.y);
                tryVerify(() => !hand[to].inBrief);
                verify(hand[from].inBrief && hand[to].z > hand[from].z);
            }
            const below = middle(hand[13]);
            mouseClick(root, below.x, below.y);
            compare(table.picked, hand[13]);
            verifyWhole(hand[13]);
        }
        function test_arrow_keys_go_from_row_to_row() {
            const hand = toPlaying(sizes()[1]);
            keyClick(Qt.Key_Tab);
            compare(table.focused(), hand[0]);
            verifyWhole(hand[0]);
            keyClick(Qt.Key_Right);
            compare(table.focused(), hand[1]);
            keyClick(Qt.Key_Down);
            compare(table.focused(), hand[9]);
            verifyWhole(hand[9]);
            keyClick(Qt.Key_Up);
            compare(table.focused(), hand[1]);
        }
        function test_tab_goes_through_one_row_and_then_the_other_data() {
            return sizes();
        }
        function test_tab_goes_through_one_row_and_then_the_other(size) {
            const hand = toPlaying(size).filter(c => c.movable);
            for (const card of hand) {
                keyClick(Qt.Key_Tab);
                compare(table.focused().code, card.code);
            }
        }
        function test_gloves_and_play_are_clear_of_bar_and_board_data() {
            return sizes();
        }
        function test_gloves_and_play_are_clear_of_bar_and_board(size) {
            toPlaying(size);
            verify(root.match.decision.press("play infield-left") || root.match.decision.press("play infield-right"));
            passOn();
            verify(root.match.decision.draft.open);
            compare(at("gloves").length, 6);
            for (const glove of at("gloves")) {
                const shape = root.mapFromItem(table, glove.x + glove.width / 2 * (1 - glove.scale), glove.y + glove.height / 2 * (1 - glove.scale), glove.width * glove.scale, glove.height * glove.scale);
                verify(shape.bottom <= root.height - page.barHeight);
                for (const area of table.areas().filter(a => a.placeId !== "gloves" && a.placeId !== "hand.1"))
                    verify(apart(shape, extent(area)), area.placeId);
            }
        }
        /// As the program's window has none yet while it is made.
        function test_the_heads_show_on_a_page_that_had_no_size_at_first() {
            toPlaying(sizes()[0]);
            page.destroy();
            sized(0, 0);
            page = pages.createObject(root);
            wait(0);
            sized(1280, 756);
            for (const card of at("hand.0")) {
                const head = findChild(card, "head");
                tryCompare(head, "status", Image.Ready);
                fuzzyCompare(head.height / head.width, 88 / 63, 0.001);
                verify(within(extent(head.parent), body(card)));
            }
        }
        function test_faces_without_results_are_shown_as_they_are() {
            const brief = briefs.createObject(root, { "face": "image://cards/rallybird/infield-left", "faceUp": true });
            verify(brief.told);
            // Nor are there words that nobody can read.
            brief.height = 40;
            verify(!brief.told);
            verify(!findChild(brief, "results").visible);
            brief.height = 76;
            verify(brief.told);
            brief.faceUp = false;
            brief.face = "image://cards/rallybird/back-play";
            verify(!brief.told);
            brief.faceUp = true;
            verify(!brief.told);
            verify(!findChild(brief, "results").visible);
            brief.destroy();
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
