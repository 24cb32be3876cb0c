pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Testing

/// A match that can't be written: it is said, play goes on, and nobody leaves it by mistake.
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
        name: "Unsaved"
        when: windowShown

        function move(): void {
            const actions = pages.match.decision.actions;
            verify(pages.match.decision.press(actions.data(actions.index(0, 0), ActionModel.TextRole)));
        }
        function init() {
            const match = MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7");
            verify(match, MatchLibrary.lastError);
            match.playback.motionMs = 0;
            pages.navigator.play(match);
            tryVerify(() => findChild(pages, "unsaved") !== null);
            verify(!findChild(pages, "unsaved").visible);
            Library.fill(true);
            move();
        }
        function cleanup() {
            Library.fill(false);
            pages.navigator.leaveMatch();
        }

        function test_itIsSaidUntilThereIsRoom() {
            const strip = findChild(pages, "unsaved");
            verify(strip.visible);
            verify(strip.Accessible.name.includes("couldn't be written"), strip.Accessible.name);
            const lines = pages.match.log.rowCount();
            move();
            verify(pages.match.log.rowCount() > lines, "play goes on");
            mouseClick(findChild(pages, "saveAgain"));
            verify(strip.visible);
            Library.fill(false);
            mouseClick(findChild(pages, "saveAgain"));
            verify(!strip.visible);
        }
        function test_theNextMoveIsAnotherTry() {
            Library.fill(false);
            move();
            verify(!findChild(pages, "unsaved").visible);
        }
        function test_nobodyLeavesItByMistake() {
            mouseClick(findChild(pages, "leaveMatch"));
            tryVerify(() => findChild(pages, "answerNo") !== null);
            keyClick(Qt.Key_Return);
            tryVerify(() => findChild(pages, "answerNo") === null);
            verify(pages.match);
            mouseClick(findChild(pages, "leaveMatch"));
            tryVerify(() => findChild(pages, "answerYes") !== null);
            mouseClick(findChild(pages, "answerYes"));
            verify(!pages.match);
        }
        function test_theWindowAsksBeforeItCloses() {
            let closed = 0;
            verify(!pages.mayClose(() => ++closed));
            tryVerify(() => findChild(pages, "answerYes") !== null);
            compare(closed, 0);
            mouseClick(findChild(pages, "answerYes"));
            compare(closed, 1);
            Library.fill(false);
            verify(pages.mayClose(() => ++closed), "there is room again");
        }
    }
}
