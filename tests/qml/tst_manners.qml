pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// Tests the manners of every table: the place of the primary action and of refusals, when and
/// where a card is shown large, one tooltip at a time, no log that says nothing.
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
    Item {
        id: hinted
        width: 200
        height: 100
        Hint {
            id: outer
            text: "the whole"
        }
        Item {
            width: 100
            height: 50
            Hint {
                id: inner
                text: "a part"
            }
        }
    }

    // (Above the page.)
    Row {
        z: 1
        x: 300
        spacing: 40
        PushButton {
            id: pushed
            text: "push"
            hint: "what it does"
        }
        Segments {
            id: parts
            labels: ["this", "that"]
            hints: ["the one", "the other"]
        }
    }

    TestCase {
        id: tests

        property GamePage page
        readonly property GameTable table: page ? page.board : null

        name: "Manners"
        when: windowShown

        function init() {
            Theme.motion = 0;
            root.width = 1280;
            root.match = MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
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
            outer.shown = inner.shown = outer.pressed = false;
        }
        function topOf(place) {
            return table.items().find(p => p.place === place && p.onTop) ?? null;
        }
        function rightEdge(button) {
            return Math.round(root.mapFromItem(button, button.width, 0).x);
        }
        function primary() {
            return ["swing", "ready", "fc batter"].map(deed => findChild(page, "action." + deed)).find(button => button && button.visible) ?? null;
        }
        function drag(from, x, y) {
            const start = root.mapFromItem(from, from.width / 2, from.height / 2);
            mousePress(root, start.x, start.y);
            for (let i = 1; i <= 5; ++i)
                mouseMove(root, start.x + (x - start.x) * i / 5, start.y + (y - start.y) * i / 5);
            mouseRelease(root, x, y);
            wait(0);
        }

        function test_the_primary_action_keeps_its_place() {
            verify(primary());
            const place = rightEdge(primary());
            const seen = {};
            for (let i = 0; i < 60 && !root.match.over; ++i) {
                const button = primary();
                verify(button, "step " + i);
                seen[button.deed] = true;
                compare(rightEdge(button), place, button.deed);
                // Nothing else ever comes there.
                for (const other of ["bunt", "pinch-hit", "relieve", "hint"]) {
                    const beside = findChild(page, "action." + other);
                    if (beside && beside.visible)
                        verify(rightEdge(beside) <= place - button.width, other);
                }
                verify(root.match.decision.press(button.deed));
                wait(0);
            }
            verify(Object.keys(seen).length > 1, Object.keys(seen));
        }
        function test_refusals_are_told_in_one_place() {
            const toast = findChild(page, "refusal");
            drag(topOf("deck.0"), 60, 300);
            verify(toast.visible, "nothing lies there");
            const first = Qt.point(toast.x + toast.width / 2, toast.y);
            toast.dismiss();
            drag(topOf("deck.0"), table.find("field.RF").centreX, table.find("field.RF").centreY);
            verify(toast.visible);
            compare(Qt.point(toast.x + toast.width / 2, toast.y), first);
            verify(toast.y >= page.scoreboardHeight);
        }
        function test_a_card_shows_large_once_the_pointer_moved_and_rests() {
            const card = topOf("field.P");
            const at = root.mapFromItem(card, card.width / 2, card.height / 2);
            mouseMove(root, at.x - 200, at.y);
            mouseMove(root, at.x, at.y);
            compare(table.looked, null);
            tryCompare(table, "looked", card);
            mouseClick(root, at.x, at.y);
            mouseMove(root, 4, 400);
            compare(table.looked, null);
            // After a click without movement it stays small.
            mouseMove(root, at.x + 1, at.y);
            mousePress(root, at.x + 1, at.y);
            mouseRelease(root, at.x + 1, at.y);
            wait(700);
            compare(table.looked, null);
        }
        function test_a_large_card_has_a_place_of_its_own_data() {
            return [
                { tag: "over the log", width: 1280, place: "field.P" },
                { tag: "at the right", width: 1024, place: "field.LF" },
                { tag: "at the left", width: 1024, place: "field.RF" }
            ];
        }
        function test_a_large_card_has_a_place_of_its_own(data) {
            root.width = data.width;
            wait(0);
            table.look(topOf(data.place));
            const preview = findChild(page, "preview");
            verify(preview.visible);
            const x = root.mapFromItem(preview, 0, 0).x;
            verify(x >= 0 && x + preview.width <= root.width);
            if (page.wide)
                verify(x >= page.sceneWidth, "the board is free");
            else
                verify(Math.abs(x + preview.width / 2 - topOf(data.place).x) > root.width / 3);
            verify(preview.y >= (page.wide ? 0 : page.scoreboardHeight));
            verify(preview.y + preview.height <= root.height - page.barHeight);
        }
        function test_there_is_one_tooltip_at_a_time() {
            outer.shown = true;
            tryVerify(() => outer.item && outer.item.visible);
            inner.shown = true;
            tryVerify(() => inner.item && inner.item.visible);
            verify(!outer.item.visible);
        }
        function test_a_tooltip_ends_with_a_press() {
            outer.shown = true;
            tryVerify(() => outer.item && outer.item.visible);
            outer.pressed = true;
            verify(!outer.item.visible);
            outer.pressed = false;
            verify(!outer.asked, "it is still pointed at");
            outer.shown = false;
            outer.shown = true;
            tryVerify(() => outer.item.visible);
        }
        function test_a_tooltip_ends_with_a_press_of_its_data() {
            return [
                { tag: "button", item: pushed },
                { tag: "segments", item: parts }
            ];
        }
        function test_a_tooltip_ends_with_a_press_of_its(data) {
            const at = root.mapFromItem(data.item, 8, 8);
            mouseMove(root, at.x - 2, at.y);
            mouseMove(root, at.x, at.y);
            tryVerify(() => HintOwner.bubble !== null);
            mouseClick(root, at.x, at.y);
            compare(HintOwner.bubble, null);
            mouseMove(root, 4, 700);
            mouseMove(root, at.x, at.y);
            tryVerify(() => HintOwner.bubble !== null);
            mouseMove(root, 4, 700);
        }
        function test_an_empty_log_takes_no_room() {
            compare(page.wide, root.match.log.count > 0);
            compare(page.sceneWidth, root.width - (page.wide ? page.logWidth : 0));
        }
    }
}
