pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.RallyBird

/// The wooden board's geometry: nothing covers anything, cards are large enough to be read.
Item {
    id: root

    BoardLayout {
        id: layout
    }

    TestCase {
        name: "Diamond"

        readonly property list<string> spots: ["zone.A", "zone.B", "zone.C", "zone.D", "zone.E", "zone.F", "play", "aside", "lost", "dice", "bird", "hand.1"]

        /// The near hand lies on its rail below all this, rows reach as far as they may.
        function rectangle(id) {
            const [x, y, size] = layout.spotOf(id);
            const across = { "lost": 140, "dice": size * 2.15, "hand.1": 310 }[id];
            const w = across ? layout.boardX(across) : size * layout.unit;
            const h = size * layout.unit * layout.aspect;
            return Qt.rect(layout.boardX(x) - w / 2, layout.boardY(y) - h / 2, w, h);
        }
        function sizes_data() {
            return [
                { tag: "1024x640", width: 1024, height: 596, above: 89, below: 56, card: 75 },
                { tag: "1280x800", width: 1010, height: 756, above: 97, below: 56, card: 100 },
                { tag: "1920x1080", width: 1650, height: 1036, above: 131, below: 56, card: 140 },
                { tag: "1024x640, text 150 %", width: 1024, height: 578, above: 124, below: 74, card: 62 }
            ];
        }
        function test_nothing_covers_anything_data() {
            return sizes_data();
        }
        function test_nothing_covers_anything(data) {
            layout.width = data.width;
            layout.height = data.height;
            layout.above = data.above;
            layout.below = data.below;
            verify(layout.cardWidth >= data.card, layout.cardWidth);
            const hand = layout.railY;
            compare(hand + layout.railHeight + 2 * layout.railMargin, data.height - data.below);
            verify(layout.railHeight >= layout.cardHeight - 0.1 && layout.cardHeight > 0);
            for (let i = 0; i < spots.length; ++i) {
                const a = rectangle(spots[i]);
                verify(a.x >= 0 && a.x + a.width <= data.width, spots[i]);
                verify(a.y >= data.above - 1 && a.y + a.height <= hand + 1, spots[i] + " " + a.y + " " + a.height);
                for (let j = i + 1; j < spots.length; ++j) {
                    const b = rectangle(spots[j]);
                    const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
                    verify(apart, spots[i] + " and " + spots[j]);
                }
            }
        }
    }
}
