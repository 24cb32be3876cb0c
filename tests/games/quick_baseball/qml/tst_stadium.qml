pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.QuickBaseball

/// The stadium's geometry: nothing covers anything, cards are large enough to be read.
Item {
    id: root

    BoardLayout {
        id: layout
    }

    TestCase {
        name: "Stadium"

        readonly property list<string> spots: ["hand.0", "hand.1", "bat", "pitch", "discard.bat", "discard.pitch", "base.1", "base.2", "base.3", "mound", "home", "outs"]

        /// The discards reach two rows, hands as far as they may.
        function rectangle(id) {
            let w = layout.cardWidth;
            let h = layout.cardHeight;
            if (id.startsWith("hand.")) {
                const near = layout.isNear(id);
                h *= near ? 1 : layout.farScale;
                w = near ? layout.handWidth : layout.handWidth / 2;
            } else if (id.startsWith("discard.")) {
                w *= 3.04 * layout.discardScale;
                h *= 1.72 * layout.discardScale;
            } else if (id === "bat" || id === "pitch") {
                w *= layout.playedScale;
                h *= layout.playedScale;
            } else {
                w *= layout.groundScale;
                h *= layout.groundScale;
            }
            return Qt.rect(layout.spotX(id) - w / 2, layout.spotY(id) - h / 2, w, h);
        }
        function sizes_data() {
            return [
                { tag: "1024x640", width: 1024, height: 596, above: 89, below: 56, card: 85 },
                { tag: "1280x800", width: 1010, height: 756, above: 97, below: 56, card: 112 },
                { tag: "1920x1080", width: 1650, height: 1036, above: 131, below: 56, card: 160 },
                { tag: "1024x640, text 150 %", width: 1024, height: 578, above: 124, below: 74, card: 72 }
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
            for (const seat of [0, 1]) {
                layout.nearSeat = seat;
                for (let i = 0; i < spots.length; ++i) {
                    const a = rectangle(spots[i]);
                    verify(a.x >= 0 && a.x + a.width <= data.width, spots[i]);
                    verify(a.y >= data.above - 1 && a.y + a.height <= data.height - data.below + 1, spots[i] + " " + a.y + " " + a.height);
                    for (let j = i + 1; j < spots.length; ++j) {
                        const b = rectangle(spots[j]);
                        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
                        verify(apart, spots[i] + " and " + spots[j]);
                    }
                }
            }
        }
        function test_the_near_hand_is_the_looking_seats() {
            layout.nearSeat = 1;
            verify(layout.spotY("hand.1") > layout.spotY("hand.0"));
            layout.nearSeat = 0;
            verify(layout.spotY("hand.0") > layout.spotY("hand.1"));
        }
    }
}
