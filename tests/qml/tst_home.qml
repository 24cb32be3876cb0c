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

    TestCase {
        name: "Home"
        when: windowShown

        function test_the_page_has_its_size_before_the_window_is_shown() {
            const main = createTemporaryObject(windows, root, {
                "width": 1100,
                "height": 650
            });
            verify(!main.visible);
            const shelf = findChild(main, "shelf");
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
            tryVerify(() => findChild(main, "shelf") !== null);
            tryCompare(MatchLibrary.unfinished, "count", 1);
        }
        function test_a_hint_is_made_when_it_is_first_shown_and_keeps_up() {
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
