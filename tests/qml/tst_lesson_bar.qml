pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Table
import RainDelay.Testing

/// Tests that a lesson's text and the question below the table leave the table its room; nothing of
/// them is out of reach.
Item {
    id: root

    width: 1024
    height: 640

    Component {
        id: windows
        Pages {
            anchors.fill: parent
        }
    }
    Component {
        id: bars
        BottomBar {
            width: root.width
            height: implicitHeight
        }
    }
    TestCase {
        name: "LessonBar"
        when: windowShown

        property Pages pages: null
        readonly property Item bar: findChild(pages, "lessonBar")
        readonly property Flickable view: findChild(pages, "lessonView") as Flickable

        function init() {
            failOnWarning(/Error/);
            Library.clear();
        }
        function cleanup() {
            pages?.leaveMatch();
            pages?.destroy();
            pages = null;
            Theme.textScale = 1;
            wait(0);
        }
        function begin(scale) {
            Theme.textScale = scale;
            pages = windows.createObject(root);
            pages.navigator.learn("quick-baseball");
            waitForRendering(root, 1000);
        }
        function isInSight(name) {
            const item = findChild(pages, name);
            const place = item.mapToItem(bar, 0, 0, item.width, item.height);
            return item.visible && place.top >= 0 && place.bottom <= bar.height && place.left >= 0 && place.right <= bar.width;
        }
        function test_usual_type_needs_no_scrolling() {
            begin(1);
            verify(!view.clip);
            verify(!view.activeFocusOnTab);
            verify(!findChild(pages, "lessonMore").visible);
        }
        function test_large_type_leaves_the_table_its_room() {
            begin(2);
            verify(bar.height <= root.height / 4, bar.height);
            verify(isInSight("lessonRule"));
            verify(isInSight("lessonNext"));
        }
        function test_usual_type_again_is_a_low_bar_again() {
            begin(1);
            const height = bar.height;
            Theme.textScale = 2;
            tryVerify(() => bar.height > height);
            wait(200);
            Theme.textScale = 1;
            tryCompare(bar, "height", height);
        }
        function test_all_is_read_by_wheel_and_keys() {
            begin(2);
            const end = view.contentHeight - view.height;
            verify(end > 0);
            mouseWheel(view, view.width / 2, view.height / 2, 0, -1200);
            tryVerify(() => view.contentY > 0);
            verify(view.activeFocusOnTab);
            view.forceActiveFocus();
            keyClick(Qt.Key_Home);
            tryCompare(view, "contentY", 0);
            keyClick(Qt.Key_Down);
            verify(view.contentY > 0);
            keyClick(Qt.Key_End);
            compare(view.contentY, end);
            keyClick(Qt.Key_PageUp);
            verify(view.contentY < end);
        }
        function test_the_keyboard_stays_where_it_is_when_nothing_is_left_to_scroll() {
            failOnWarning(/activeFocusOnTab/);
            begin(2);
            view.forceActiveFocus();
            Theme.textScale = 1;
            tryVerify(() => !view.clip);
            verify(view.activeFocus);
            view.focus = false;
            verify(!view.activeFocusOnTab);
        }
        function test_a_button_says_that_more_follows_and_shows_it() {
            begin(2);
            const more = findChild(pages, "lessonMore");
            for (let i = 0; more.visible && i < 10; ++i) {
                verify(isInSight("lessonMore"));
                mouseClick(more);
            }
            compare(view.contentY, view.contentHeight - view.height);
        }
        function test_the_next_words_begin_at_their_top() {
            begin(2);
            view.forceActiveFocus();
            keyClick(Qt.Key_End);
            verify(view.contentY > 0);
            mouseClick(findChild(pages, "lessonNext"));
            compare(view.contentY, 0);
        }
        function test_what_is_asked_stands_above_the_buttons_where_it_has_no_room_beside_them() {
            const match = MatchLibrary.start("rallybird", ["Ann", "Ben"], GameCatalog.options("rallybird"), "7");
            match.seating.takeSeat();
            const bottom = createTemporaryObject(bars, root, {
                "match": match,
                "prompt": "Ann, what is asked here takes more than three lines beside the buttons of a small window, and two above."
            });
            const prompt = findChild(bottom, "prompt");
            for (const [scale, above] of [[1, false], [2, true]]) {
                Theme.textScale = scale;
                bottom.width = above ? 860 : 1024;
                waitForRendering(root, 1000);
                compare(bottom.stacked, above);
            }
            verify(!prompt.truncated);
            verify(bottom.height >= prompt.height);
        }
    }
}
