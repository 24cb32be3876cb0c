pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session
import RainDelay.Shell

/// Taking back and doing again, by buttons and keys; the question to whose turn it has become.
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
        name: "Undo"
        when: windowShown

        function start(practice: bool): void {
            const match = MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7", practice);
            verify(match, MatchLibrary.lastError);
            match.playback.motionMs = 0;
            pages.navigator.play(match);
            tryVerify(() => findChild(pages, "undo") !== null);
        }
        /// Does the first thing allowed until the turn has gone over with something to take back.
        function passTheTurn(): void {
            const match = pages.match;
            for (let i = 0; i < 60; ++i) {
                const seat = match.decision.turnSeat;
                verify(match.decision.press(match.decision.actions.data(match.decision.actions.index(match.decision.actions.rowCount() - 1, 0), ActionModel.TextRole)));
                if (match.takeback.canUndo && match.decision.turnSeat !== seat)
                    return;
            }
            fail("nothing could be taken back across a turn");
        }
        function cleanup() {
            pages.navigator.leaveMatch();
        }

        function test_whoseTurnItIsMayRefuse() {
            start(false);
            passTheTurn();
            const seat = pages.match.decision.turnSeat;
            mouseClick(findChild(pages, "undo"));
            tryVerify(() => findChild(pages, "answerYes") !== null);
            compare(pages.match.takeback.undoAsks, seat);
            mouseClick(findChild(pages, "answerNo"));
            compare(pages.match.takeback.undoAsks, -1);
            compare(pages.match.decision.turnSeat, seat);
            tryVerify(() => findChild(pages, "answerYes") === null);
        }
        function test_itIsTakenBackAndDoneAgainByKeys() {
            start(false);
            passTheTurn();
            const seat = pages.match.decision.turnSeat;
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => findChild(pages, "answerYes") !== null);
            keyClick(Qt.Key_Return);
            verify(pages.match.decision.turnSeat !== seat);
            verify(findChild(pages, "redo").enabled);
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
            compare(pages.match.decision.turnSeat, seat);
            verify(!findChild(pages, "redo").enabled);
        }
        function test_whereItStopsIsSaid() {
            start(false);
            const toast = findChild(pages, "refusal");
            mouseClick(findChild(pages, "undo"));
            verify(toast.visible);
            verify(toast.sentence !== "");
        }
        function test_practiceIsMarked() {
            start(true);
            compare(findChild(pages, "kindOfMatch").text, "Practice");
            verify(pages.match.takeback.practice);
        }
    }
}
