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
            watchThis(record);
        }
        function watchThis(file) {
            pages.navigator.watch(MatchLibrary.watch(file));
            verify(pages.replay, MatchLibrary.lastError);
            Library.lookAsRookie(pages.replay);
            tryVerify(() => findChild(pages, "replay.analyse") !== null);
        }
        function bar() {
            return findChild(pages, "mistakeBar");
        }
        function look(number) {
            mouseClick(findChild(pages, "mistakeLook." + number));
            tryVerify(() => sheet() === null);
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
        function test_eachSideHasItsOwn() {
            open();
            const sides = Array.from(pages.replay.analysis.sides);
            compare(sides.map(side => side.name), ["Ann", "Ben"]);
            let next = 0;
            for (let i = 0; i < sides.length; ++i) {
                const side = findChild(pages, "side." + i);
                verify(findChild(side, "balance." + i).text.includes(sides[i].name));
                for (let k = 0; k < sides[i].count; ++k) {
                    const row = findChild(side, "mistake." + next);
                    verify(row, next);
                    compare(row.told.seat, i);
                    verify(row.Accessible.name.includes(row.told.when), "a screen reader tells when it was");
                    verify(row.Accessible.name.includes(row.told.told));
                    ++next;
                }
            }
            verify(next > 3);
            verify(findChild(pages, "mistake." + next) === null);
        }
        function test_theCurveHasItsParts() {
            open();
            compare(findChild(pages, "curve.parts").text, "Game");
            const curve = findChild(pages, "analysisCurve");
            const parts = Array.from(curve.partsWithRoom());
            compare(parts[0].number, 1);
            verify(parts.length > 1);
            for (let i = 1; i < parts.length; ++i)
                verify(curve.placeOf(parts[i].stop) - curve.placeOf(parts[i - 1].stop) >= 2 * findChild(pages, "curve.parts").font.pixelSize, "numbers don't touch");
        }
        function test_aMistakeIsLookedAt() {
            open();
            const told = pages.replay.analysis.mistakes[1];
            verify(findChild(pages, "mistake.1").told.cost.includes("%"));
            verify(!bar().visible);
            mouseClick(findChild(pages, "mistakeLook.1"));
            compare(pages.replay.stop, told.stop);
            tryVerify(() => sheet() === null);
            verify(bar().visible);
            const words = findChild(pages, "mistakeBarWords");
            compare(words.text, told.when + " – " + told.told);
            verify(/^.* – Played .* better by .*%[.]$/.test(words.text), words.text);
        }
        function test_theStripLeadsToTheOthersOfThePlayer() {
            open();
            look(0);
            const analysis = pages.replay.analysis;
            const count = analysis.sides[0].count;
            const before = findChild(pages, "mistakeBefore");
            const after = findChild(pages, "mistakeAfter");
            for (let i = 0; i < count && before.enabled; ++i)
                mouseClick(before);
            verify(!before.enabled);
            let stop = -1;
            for (let place = 1; place <= count; ++place) {
                compare(findChild(pages, "mistakePlace").text, "Ann: mistake " + place + " of " + count);
                verify(pages.replay.stop > stop, "in the order of the match");
                stop = pages.replay.stop;
                compare(stop, analysis.mistakes[pages.replay.mistake].stop);
                compare(after.enabled, place < count);
                // By keys, too.
                after.forceActiveFocus();
                if (after.enabled)
                    keyClick(Qt.Key_Return);
            }
        }
        function test_theStripStaysWhileItIsLookedOnAndGoesWhenItIsLeft() {
            open();
            look(0);
            mouseClick(findChild(pages, "replay.forward"));
            verify(bar().visible, "what came of it is watched");
            mouseClick(findChild(pages, "mistakeList"));
            tryVerify(() => sheet() !== null);
            keyClick(Qt.Key_Escape);
            tryVerify(() => sheet() === null);
            verify(bar().visible);
            const stop = pages.replay.stop;
            mouseClick(findChild(pages, "mistakeLeave"));
            verify(!bar().visible);
            compare(pages.replay.stop, stop);
            pages.replay.lookAt(0);
            verify(bar().visible);
            keyClick(Qt.Key_Escape);
            verify(!bar().visible);
            verify(pages.replay !== null, "Escape leaves the mistakes first");
            pages.replay.lookAt(0);
            pages.navigator.leaveMatch();
            watch();
            verify(!bar().visible);
        }
        function test_whatHasTheKeyboardIsInSight() {
            open();
            const last = findChild(pages, "mistakeTry." + (pages.replay.analysis.mistakes.length - 1));
            last.forceActiveFocus(Qt.TabFocusReason);
            const form = findChild(pages, "analysisFound");
            const y = last.mapToItem(form, 0, 0).y;
            verify(y >= 0 && y + last.height <= form.height, y);
            verify(last.Accessible.name !== findChild(pages, "mistakeTry.0").Accessible.name);
        }
        function test_noLuckIsToldOfWhereThereIsNone() {
            pages.navigator.leaveMatch();
            Library.play("quick-baseball", ["Ann", "Ben"], 4, false);
            watchThis("quick-baseball-4.raindelay");
            verify(!/luck/i.test(findChild(pages, "replay.analyse").hint));
            open();
            const texts = ["analysisNote", "analysisLuck", "balance.0", "balance.1"].map(name => findChild(pages, name).text);
            for (const text of texts)
                verify(!/luck/i.test(text), text);
            compare(findChild(pages, "curve.parts").text, "Inning");
        }
        function test_fromAMistakeOneTriesAgain() {
            open();
            const replay = pages.replay;
            const seat = replay.analysis.mistakes[0].seat;
            mouseClick(findChild(pages, "mistakeTry.0"));
            tryVerify(() => pages.match !== null && pages.replay === null);
            tryVerify(() => sheet() === null);
            verify(!pages.match.over);
            verify(!bar().visible);
            compare(pages.match.seating.handOverTo >= 0 ? pages.match.seating.handOverTo : pages.match.decision.turnSeat, seat);
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
