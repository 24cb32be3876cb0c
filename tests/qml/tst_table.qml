pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// Drag, click-click and keyboard on the table of any game, with a real match and a plain board.
Item {
    id: root

    width: 900
    height: 600

    property MatchController match

    component Spot: PlaceArea {
        cardWidth: 70
    }

    Component {
        id: boards
        GameTable {
            width: 900
            height: 600
            match: root.match
            cardWidth: 70
            Spot {
                placeId: "deck.0"
                centreX: 100
                centreY: 500
            }
            Spot {
                placeId: "deck.1"
                centreX: 800
                centreY: 500
            }
            Spot {
                placeId: "plate"
                centreX: 400
                centreY: 500
            }
            Spot {
                placeId: "outs"
                centreX: 250
                centreY: 500
            }
            Spot {
                placeId: "base.1"
                centreX: 600
                centreY: 300
            }
            Spot {
                placeId: "base.2"
                centreX: 450
                centreY: 150
            }
            Spot {
                placeId: "field.P"
                centreX: 450
                centreY: 320
            }
            Spot {
                placeId: "field.C"
                centreX: 520
                centreY: 500
            }
            Spot {
                placeId: "dugout"
                centreX: 700
                centreY: 500
            }
        }
    }
    Component {
        id: strips
        Item {
            id: strip
            width: 900
            height: 1
            clip: true
            onYChanged: tests.table.y = -y
        }
    }
    Item {
        id: before
        activeFocusOnTab: true
    }
    SignalSpy {
        id: refusals
        signalName: "refused"
    }

    TestCase {
        id: tests

        property GameTable table

        name: "Table"
        when: windowShown

        function init() {
            Theme.motion = 0;
            root.match = MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7");
            root.match.playback.motionMs = 0;
            table = boards.createObject(root);
            refusals.target = table;
            refusals.clear();
            verify(table);
            table.forceActiveFocus();
            wait(0);
            compare(deckSize(), 28);
        }
        function cleanup() {
            table.destroy();
            wait(0);
        }
        function topOf(place) {
            return table.items().find(p => p.place === place && p.onTop) ?? null;
        }
        function deckSize() {
            return topOf("deck.0").count;
        }
        function drag(x0, y0, x1, y1) {
            mousePress(root, x0, y0);
            for (let i = 1; i <= 5; ++i)
                mouseMove(root, x0 + (x1 - x0) * i / 5, y0 + (y1 - y0) * i / 5);
        }

        /// Where there is no GPU, Qt paints an upside-down corner of which only one row of pixels is
        /// to be painted over all memory that follows.
        function test_a_piece_that_lies_upside_down_is_painted_row_by_row() {
            const strip = createTemporaryObject(strips, root);
            table.parent = strip;
            table.cardWidth = 90;
            const piece = topOf("deck.0");
            piece.spot.cardScale = 0.55;
            piece.turns = 2;
            tryCompare(piece, "scale", 0.55);
            for (let f = 0; f < 1; f += 0.05) {
                piece.spot.centreY = 300 + f;
                wait(0);
                const end = piece.y + piece.height / 2 * (1 + piece.scale);
                for (let y = Math.floor(end) - 4; y < end + 4; ++y) {
                    strip.y = y;
                    grabImage(root);
                }
            }
        }
        function test_pieces_lie_where_their_places_are() {
            const pitcher = topOf("field.P");
            fuzzyCompare(pitcher.x + pitcher.width / 2, 450, 5);
            fuzzyCompare(pitcher.y + pitcher.height / 2, 320, 5);
            verify(pitcher.faceUp);
            verify(!topOf("deck.0").faceUp);
        }
        function test_only_the_top_of_a_pile_is_drawn() {
            const drawn = table.items().filter(p => p.place === "deck.0" && p.visible);
            compare(drawn.length, 3);
        }
        function test_a_drop_goes_to_the_nearest_legal_place() {
            drag(100, 500, 400 - 60, 500 - 30);
            verify(table.find("plate").hot);
            mouseRelease(root, 400 - 60, 500 - 30);
            compare(deckSize(), 27);
        }
        function test_a_missed_drop_goes_home() {
            const piece = topOf("deck.0");
            const x = piece.x;
            drag(100, 500, 250, 100);
            verify(piece.x !== x);
            mouseRelease(root, 250, 100);
            wait(0);
            compare(piece.x, x);
            compare(deckSize(), 28);
            compare(refusals.count, 1);
            verify(refusals.signalArguments[0][0] !== "");
        }
        function test_less_than_the_threshold_is_a_click() {
            const piece = topOf("deck.0");
            const x = piece.x;
            mousePress(root, 100, 500);
            mouseMove(root, 105, 503);
            compare(piece.x, x);
            mouseRelease(root, 105, 503);
            compare(table.picked, piece);
            compare(deckSize(), 28);
        }
        function test_two_clicks() {
            mouseClick(root, 100, 500);
            verify(table.find("plate").legal);
            verify(!table.find("field.C").legal);
            verify(topOf("field.C").dimmed);
            mouseClick(root, 400, 500);
            compare(deckSize(), 27);
            verify(!table.find("plate").legal);
        }
        function test_escape_puts_back() {
            mouseClick(root, 100, 500);
            verify(table.picked !== null);
            keyClick(Qt.Key_Escape);
            compare(table.picked, null);
            verify(!table.find("plate").legal);
            verify(!topOf("field.C").dimmed);
            compare(deckSize(), 28);
        }
        function test_a_refusal_is_said() {
            const piece = topOf("field.P");
            const x = piece.x;
            drag(450, 320, 520, 500);
            mouseRelease(root, 520, 500);
            compare(refusals.count, 1);
            compare(refusals.signalArguments[0][0], root.match.decision.refusalText);
            verify(root.match.decision.refusalText !== "");
            wait(0);
            compare(piece.x, x);
        }
        function test_keyboard_alone() {
            keyClick(Qt.Key_Tab);
            compare(table.focused(), topOf("deck.0"));
            keyClick(Qt.Key_Return);
            compare(table.focused(), table.find("plate"));
            keyClick(Qt.Key_Return);
            compare(deckSize(), 27);
            tryVerify(() => table.focused() !== null);
        }
        function test_tab_shows_the_way_in_after_the_mouse_too() {
            mouseClick(root, 200, 100);
            before.forceActiveFocus();
            verify(!table.activeFocus);
            keyClick(Qt.Key_Tab);
            compare(table.focused(), topOf("deck.0"));
            verify(table.byKey);
            keyClick(Qt.Key_Backtab);
            verify(before.activeFocus);
        }
        function test_arrows_look_around() {
            topOf("field.C").forceActiveFocus();
            keyClick(Qt.Key_Up);
            compare(table.focused(), topOf("field.P"));
            keyClick(Qt.Key_Space);
            compare(table.looked, topOf("field.P"));
            keyClick(Qt.Key_Space);
            compare(table.looked, null);
        }
        function test_what_is_face_down_cannot_be_looked_at() {
            topOf("deck.0").forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(table.looked, null);
        }
        function test_a_drop_with_two_meanings_asks() {
            for (let i = 0; i < 60 && table.match.decision.targets("dugout", 12).length === 0; ++i) {
                if (!root.match.decision.press("swing") && !root.match.decision.press("fc lead"))
                    break;
            }
            if (root.match.decision.targets("dugout", 12).indexOf("field.P") < 0)
                skip("the field was given nothing to manage");
            drag(700, 500, 450, 320);
            mouseRelease(root, 450, 320);
            compare(root.match.decision.choice.count, 2);
            keyClick(Qt.Key_Escape);
            compare(root.match.decision.choice.count, 0);
            wait(0);
            compare(topOf("dugout").count, 13);
            fuzzyCompare(topOf("dugout").x + 35, 700, 8);
        }
        function test_a_card_taken_out_of_the_air_stays_in_the_hand() {
            root.match.playback.motionMs = 400;
            const piece = topOf("deck.0");
            drag(100, 500, 250, 100);
            mouseRelease(root, 250, 100);
            tryVerify(() => piece.flying);
            const grip = Qt.point(piece.x + 35, piece.y + 50);
            drag(grip.x, grip.y, 400, 500);
            wait(100);
            verify(!piece.flying);
            fuzzyCompare(piece.x + 35, 400, 10);
            mouseRelease(root, 400, 500);
            compare(deckSize(), 27);
        }
        function test_with_motion_cards_fly_and_arrive() {
            root.match.playback.motionMs = 120;
            const piece = topOf("deck.0");
            mouseClick(root, 100, 500);
            mouseClick(root, 400, 500);
            tryVerify(() => piece.flying);
            tryVerify(() => !piece.flying);
            fuzzyCompare(piece.x, piece.homeX, 1);
            fuzzyCompare(piece.y, piece.homeY, 1);
        }
    }
}
