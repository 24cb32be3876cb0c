pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// Two seats choose at once, by keys and by mouse.
Item {
    id: root

    width: 1000
    height: 300

    property MatchController match

    Component {
        id: bars
        JointBar {
            width: 1000
            match: root.match
        }
    }

    TestCase {
        id: tests

        property JointBar bar

        name: "JointBar"
        when: windowShown

        function init() {
            Settings.secretChoice = "together";
            root.match = MatchLibrary.start("quick-baseball", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
            bar = bars.createObject(root);
            verify(bar.visible);
            tryVerify(() => findChild(bar, "lock.bat slap").width > 0);
        }
        function cleanup() {
            bar.destroy();
            wait(0);
            root.match = null;
            MatchLibrary.leave();
            Settings.secretChoice = "pass";
        }
        function head(seat) {
            return findChild(bar, "jointHead." + seat).text;
        }

        function test_keys_alone() {
            const before = root.match.log.count;
            compare(head(0), "Ann chooses");
            keyClick("s");
            compare(head(0), "Ann: ready");
            compare(head(1), "Ben chooses");
            compare(root.match.log.count, before);
            keyClick("j");
            verify(root.match.log.count > before);
            compare(head(0), "Ann chooses");
        }
        function test_a_choice_is_taken_back_by_escape() {
            keyClick("k");
            compare(head(1), "Ben: ready");
            keyClick(Qt.Key_Escape);
            compare(head(1), "Ben chooses");
            keyClick("a");
            compare(root.match.decision.joint.lockedSeats, [0]);
        }
        function test_mouse_alone() {
            const before = root.match.log.count;
            mouseClick(findChild(bar, "lock.bat slap"));
            compare(head(0), "Ann: ready");
            mouseClick(findChild(bar, "unlock.0"));
            compare(head(0), "Ann chooses");
            mouseClick(findChild(bar, "lock.bat top"));
            mouseClick(findChild(bar, "lock.pitch caught"));
            verify(root.match.log.count > before);
        }
        function test_a_locked_half_looks_the_same_whatever_it_is_data() {
            return ["A", "S", "D", "F", "Q"].map(key => ({
                        tag: key
                    }));
        }
        function test_a_locked_half_looks_the_same_whatever_it_is(data) {
            grabImage(bar);
            const height = bar.implicitHeight;
            keyClick("A");
            const first = grabImage(bar);
            keyClick(Qt.Key_Escape);
            keyClick(data.tag);
            verify(grabImage(bar).equals(first));
            compare(bar.implicitHeight, height, "and the table stays where it is");
            verify(!findChild(bar, "lock.bat slap").visible);
            verify(findChild(bar, "lock.pitch caught").visible);
        }
        function test_what_is_disabled_hears_no_key() {
            bar.enabled = false;
            keyClick("a");
            compare(root.match.decision.joint.lockedSeats, []);
        }
    }
}
