pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session
import RainDelay.Shell

/// Duties left to the bench coach: chosen with the match, and changed while it goes on.
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
        name: "Coach"
        when: windowShown

        readonly property string game: "tarot-de-cooperstown"

        function cleanup() {
            pages.navigator.leaveMatch();
            pages.navigator.closeSheet();
            for (const seat of [0, 1])
                Settings.setLeftToCoach(game, seat, []);
            Settings.keepSetup(game, [], []);
        }
        function openSheet(game: string): void {
            pages.navigator.openNewMatch(game);
            tryVerify(() => findChild(pages, "name-1-kind") !== null);
            waitForRendering(pages);
        }
        function begin(): void {
            pages.navigator.play(MatchLibrary.start(game, ["Ann", "Ben"], null, "7"));
            tryVerify(() => pages.match !== null);
            pages.match.playback.motionMs = 0;
            waitForRendering(pages);
        }

        function test_dutiesAreOfferedWhereThereAreSome() {
            openSheet(game);
            verify(findChild(pages, "duty.running.0").visible);
            pages.navigator.closeSheet();
            tryVerify(() => findChild(pages, "name-1-kind") === null);
            openSheet("quick-tennis");
            compare(findChild(pages, "duty.running.0"), null);
        }
        function test_aComputerHasNoCoach() {
            Settings.keepSetup(game, ["human", "pro"], []);
            openSheet(game);
            verify(findChild(pages, "duty.running.0").visible);
            verify(!findChild(pages, "duty.running.1").visible);
        }
        function test_whatIsLeftIsDoneByTheCoach() {
            begin();
            mouseClick(findChild(pages, "coach"));
            tryVerify(() => findChild(pages, "coachSheet") !== null);
            waitForRendering(pages);
            for (const seat of [0, 1])
                mouseClick(findChild(pages, "duty.substitutions." + seat));
            compare(Settings.leftToCoach(game, 0), ["substitutions"]);
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(pages, "coachSheet") === null);
            const log = pages.match.log;
            const actions = pages.match.decision.actions;
            let told = false;
            // The coach's opinion of the first fields doesn't matter: the match goes on until he acts.
            for (let choices = 0; choices < 80 && !told; ++choices) {
                tryVerify(() => pages.match.decision.thinkingSeat < 0 && pages.match.decision.turnSeat >= 0, 20000);
                for (let i = 0; i < log.count; ++i)
                    told = told || log.data(log.index(i, 0), LogModel.LineRole).endsWith("'s coach)");
                pages.match.decision.press(actions.data(actions.index(actions.count - 1, 0), ActionModel.TextRole));
            }
            verify(told, "the log says that the coach has seen to the field");
        }
    }
}
