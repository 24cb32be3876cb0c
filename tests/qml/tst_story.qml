pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Table

/// After a match: its story, its best moment again, and another match.
Item {
    id: root
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    TestCase {
        name: "Story"
        when: windowShown

        function init() {
            Settings.pace = "instant";
            pages.navigator.play(MatchLibrary.start("quick-tennis", ["", ""], null, "7", false, ["rookie", "rookie"]));
            pages.match.playback.motionMs = 0;
            tryVerify(() => pages.match.over, 60000);
            tryVerify(() => findChild(pages, "story") !== null);
        }
        function cleanup() {
            pages.navigator.leaveMatch();
            pages.navigator.closeSheet();
            Settings.pace = "normal";
        }

        function test_the_best_moment_is_played_again() {
            tryVerify(() => findChild(pages, "story").story.length > 0);
            const story = Array.from(findChild(pages, "story").story);
            verify(story.length <= 5);
            const best = story.find(line => line.best);
            const buttons = [];
            const collect = item => {
                if (item.objectName === "watchMoment" && item.visible)
                    buttons.push(item);
                Array.from(item.children).forEach(collect);
            };
            collect(findChild(pages, "story"));
            compare(buttons.length, 1);
            mouseClick(buttons[0]);
            tryVerify(() => pages.replay !== null);
            const replay = pages.replay;
            tryVerify(() => !replay.match.playback.busy);
            const after = replay.stop;
            replay.seekToStep(best.step);
            compare(replay.stop, after, "right after the moment, which was played");
            verify(after < replay.last || best === story[story.length - 1]);
        }
        function test_another_match_begins_at_once_or_with_other_seats() {
            const first = pages.match;
            mouseClick(findChild(pages, "again"));
            tryVerify(() => pages.match !== null && pages.match !== first);
            compare(pages.match.seating.kinds, ["rookie", "rookie"]);
            verify(!pages.match.over || pages.match.shownSteps > 0);
            pages.match.playback.motionMs = 0;
            tryVerify(() => pages.match.over && findChild(pages, "changeSeats") !== null, 60000);
            mouseClick(findChild(pages, "changeSeats"));
            tryCompare(pages.navigator, "sheet", Navigator.NewMatchSheet);
            compare(pages.navigator.sheetGame, "quick-tennis");
        }
    }
}
