pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Session

/// The ballpark's geometry: nothing covers anything, cards are large enough to be read. And what is drawn in it
/// while something is told.
Item {
    id: root

    width: 1280
    height: 756

    property MatchController match

    BoardLayout {
        id: layout
    }
    Component {
        id: pages
        GamePage {
            anchors.fill: parent
            match: root.match
        }
    }

    TestCase {
        name: "Ballpark"

        readonly property list<string> spots: ["field.P", "field.C", "field.1B", "field.2B", "field.3B", "field.SS", "field.LF", "field.CF", "field.RF", "plate", "base.1", "base.2", "base.3", "deck.0", "deck.1", "outs", "runs", "dugout"]

        function scaleOf(id) {
            return id.startsWith("base.") ? layout.runnerScale : id === "outs" || id === "runs" ? 0.78 : 1;
        }
        function rectangle(id) {
            const w = layout.cardWidth * scaleOf(id);
            const h = layout.cardHeight * scaleOf(id);
            return Qt.rect(layout.spotX(id) - w / 2, layout.spotY(id) - h / 2, w, h);
        }
        function sizes_data() {
            return [
                { tag: "1024x640", width: 1024, height: 596, above: 89, below: 56, card: 61 },
                { tag: "1280x800", width: 1010, height: 756, above: 97, below: 56, card: 78 },
                { tag: "1920x1080", width: 1650, height: 1036, above: 131, below: 56, card: 105 },
                { tag: "1024x640, text 150 %", width: 1024, height: 578, above: 124, below: 74, card: 50 }
            ];
        }
        function take(data) {
            layout.width = data.width;
            layout.height = data.height;
            layout.above = data.above;
            layout.below = data.below;
        }

        function test_cards_are_large_enough_data() {
            return sizes_data();
        }
        function test_cards_are_large_enough(data) {
            take(data);
            verify(layout.cardWidth >= data.card, layout.cardWidth);
        }
        function test_every_fielder_stands_in_fair_ground_data() {
            return sizes_data();
        }
        function test_every_fielder_stands_in_fair_ground(data) {
            take(data);
            // The picture's foul lines: from home plate past third base, and mirrored.
            const slope = (0.5 - 0.313) / (0.803 - 0.585);
            for (const id of spots.filter(spot => spot.startsWith("field.") && spot !== "field.C")) {
                const share = (layout.spotY(id) - layout.shift) / layout.stretch;
                const fair = slope * (0.803 - share) * data.width;
                verify(Math.abs(layout.spotX(id) - data.width / 2) < fair, id);
            }
        }
        function test_a_runner_is_no_tenth_fielder() {
            verify(layout.runnerScale < 0.6);
        }
        function test_nothing_covers_anything_data() {
            return sizes_data();
        }
        function test_nothing_covers_anything(data) {
            take(data);
            for (const seat of [0, 1]) {
                layout.fieldingSeat = seat;
                for (let i = 0; i < spots.length; ++i) {
                    const a = rectangle(spots[i]);
                    verify(a.x >= 0 && a.x + a.width <= data.width, spots[i]);
                    verify(a.y >= data.above - 1 && a.y + a.height <= data.height - data.below + 1, spots[i]);
                    for (let j = i + 1; j < spots.length; ++j) {
                        const b = rectangle(spots[j]);
                        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
                        verify(apart, spots[i] + " and " + spots[j]);
                    }
                }
            }
        }
    }

    TestCase {
        name: "BallparkDrawings"
        when: windowShown

        property GamePage page

        function init() {
            Theme.motion = 0;
            root.match = MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7");
            root.match.playback.motionMs = 0;
            page = pages.createObject(root);
            wait(0);
        }
        function cleanup() {
            page.destroy();
            page = null;
            wait(0);
            root.match = null;
            MatchLibrary.leave();
        }

        function test_a_ball_that_gets_past_comes_down_behind() {
            const story = page.highlights;
            story.show();
            story.shown.from = "plate";
            const behind = place => {
                story.shown.to = place;
                const there = Qt.point(story.to.x, story.to.y);
                story.shown.to = "past." + place;
                const more = Math.hypot(story.to.x - there.x, story.to.y - there.y);
                const away = Math.hypot(there.x - story.from.x, there.y - story.from.y);
                fuzzyCompare(Math.hypot(story.to.x - story.from.x, story.to.y - story.from.y), away + more, 0.001, "straight on");
                return [more, away];
            };
            const [far, toLeft] = behind("field.LF");
            fuzzyCompare(far, 0.22 * toLeft, 0.001);
            const [near] = behind("field.P");
            fuzzyCompare(near, 0.6 * page.board.cardHeight, 0.001, "clear of the card");
            story.shown.to = "over.field.CF";
            verify(story.to.y > 0, "it is still seen below the scoreboard");
        }
        function test_it_is_seen_while_it_is_told_data() {
            return [{ tag: "rain" }, { tag: "brawl" }];
        }
        function test_it_is_seen_while_it_is_told(data) {
            const drawing = findChild(page, data.tag);
            verify(!drawing.visible);
            page.highlights.show();
            verify(!drawing.visible, "something else is told");
            page.highlights.shown.kind = data.tag;
            verify(drawing.visible);
            compare(page.highlights.way, 1, "the last picture");
            tryVerify(() => !page.highlights.running);
            verify(!drawing.visible);
        }
    }
}
