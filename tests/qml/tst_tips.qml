pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Table
import RainDelay.Testing

/// A tip at the table: it covers nothing, leaves the keyboard where it is, and goes when it was read.
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
    TestCase {
        name: "Tips"
        when: windowShown

        readonly property string game: "tarot-de-cooperstown"
        property Pages pages: null
        readonly property MatchController match: pages?.match ?? null
        readonly property Item bar: findChild(pages, "tipBar")
        readonly property Item table: findChild(pages, "table")

        function init() {
            failOnWarning(/Error/);
            Library.clear();
            Settings.tips = false;
            Settings.tips = true;
            begin();
        }
        function cleanup() {
            leave();
            Theme.textScale = 1;
            Settings.tips = false;
        }
        function begin(): void {
            pages = windows.createObject(root);
            pages.navigator.play(MatchLibrary.start(game, ["Ann", "Ben"], GameCatalog.options(game), "7"));
            tryVerify(() => match !== null);
            match.playback.motionMs = 0;
            tryVerify(() => match.decision.actions.count > 0);
            tryVerify(() => table.item !== null && table.item.board.activeFocus);
        }
        function leave(): void {
            pages.navigator.leaveMatch();
            pages.destroy();
            pages = null;
            wait(0);
        }
        /// Plays on until a tip stands.
        function playOn(): void {
            const actions = match.decision.actions;
            for (let i = 0; i < 100 && match.tips.text === "" && actions.count > 0; ++i)
                match.decision.press(actions.data(actions.index(0, 0), ActionModel.TextRole));
            waitForRendering(root, 1000);
        }
        function isInSight(item: Item): bool {
            const place = item.mapToItem(bar, 0, 0, item.width, item.height);
            return item.visible && place.left >= 0 && place.right <= bar.width && place.top >= 0 && place.bottom <= bar.height;
        }

        function test_it_stands_above_the_table_which_makes_room() {
            verify(!bar.visible);
            const before = table.height;
            playOn();
            verify(bar.visible);
            compare(bar.Accessible.name, match.tips.text);
            verify(table.y >= bar.y + bar.height);
            compare(table.height, before - bar.height);
        }
        function test_large_type_has_room() {
            Theme.textScale = 2;
            playOn();
            for (const name of ["tipRule", "tipsDeclined", "tipRead"])
                verify(isInSight(findChild(bar, name)), name);
            verify(bar.height <= root.height / 3, bar.height);
        }
        function test_it_takes_no_focus_and_leaves_the_tables_Escape() {
            playOn();
            verify(table.item.board.activeFocus);
            keyClick(Qt.Key_Escape);
            verify(match !== null, "a match isn't left by a slip");
            verify(bar.visible);
        }
        function test_it_is_closed_and_the_keyboard_is_the_tables() {
            playOn();
            mouseClick(findChild(bar, "tipRead"));
            verify(!bar.visible);
            compare(bar.height, 0);
            verify(table.item.board.activeFocus);
            verify(Settings.tips);
        }
        function test_Escape_closes_it_where_the_keyboard_is_in_it() {
            playOn();
            findChild(bar, "tipRead").forceActiveFocus();
            keyClick(Qt.Key_Escape);
            verify(!bar.visible);
            verify(match !== null);
        }
        function test_dont_show_these() {
            playOn();
            mouseClick(findChild(bar, "tipsDeclined"));
            verify(!bar.visible);
            verify(!Settings.tips);
            playOn();
            verify(!bar.visible);
        }
        function test_the_settings_switch_them_on_again() {
            playOn();
            const tip = match.tips.text;
            mouseClick(findChild(bar, "tipsDeclined"));
            pages.navigator.openSettings();
            tryVerify(() => findChild(pages, "tips") !== null);
            const toggle = findChild(pages, "tips");
            verify(!toggle.checked);
            toggle.toggle();
            toggle.toggled();
            verify(Settings.tips);
            compare(match.tips.text, tip, "the choice that it is about still stands open");
        }
        function test_a_sheet_over_the_table_shades_it() {
            playOn();
            const shade = findChild(pages, "stripShade");
            verify(!shade.visible);
            keyClick(Qt.Key_B, Qt.ControlModifier);
            tryVerify(() => shade.visible);
            verify(shade.y <= bar.y && shade.y + shade.height >= bar.y + bar.height);
            compare(shade.color, Theme.shade);
        }
        function test_its_buttons_keep_their_place() {
            const read = findChild(bar, "tipRead");
            const right = () => Math.round(read.mapToItem(bar, read.width, 0).x);
            playOn();
            const place = right();
            bar.words = "Short.";
            wait(1);
            compare(right(), place);
            verify(place > bar.width - 40);
        }
        function test_its_rule_is_read() {
            playOn();
            mouseClick(findChild(bar, "tipRule"));
            tryVerify(() => findChild(pages, "pageText") !== null);
        }
        function test_a_lesson_has_none() {
            leave();
            pages = windows.createObject(root);
            pages.navigator.learn(game);
            tryVerify(() => match !== null);
            compare(match.tips.text, "");
            pages.lesson.next();
            playOn();
            verify(!bar.visible);
        }
    }
}
