pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session
import RainDelay.Shell

/// A match that is watched, with the bar below it.
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
        name: "Replay"
        when: windowShown

        function init() {
            begin(true);
        }
        function begin(practice) {
            const match = MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7", practice);
            verify(match, MatchLibrary.lastError);
            match.playback.motionMs = 0;
            for (let i = 0; i < 40; ++i)
                verify(match.decision.press(match.decision.actions.data(match.decision.actions.index(0, 0), ActionModel.TextRole)));
            pages.navigator.watch(MatchLibrary.watchAgain());
            verify(pages.replay, MatchLibrary.lastError);
            tryVerify(() => pages.replay === null || findChild(pages, "replayBar") !== null);
        }
        function cleanup() {
            pages.navigator.leaveMatch();
        }
        function press(name) {
            const button = findChild(pages, name);
            verify(button, name);
            mouseClick(button);
        }

        function test_theWaysLeadThroughTheMatch() {
            const replay = pages.replay;
            verify(replay.last > 2);
            compare(replay.stop, 0);
            press("replay.forward");
            compare(replay.stop, 1);
            press("replay.back");
            compare(replay.stop, 0);
            verify(!findChild(pages, "replay.back").enabled);
            press("replay.forwardToPart");
            verify(replay.stop > 0);
            press("replay.backToPart");
            compare(replay.stop, 0);
        }
        function test_theKeysDoTheSame() {
            const replay = pages.replay;
            keyClick(Qt.Key_Right);
            compare(replay.stop, 1);
            keyClick(Qt.Key_Left);
            compare(replay.stop, 0);
            keyClick(Qt.Key_End);
            compare(replay.stop, replay.last);
            keyClick(Qt.Key_Home);
            compare(replay.stop, 0);
            keyClick(Qt.Key_Space);
            verify(replay.playing);
            keyClick(Qt.Key_Space);
            verify(!replay.playing);
        }
        function test_theScrubberIsDragged() {
            const replay = pages.replay;
            const scrubber = findChild(pages, "scrubber");
            mouseDrag(scrubber, 9, scrubber.height / 2, scrubber.width / 2, 0);
            verify(replay.stop > 0 && replay.stop < replay.last, replay.stop);
            const between = replay.stop;
            mouseDrag(scrubber, scrubber.handle.x + 9, scrubber.height / 2, scrubber.width, 0);
            compare(replay.stop, replay.last);
            verify(between < replay.stop);
        }
        function test_aLineOfTheLogLeadsThere() {
            const replay = pages.replay;
            replay.stop = replay.last;
            const log = findChild(pages, "log");
            tryVerify(() => log.count > 4);
            tryVerify(() => log.atYEnd);
            log.positionViewAtBeginning();
            tryVerify(() => log.itemAtIndex(1) !== null);
            mouseClick(log.itemAtIndex(1));
            verify(replay.stop < replay.last);
        }
        function test_nothingCanBeTakenBack() {
            verify(!findChild(pages, "undo").visible);
            verify(!findChild(pages, "redo").visible);
        }
        function test_aMatchThatGoesOnIsNotPlayedOnElsewhere() {
            verify(findChild(pages, "replay.playOn").visible);
            cleanup();
            begin(false);
            verify(!findChild(pages, "replay.playOn").visible);
        }
        function test_playedOnItIsANewMatch() {
            const replay = pages.replay;
            replay.stop = 1;
            press("replay.playOn");
            compare(pages.replay, null);
            verify(pages.match);
            verify(findChild(pages, "undo").visible);
            compare(pages.match.watchedTo, -1);
        }
    }
}
