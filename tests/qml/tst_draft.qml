pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session
import RainDelay.Table

/// A choice in parts at the table: RallyBird's gloves, by drag, by clicks and by keyboard, on a
/// plain board.
Item {
    id: root

    width: 900
    height: 600

    property MatchController match

    component Spot: PlaceArea {
        cardWidth: 60
    }

    Component {
        id: pages
        FocusScope {
            readonly property GameTable table: board
            readonly property ActionBar bar: buttons
            width: 900
            height: 600
            focus: true
            Keys.onReturnPressed: buttons.pressPrimary()

            GameTable {
                id: board
                width: 900
                height: 540
                focus: true
                match: root.match
                cardWidth: 60
                Spot {
                    placeId: "gloves"
                    fanned: true
                    fanWidth: 500
                    centreX: 450
                    centreY: 450
                }
                Repeater {
                    model: ["A", "B", "C", "D", "E", "F"]
                    Spot {
                        required property string modelData
                        required property int index
                        placeId: "zone." + modelData
                        centreX: 150 + 120 * index
                        centreY: 150
                    }
                }
            }
            ActionBar {
                id: buttons
                y: 545
                match: root.match
            }
        }
    }

    TestCase {
        id: tests

        property var page

        name: "Draft"
        when: windowShown

        function init() {
            root.match = MatchLibrary.start("rallybird", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
            for (let i = 0; i < 20 && !root.match.decision.draft.open; ++i) {
                if (root.match.seating.canEndTurn)
                    root.match.seating.endTurn();
                else if (root.match.seating.handOverTo >= 0)
                    root.match.seating.takeSeat();
                else if (!root.match.decision.press("keep-icon 5/4") && !root.match.decision.press("play drive-left"))
                    root.match.decision.press("play drive-right");
            }
            verify(root.match.decision.draft.open);
            page = pages.createObject(root);
            page.table.forceActiveFocus();
            tryVerify(() => piece("gloves", 5) !== null);
            wait(0);
        }
        function cleanup() {
            page.destroy();
            wait(0);
            root.match = null;
            MatchLibrary.leave();
        }
        function piece(place, order) {
            return findChild(page, "piece." + place + "." + order);
        }
        function area(id) {
            return page.table.find(id);
        }
        function carry(from, order, to) {
            const item = piece(from, order);
            const x = item.x + 8;
            const y = item.y + item.height / 2;
            const goal = area(to);
            mousePress(page.table, x, y);
            mouseMove(page.table, x + 20, y);
            mouseMove(page.table, goal.centreX - item.width / 2 + 8, goal.centreY);
            mouseRelease(page.table, goal.centreX - item.width / 2 + 8, goal.centreY);
            wait(0);
        }
        function ready() {
            return findChild(page, "ready");
        }

        function test_drags_lie_there_until_ready() {
            const code = piece("gloves", 3).code;
            carry("gloves", 3, "zone.C");
            tryVerify(() => piece("zone.C", 0) !== null);
            compare(piece("zone.C", 0).code, code);
            compare(ready().text, "Ready: 1 of 6");
            verify(!ready().enabled);
            carry("zone.C", 0, "zone.E");
            compare(piece("zone.E", 0).code, code);
            carry("zone.E", 0, "gloves");
            compare(root.match.decision.draft.placed, 0);
            compare(piece("gloves", 3).code, code);
        }
        function test_clicks_swap_and_a_double_click_takes_back() {
            carry("gloves", 0, "zone.A");
            carry("gloves", 0, "zone.B");
            const a = piece("zone.A", 0).code;
            const b = piece("zone.B", 0).code;
            mouseClick(page.table, area("zone.A").centreX, area("zone.A").centreY);
            mouseClick(page.table, area("zone.B").centreX, area("zone.B").centreY);
            tryVerify(() => piece("zone.A", 0) && piece("zone.A", 0).code === b);
            compare(piece("zone.B", 0).code, a);
            mouseDoubleClickSequence(page.table, area("zone.B").centreX, area("zone.B").centreY);
            tryCompare(root.match.decision.draft, "placed", 1);
            mouseClick(findChild(page, "clearDraft"));
            compare(root.match.decision.draft.placed, 0);
            verify(!findChild(page, "clearDraft").visible);
        }
        function test_the_keyboard_alone_places_all_and_enter_is_ready() {
            keyClick(Qt.Key_Tab);
            for (let i = 0; i < 6; ++i) {
                // From the gloves to the first open zone that is still empty.
                keyClick(Qt.Key_Return);
                verify(page.table.picked, "glove " + i);
                for (let j = 0; j < i; ++j)
                    keyClick(Qt.Key_Tab);
                keyClick(Qt.Key_Return);
                tryCompare(root.match.decision.draft, "placed", i + 1);
                wait(0);
            }
            verify(ready().enabled);
            compare(ready().Accessible.name, "Ready: 6 of 6");
            keyClick(Qt.Key_Return);
            verify(!root.match.decision.draft.open);
        }
        function test_backspace_takes_a_piece_back() {
            carry("gloves", 0, "zone.A");
            piece("zone.A", 0).forceActiveFocus();
            keyClick(Qt.Key_Backspace);
            compare(root.match.decision.draft.placed, 0);
        }
        function test_ready_waits_for_all() {
            keyClick(Qt.Key_Return, Qt.ControlModifier);
            verify(root.match.decision.draft.open);
        }
    }
}
