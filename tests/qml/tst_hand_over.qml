pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Table
import RainDelay.Testing

/// The hand-over between two players at one screen, alone and within the page of a match.
Item {
    id: root

    width: 900
    height: 600

    property MatchController match

    Component {
        id: screens
        HandOver {
            width: 900
            height: 600
            match: root.match
            focus: true
        }
    }
    Component {
        id: matchPages
        MatchPage {
            width: 900
            height: 600
            match: root.match
            focus: true
        }
    }

    Component {
        id: bars
        ActionBar {
            match: root.match
        }
    }
    Component {
        id: lastScreen
        MouseArea {
            anchors.fill: parent
            onClicked: visible = false
        }
    }

    /// All texts of an item tree, and all that a screen reader is told.
    function texts(item: Item): list<string> {
        const all = [];
        if (!item.visible)
            return all;
        for (const said of [item.text, item.Accessible.name, item.Accessible.description, item.source])
            if (said !== undefined && said.toString() !== "")
                all.push(said.toString());
        for (let i = 0; i < item.children.length; ++i)
            all.push(...texts(item.children[i]));
        return all;
    }

    TestCase {
        id: tests

        property HandOver screen
        property MatchPage page

        name: "HandOver"
        when: windowShown

        function init() {
            Theme.motion = 0;
            Settings.endTurn = true;
            Settings.secretChoice = "pass";
            root.match = MatchLibrary.start("quick-baseball", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
        }
        function cleanup() {
            for (const made of [screen, page])
                made?.destroy();
            wait(0);
            root.match = null;
            MatchLibrary.leave();
        }
        function show() {
            screen = screens.createObject(root);
            screen.forceActiveFocus();
            verify(screen.activeFocus);
        }
        function pressAction(prefix) {
            const actions = root.match.decision.actions;
            for (let row = 0; row < actions.rowCount(); ++row) {
                const text = actions.data(actions.index(row, 0), ActionModel.TextRole);
                if (text.startsWith(prefix))
                    return root.match.decision.press(text);
            }
            return false;
        }

        function test_enter_takes_the_seat_data() {
            return [
                {
                    tag: "Return",
                    key: Qt.Key_Return
                },
                {
                    tag: "Enter",
                    key: Qt.Key_Enter
                }
            ];
        }
        function test_enter_takes_the_seat(data) {
            show();
            compare(root.match.seating.lookingSeat, -1);
            keyClick(data.key);
            compare(root.match.seating.lookingSeat, 0);
            compare(root.match.seating.peeking, false);
        }
        function test_a_click_takes_the_seat() {
            show();
            mouseClick(screen, 30, 30);
            compare(root.match.seating.lookingSeat, 0);
        }
        function test_the_button_takes_the_seat() {
            show();
            mouseClick(findChild(screen, "takeSeat"));
            compare(root.match.seating.lookingSeat, 0);
        }
        function test_the_second_half_of_a_double_click_does_not() {
            show();
            const button = lastScreen.createObject(root);
            mouseDoubleClickSequence(button);
            verify(!button.visible, "the first half was for the last screen");
            compare(root.match.seating.lookingSeat, -1);
            mouseClick(screen, 30, 30);
            compare(root.match.seating.lookingSeat, 0);
            button.destroy();
        }
        function test_other_keys_do_nothing() {
            show();
            for (const key of [Qt.Key_A, Qt.Key_Escape, Qt.Key_Tab, Qt.Key_Right])
                keyClick(key);
            compare(root.match.seating.lookingSeat, -1);
        }
        function test_space_shows_the_table_as_long_as_it_is_held() {
            show();
            keyPress(Qt.Key_Space);
            compare(root.match.seating.peeking, true);
            compare(root.match.seating.lookingSeat, 0);
            verify(!findChild(screen, "takeSeat").visible);
            mouseClick(screen, 450, 300);
            compare(root.match.seating.peeking, true, "what shows is out of reach");
            compare(root.match.seating.handOverTo, 0);
            keyRelease(Qt.Key_Space);
            compare(root.match.seating.peeking, false);
            compare(root.match.seating.lookingSeat, -1);
        }
        function test_a_key_that_is_still_held_does_nothing() {
            show();
            for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space])
                Keyboard.repeat(key);
            compare(root.match.seating.lookingSeat, -1);
            keyPress(Qt.Key_Space);
            Keyboard.repeat(Qt.Key_Space);
            compare(root.match.seating.peeking, true, "a look lasts as long as the key is held");
            keyRelease(Qt.Key_Space);
            compare(root.match.seating.peeking, false);
        }
        function test_a_look_ends_with_the_focus() {
            show();
            keyPress(Qt.Key_Space);
            compare(root.match.seating.peeking, true);
            screen.focus = false;
            compare(root.match.seating.peeking, false);
            keyRelease(Qt.Key_Space);
            compare(root.match.seating.lookingSeat, -1);
        }
        function test_it_says_whose_seat_it_is() {
            show();
            compare(findChild(screen, "handOverName").text, "Ann");
            verify(screen.Accessible.name.includes("Ann"));
            root.match.seating.takeSeat();
            verify(pressAction("bat"));
            root.match.seating.endTurn();
            compare(findChild(screen, "handOverName").text, "Ben");
        }
        function test_the_button_has_room_for_any_name() {
            root.match = MatchLibrary.start("quick-baseball", ["W".repeat(200), "Ben"], null, "7");
            show();
            const button = findChild(screen, "takeSeat");
            verify(button.shortened);
            verify(button.width <= button.parent.width);
        }
        function test_it_is_the_same_at_every_point_of_the_match() {
            const seen = {};
            for (let turn = 0; turn < 12; ++turn) {
                show();
                const said = root.texts(screen).join("\n");
                verify(said.length > 20);
                const seat = root.match.seating.handOverTo;
                compare(said, seen[seat] ?? said);
                seen[seat] = said;
                screen.destroy();
                root.match.seating.takeSeat();
                while (!root.match.seating.canEndTurn)
                    verify(pressAction(""));
                root.match.seating.endTurn();
            }
            compare(Object.keys(seen).length, 2);
        }

        function test_a_turn_is_ended_by_the_button_or_by_enter() {
            for (const byMouse of [true, false]) {
                root.match.seating.takeSeat();
                const bar = bars.createObject(root);
                const button = findChild(bar, "endTurn");
                verify(!button.visible);
                verify(pressAction(""));
                verify(root.match.seating.canEndTurn);
                verify(button.visible);
                compare(button.look, PushButton.Primary);
                if (byMouse)
                    mouseClick(button);
                else
                    bar.pressPrimary();
                compare(root.match.seating.lookingSeat, -1);
                verify(!button.visible);
                bar.destroy();
            }
        }
        function test_the_page_has_no_table_while_nobody_looks() {
            page = matchPages.createObject(root);
            const table = findChild(page, "table");
            const handOver = findChild(page, "handOver");
            compare(table.source.toString(), "");
            verify(handOver.item);
            verify(handOver.item.activeFocus);
            verify(!findChild(page, "undo").visible);
            keyClick(Qt.Key_Return);
            verify(!handOver.item);
            compare(page.tableDue, true);
            verify(findChild(page, "undo").visible);
            verify(pressAction("bat"));
            root.match.seating.endTurn();
            compare(table.item, null);
            verify(handOver.item);
            verify(handOver.item.activeFocus);
        }
        function test_the_ground_is_there_with_the_table_after_a_hand_over() {
            page = matchPages.createObject(root);
            keyClick(Qt.Key_Return);
            tryCompare(findChild(page, "ground"), "status", Image.Ready);
            verify(pressAction("bat"));
            root.match.seating.endTurn();
            // By now what was of the table is gone.
            tryVerify(() => findChild(page, "ground") === null);
            wait(0);
            keyClick(Qt.Key_Return);
            wait(0);
            compare(findChild(page, "ground").status, Image.Ready);
        }
        function test_a_quick_look_in_the_page() {
            page = matchPages.createObject(root);
            const table = findChild(page, "table");
            keyPress(Qt.Key_Space);
            verify(table.item);
            verify(!table.item.enabled);
            verify(!findChild(page, "undo").visible);
            // A table takes the keyboard a moment after it has come: not this one.
            wait(0);
            verify(findChild(page, "handOver").item.activeFocus);
            compare(root.match.seating.peeking, true);
            keyRelease(Qt.Key_Space);
            compare(table.item, null);
            compare(root.match.seating.lookingSeat, -1);
        }
        function test_leaving_the_window_covers_the_page() {
            page = matchPages.createObject(root);
            keyClick(Qt.Key_Return);
            compare(root.match.seating.lookingSeat, 0);
            page.away = true;
            compare(root.match.seating.lookingSeat, -1);
        }
        function test_leaving_and_coming_back_lands_on_the_hand_over() {
            // By names of its own it is told from those of the other tests, which may come in meanwhile.
            root.match = MatchLibrary.start("quick-baseball", ["Zoe", "Yan"], null, "7");
            root.match.playback.motionMs = 0;
            root.match.seating.takeSeat();
            verify(pressAction("bat"));
            const waiting = MatchLibrary.unfinished;
            const row = () => Array.from({
                    length: waiting.count
                }, (_, i) => i).findIndex(i => waiting.data(waiting.index(i, 0), LibraryModel.PlayersRole) === "Zoe – Yan");
            MatchLibrary.leave();
            tryVerify(() => row() >= 0);
            const id = waiting.data(waiting.index(row(), 0), LibraryModel.MatchIdRole);
            root.match = null;
            // It is let go of once this event is through and its last line is on the disk.
            for (let tries = 0; tries < 100 && !root.match; ++tries) {
                wait(1);
                root.match = MatchLibrary.resume(id);
            }
            verify(root.match, MatchLibrary.lastError);
            compare(root.match.seating.lookingSeat, -1);
            compare(root.match.seating.handOverTo, 1);
        }
    }
}
