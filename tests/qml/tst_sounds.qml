pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Testing

/// Tests the sounds of a match that is played in a window.
Item {
    id: root

    width: 1000
    height: 700

    property MatchController match

    Component {
        id: matchPages
        MatchPage {
            width: 1000
            height: 700
            match: root.match
            focus: true
        }
    }
    Component {
        id: settings
        SettingsSheet {
            width: 1000
            height: 700
        }
    }

    TestCase {
        name: "Sounds"
        when: windowShown

        property Item page

        function sit(game: string, motion: int): void {
            Theme.motion = motion;
            root.match = MatchLibrary.start(game, ["Ann", "Ben"], null, "7");
            root.match.playback.motionMs = motion;
            page = createTemporaryObject(matchPages, root);
            verify(page);
        }
        function init(): void {
            // The sounds of the last test have ended.
            wait(600);
            Ears.heard();
        }
        function cleanup(): void {
            page?.destroy();
            wait(0);
            MatchLibrary.leave();
            Theme.motion = 0;
            Settings.muted = false;
            Settings.motion = "instant";
        }
        function test_a_card_that_flies_is_heard(): void {
            sit("tarot-de-cooperstown", 100);
            root.match.playback.skip();
            wait(500);
            Ears.heard();
            verify(root.match.decision.press("swing"));
            let heard = [];
            tryVerify(() => {
                heard = [...heard, ...Ears.heard()];
                return heard.includes("card");
            });
        }
        function test_a_deal_is_shuffled(): void {
            // A match is dealt at the speed that is set when it begins.
            Settings.motion = "fast";
            sit("tarot-de-cooperstown", 150);
            let heard = [];
            tryVerify(() => {
                heard = [...heard, ...Ears.heard()];
                return heard.includes("shuffle");
            });
        }
        function test_nothing_is_heard_where_nothing_moves(): void {
            sit("tarot-de-cooperstown", 0);
            verify(root.match.decision.press("swing"));
            wait(300);
            compare(Ears.heard(), []);
        }
        function test_nothing_is_heard_muted(): void {
            Settings.muted = true;
            sit("tarot-de-cooperstown", 100);
            root.match.playback.skip();
            verify(root.match.decision.press("swing"));
            wait(500);
            compare(Ears.heard(), []);
        }
        function test_a_hand_over_is_heard_and_nothing_before_it_leaks(): void {
            sit("quick-tennis", 100);
            tryVerify(() => root.match.seating.handOverTo >= 0);
            wait(100);
            const heard = Ears.heard();
            compare(heard[heard.length - 1], "curtain");
        }
        function test_a_changed_volume_is_heard_at_once(): void {
            const sheet = createTemporaryObject(settings, root);
            const volume = findChild(sheet, "volume");
            verify(volume);
            volume.forceActiveFocus();
            keyClick(Qt.Key_Right);
            fuzzyCompare(Settings.volume, 0.7, 0.001);
            compare(Ears.heard(), ["glove"]);
        }
        function test_the_switch_of_the_sounds_mutes(): void {
            const sheet = createTemporaryObject(settings, root);
            const toggle = findChild(sheet, "sounds");
            verify(toggle.checked);
            toggle.forceActiveFocus();
            keyClick(Qt.Key_Space);
            verify(Settings.muted);
            compare(Ears.heard(), []);
            verify(!findChild(sheet, "volume").enabled);
        }
    }
}
