pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Table
import RainDelay.Testing

/// A ring marks what a lesson's learner is to touch next, and nothing else. It pulses for a while; without movement it
/// stands still.
Item {
    id: root

    width: 1280
    height: 800

    Component {
        id: windows
        Pages {
            anchors.fill: parent
        }
    }
    Component {
        id: rings
        CueRing {
            width: 60
            height: 100
        }
    }
    TestCase {
        name: "Cue"
        when: windowShown

        property Pages pages: null
        readonly property MatchController match: pages?.match ?? null
        readonly property PieceTable board: (findChild(pages, "table") as Loader)?.item?.board ?? null

        function init() {
            failOnWarning(/Error/);
            Library.clear();
            Settings.pace = "instant";
            pages = windows.createObject(root);
        }
        function cleanup() {
            pages.navigator.leaveMatch();
            pages.destroy();
            pages = null;
            Settings.pace = "normal";
            Theme.motion = 200;
            wait(0);
        }
        function learn(game: string): void {
            pages.navigator.learn(game);
            tryVerify(() => board !== null);
            match.playback.motionMs = 0;
            waitForRendering(root, 1000);
        }
        /// Reads, and does what is to be done by its words, until the step of this number.
        function goOn(step: int): void {
            const actions = match.decision.actions;
            while (pages.lesson.step < step) {
                if (pages.lesson.reading)
                    pages.lesson.next();
                else
                    verify(match.decision.press(actions.data(actions.index(0, 0), ActionModel.TextRole)));
                tryVerify(() => pages.lesson.reading || match.decision.cue.from !== "" || match.decision.cue.deed !== "");
            }
        }
        /// The rings that are seen in an item.
        function ringsIn(item: Item): int {
            const own = item.visible && item.objectName === "cueRing" ? 1 : 0;
            return Array.from(item.children).reduce((count, child) => count + ringsIn(child), own);
        }
        function isAround(ring: Item, x: real, y: real): bool {
            const place = ring.mapToItem(root, 0, 0, ring.width, ring.height);
            return place.left < x && x < place.right && place.top < y && y < place.bottom;
        }
        function middleOf(item: Item): point {
            return item.mapToItem(root, item.width / 2, item.height / 2);
        }

        function test_what_is_read_has_its_button() {
            learn("quick-baseball");
            compare(ringsIn(pages), 1);
            compare(ringsIn(findChild(pages, "lessonNext")), 1);
        }
        function test_a_piece_and_then_its_place() {
            learn("quick-baseball");
            goOn(2);
            compare(board.cuedPiece.code, "top");
            compare(ringsIn(pages), 1);
            const piece = middleOf(board.cuedPiece);
            verify(isAround(findChild(board, "cueRing"), piece.x, piece.y));
            board.pick(board.cuedPiece);
            compare(board.cuedPiece, null);
            const place = middleOf(board.find(match.decision.cue.to));
            verify(isAround(findChild(board, "cueRing"), place.x, place.y));
            compare(ringsIn(pages), 1);
        }
        function test_a_button() {
            learn("quick-baseball");
            goOn(3);
            compare(match.decision.cue.deed, "steal");
            compare(ringsIn(findChild(pages, "action.steal")), 1);
            compare(ringsIn(pages), 1);
        }
        function test_each_part_of_a_choice_and_then_Ready() {
            learn("rallybird");
            goOn(8);
            tryVerify(() => match.decision.draft.open);
            for (let placed = 0; placed < 6; ++placed) {
                const cue = match.decision.cue;
                verify(board.cuedPiece !== null);
                verify(match.decision.put(cue.from, cue.order, cue.to), placed);
            }
            compare(board.cuedPiece, null);
            compare(ringsIn(findChild(pages, "ready")), 1);
            compare(ringsIn(pages), 1);
        }
        function test_the_question_names_what_is_due_alone() {
            learn("quick-baseball");
            goOn(4);
            const prompt = findChild(pages, "prompt");
            tryVerify(() => prompt.text.includes("Take the pitch"));
            verify(!/steal/i.test(prompt.text), prompt.text);
        }
        function test_there_is_none_in_a_match() {
            pages.navigator.play(MatchLibrary.start("quick-baseball", ["Ann", "Ben"], GameCatalog.options("quick-baseball"), "7"));
            tryVerify(() => match !== null);
            match.playback.motionMs = 0;
            match.seating.takeSeat();
            tryVerify(() => board !== null);
            tryVerify(() => match.decision.actions.count > 0);
            compare(ringsIn(pages), 0);
        }
        function test_it_pulses_and_then_stands_still() {
            const ring = createTemporaryObject(rings, root);
            verify(ring.pulsing);
            const line = findChild(ring, "cueRing");
            tryVerify(() => line.opacity < 0.8);
            tryVerify(() => !ring.pulsing, 12000);
            compare(line.opacity, 1);
        }
        function test_without_movement_it_stands() {
            Theme.motion = 0;
            const ring = createTemporaryObject(rings, root);
            verify(!ring.pulsing);
            compare(findChild(ring, "cueRing").opacity, 1);
            Theme.motion = 200;
            tryVerify(() => ring.pulsing);
            Theme.motion = 0;
            tryVerify(() => !ring.pulsing);
        }
    }
}
