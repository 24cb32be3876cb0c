pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// The first screen: what its first frame needs, and what waits until that was shown.
Item {
    id: root

    width: 1000
    height: 700

    Component {
        id: windows
        Main {
            files: []
        }
    }
    Component {
        id: homes
        HomePage {
            width: 1000
            height: 700
        }
    }
    Component {
        id: hints
        Hint {
            text: "first"
        }
    }

    Component {
        id: clicks
        MouseArea {
            property int count: 0
            onPressed: ++count
        }
    }

    TestCase {
        name: "Home"
        when: windowShown

        function test_the_page_has_its_size_before_the_window_is_shown() {
            const main = createTemporaryObject(windows, root, {
                "width": 1100,
                "height": 650
            });
            verify(!main.visible);
            const shelf = findChild(main.contentItem, "shelf");
            compare(shelf.parent.width, 1100);
            compare(shelf.parent.height, 650);
        }
        function test_pictures_and_menu_follow_the_first_frame() {
            const home = createTemporaryObject(homes, root);
            const box = findChild(home, "box-tarot-de-cooperstown");
            verify(box);
            compare(box.picture.toString(), "");
            compare(findChild(home, "settings"), null);
            tryVerify(() => findChild(home, "settings") !== null);
            compare(box.picture.toString(), box.boxUrl.toString());
        }
        function shelf() {
            const main = createTemporaryObject(windows, root, {
                "visible": true
            });
            MatchLibrary.refresh();
            tryVerify(() => !MatchLibrary.collection.reading);
            tryVerify(() => findChild(main.contentItem, "box-quick-tennis") !== null);
            return main;
        }
        function test_a_box_begins_a_match_and_a_double_click_begins_one() {
            const main = shelf();
            const pages = findChild(main, "pages");
            const box = findChild(main.contentItem, "box-quick-baseball");
            compare(findChild(main.contentItem, "deed-quick-baseball").text, "Ann – Rookie");
            mouseDoubleClickSequence(box, box.width / 2, 20);
            tryVerify(() => pages.match !== null);
            compare(pages.match.gameId, "quick-baseball");
            const table = findChild(pages, "page").item;
            const presses = createTemporaryObject(clicks, table, {
                "width": 1280,
                "height": 800,
                "z": 100
            });
            mouseClick(pages, 400, 300);
            compare(presses.count, 0, "meant for the box");
            tryCompare(findChild(main.contentItem, "secondClick"), "visible", false);
            mouseClick(pages, 400, 300);
            compare(presses.count, 1);
            pages.navigator.leaveMatch();
            tryVerify(() => findChild(main.contentItem, "shelf") !== null);
            MatchLibrary.refresh();
            tryVerify(() => !MatchLibrary.collection.reading);
            compare(MatchLibrary.unfinished.count, 0);
        }
        function test_what_comes_under_a_resting_pointer_says_nothing() {
            const main = shelf();
            const pages = findChild(main, "pages");
            const at = pages.mapFromItem(findChild(main.contentItem, "box-tarot"), 40, 60);
            mouseMove(pages, at.x - 2, at.y);
            mouseMove(pages, at.x, at.y);
            tryVerify(() => HintOwner.bubble !== null);
            pages.navigator.openLibrary();
            tryVerify(() => findChild(main.contentItem, "library") !== null);
            pages.navigator.leave();
            tryVerify(() => findChild(main.contentItem, "box-tarot") !== null);
            wait(2 * Theme.hintMs);
            compare(HintOwner.bubble, null);
            mouseMove(pages, at.x + 1, at.y);
            tryVerify(() => HintOwner.bubble !== null);
            mouseMove(pages, 4, 4);
        }
        function test_a_box_goes_on_with_the_match_that_waits() {
            const main = shelf();
            const pages = findChild(main, "pages");
            pages.navigator.play(MatchLibrary.start("tarot-de-cooperstown", ["Mia", "Ben"], null, "7"));
            pages.match.playback.motionMs = 0;
            const id = MatchLibrary.tableId();
            verify(pages.match.decision.press("swing"));
            pages.navigator.leaveMatch();
            tryVerify(() => (findChild(main.contentItem, "deed-tarot-de-cooperstown")?.text ?? "").startsWith("Resume: Mia – Ben"));
            const box = findChild(main.contentItem, "box-tarot-de-cooperstown");
            verify(box.Accessible.name.includes("Resume: Mia"));
            compare(findChild(main.contentItem, "options-tarot-de-cooperstown").text, "New match…");
            verify(!findChild(main.contentItem, "learn-tarot-de-cooperstown").visible);
            mouseClick(box, box.width / 2, 20);
            tryVerify(() => pages.match !== null);
            compare(MatchLibrary.tableId(), id);
            pages.navigator.leaveMatch();
            MatchLibrary.collection.remove(id);
            tryCompare(MatchLibrary.unfinished, "count", 0);
        }
        function test_a_box_leads_to_options_and_to_the_lesson_by_mouse_and_keys() {
            const main = shelf();
            const pages = findChild(main, "pages");
            const box = findChild(main.contentItem, "box-cricket-card");
            const options = findChild(main.contentItem, "options-cricket-card");
            const learn = findChild(main.contentItem, "learn-cricket-card");
            tryVerify(() => learn.visible);
            mouseClick(options);
            compare(pages.navigator.sheet, Navigator.NewMatchSheet);
            compare(pages.navigator.sheetGame, "cricket-card");
            compare(pages.match, null);
            pages.navigator.closeSheet();
            mouseClick(learn);
            tryVerify(() => pages.lesson !== null);
            compare(pages.match.gameId, "cricket-card");
            pages.navigator.leaveMatch();
            tryVerify(() => findChild(main.contentItem, "box-tarot-de-cooperstown") !== null);
            findChild(main.contentItem, "shelf").forceActiveFocus();
            for (const name of ["options-tarot-de-cooperstown", "learn-tarot-de-cooperstown"]) {
                keyClick(Qt.Key_Tab);
                verify(findChild(main.contentItem, name).activeFocus, name);
            }
            keyClick(Qt.Key_Tab);
            verify(!main.activeFocusItem.objectName.startsWith("options-"), "one stop for all the boxes");
        }
        function test_an_arrow_leads_from_a_boxs_button_to_the_next_box() {
            failOnWarning(/Cannot set/);
            const main = shelf();
            const boxes = findChild(main.contentItem, "shelf");
            boxes.forceActiveFocus();
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Tab);
            const options = findChild(main.contentItem, "options-tarot-de-cooperstown");
            verify(options.activeFocus);
            keyClick(Qt.Key_Right);
            compare(boxes.currentIndex, 1);
            verify(boxes.activeFocus && !options.activeFocus);
        }
        function test_the_middle_of_a_small_box_is_the_boxs() {
            const main = shelf();
            const box = findChild(main.contentItem, "box-cricket-card");
            const learn = findChild(main.contentItem, "learn-cricket-card");
            tryVerify(() => learn.visible);
            box.boxHeight = 130;
            tryCompare(learn, "width", box.boxHeight * 0.8 + Theme.space(2));
            verify(learn.y >= box.boxHeight / 2, learn.y);
        }
        function test_the_table_is_left_while_cards_fly() {
            failOnWarning(/Error/);
            const main = createTemporaryObject(windows, root, {
                "visible": true
            });
            const pages = findChild(main, "pages");
            pages.navigator.play(MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7"));
            Theme.motion = 200;
            pages.match.playback.motionMs = 200;
            verify(pages.match.decision.press("swing"));
            verify(pages.match.playback.busy);
            pages.navigator.leaveMatch();
            tryVerify(() => findChild(main.contentItem, "shelf") !== null);
            tryCompare(MatchLibrary.unfinished, "count", 1);
        }
        function test_enter_alone_goes_through_a_lesson() {
            const main = shelf();
            const pages = findChild(main, "pages");
            pages.navigator.learn("quick-tennis");
            pages.match.playback.motionMs = 0;
            for (let i = 0; i < 200 && !pages.lesson.over; ++i) {
                keyClick(Qt.Key_Return);
                wait(10);
            }
            verify(pages.lesson.over, pages.lesson.text);
            pages.navigator.leaveMatch();
        }
        function test_a_hint_is_made_when_it_is_first_shown_and_keeps_up() {
            HintOwner.moves = -1;
            const hint = createTemporaryObject(hints, root);
            compare(hint.item, null);
            hint.shown = true;
            compare(hint.item.text, "first");
            hint.text = "second";
            compare(hint.item.text, "second");
            tryVerify(() => hint.item.visible);
            hint.shown = false;
            tryVerify(() => !hint.item.visible);
        }
    }
}
