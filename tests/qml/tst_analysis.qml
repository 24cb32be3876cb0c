pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Testing

/// Looking back at a match that is over: the sheet, the curve above the scrubber, the ways from it.
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
        name: "Analysis"
        when: windowShown

        readonly property string record: "quick-tennis-3.raindelay"

        function init() {
            Library.clear();
            Library.play("quick-tennis", ["Ann", "Ben"], 3, false);
            watch();
        }
        function cleanup() {
            pages.navigator.leaveMatch();
            if (pages.navigator.page === Navigator.StatisticsPage)
                pages.navigator.leave();
        }
        function watch() {
            pages.navigator.watch(MatchLibrary.watch(record));
            verify(pages.replay, MatchLibrary.lastError);
            Library.lookAsRookie(pages.replay);
            tryVerify(() => findChild(pages, "replay.analyse") !== null);
        }
        function sheet() {
            return findChild(pages, "analysis");
        }
        function open() {
            mouseClick(findChild(pages, "replay.analyse"));
            tryVerify(() => sheet() !== null);
            tryVerify(() => pages.replay.analysis.done, 60000);
            tryVerify(() => findChild(pages, "mistake.0") !== null);
            waitForRendering(root);
        }

        function test_itIsOfferedWhenAMatchIsOver() {
            verify(findChild(pages, "replay.analyse").visible);
            pages.navigator.leaveMatch();
            pages.navigator.play(MatchLibrary.start("quick-tennis", ["Ann", "Ben"], null, "7"));
            pages.navigator.watch(MatchLibrary.watchAgain());
            tryVerify(() => findChild(pages, "replay.analyse") !== null);
            verify(!findChild(pages, "replay.analyse").visible);
        }
        function test_theCurveStaysAboveTheScrubber() {
            verify(!findChild(pages, "replay.curve").visible);
            open();
            keyClick(Qt.Key_Escape);
            tryVerify(() => sheet() === null);
            const curve = findChild(pages, "replay.curve");
            verify(curve.visible);
            const scrubber = findChild(pages, "scrubber");
            waitForRendering(root);
            pages.replay.stop = pages.replay.last;
            const knob = scrubber.handle.mapToItem(root, scrubber.handle.width / 2, 0).x;
            fuzzyCompare(curve.mapToItem(root, curve.placeOf(pages.replay.last), 0).x, knob, 1, "one stands above the other");
            mouseClick(curve, curve.width / 2, curve.height / 2);
            fuzzyCompare(pages.replay.stop, pages.replay.last / 2, 1);
        }
        function test_aMistakeIsLookedAt() {
            open();
            const stop = pages.replay.analysis.mistakeStops[1];
            verify(findChild(pages, "mistake.1").cost.includes("%"));
            mouseClick(findChild(pages, "mistakeLook.1"));
            compare(pages.replay.stop, stop);
            tryVerify(() => sheet() === null);
        }
        function test_fromAMistakeOneTriesAgain() {
            open();
            const replay = pages.replay;
            const names = Array.from(pages.match.seating.names);
            const turn = replay.analysis.mistakeWords[0].split(":")[0];
            mouseClick(findChild(pages, "mistakeTry.0"));
            tryVerify(() => pages.match !== null && pages.replay === null);
            tryVerify(() => sheet() === null);
            verify(!pages.match.over);
            const next = pages.match.seating.handOverTo >= 0 ? pages.match.seating.handOverTo : pages.match.decision.turnSeat;
            compare(names[next], turn);
        }
        function test_itCanBeCancelled() {
            Library.lookAsRookie(pages.replay);
            mouseClick(findChild(pages, "replay.analyse"));
            tryVerify(() => sheet() !== null);
            if (pages.replay.analysis.going)
                mouseClick(findChild(pages, "analysisGo"));
            verify(!pages.replay.analysis.going);
        }
        function test_whatWasFoundIsThereAgain() {
            open();
            pages.navigator.leaveMatch();
            watch();
            verify(pages.replay.analysis.done);
            verify(findChild(pages, "replay.curve").visible);
        }
        function test_bothSeatsCurvesCanBeSeen() {
            open();
            const analysis = pages.replay.analysis;
            const end = () => Array.from(analysis.curveChances).pop();
            compare(analysis.curveOf, "Ann");
            const ofAnn = end();
            const row = findChild(pages, "analysisCurves");
            mouseClick(Array.from(row.children).find(child => child.text === "Ben"));
            compare(analysis.curveOf, "Ben");
            compare(end(), 1 - ofAnn, "one has won");
        }
    }
}
