pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.QuickBaseball
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Table

/// Decisive things on the board: what is shown, how it is cut short, and what is left of it.
Item {
    id: root

    width: 1280
    height: 756

    property MatchController match

    Component {
        id: pages
        GamePage {
            anchors.fill: parent
            match: root.match
        }
    }

    TestCase {
        id: tests

        property GamePage page
        readonly property GameTable table: page ? page.board : null
        readonly property HighlightView highlights: page ? page.highlights : null

        name: "Highlights"
        when: windowShown

        /// Both cards of a pitch lie, and it is about to be told.
        function pitch(motion) {
            verify(root.match.decision.press("bat contact"));
            root.match.seating.endTurn();
            root.match.seating.takeSeat();
            wait(0);
            root.match.playback.motionMs = motion;
            verify(root.match.decision.press("pitch run-out"));
        }
        function init() {
            Theme.motion = 0;
            root.match = MatchLibrary.start("quick-baseball", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
            root.match.seating.takeSeat();
            page = pages.createObject(root);
            table.forceActiveFocus();
            wait(0);
        }
        function cleanup() {
            page.destroy();
            page = null;
            wait(0);
            root.match = null;
            MatchLibrary.leave();
        }

        function test_the_banner_says_it_in_two_words() {
            pitch(60);
            tryVerify(() => highlights.running);
            compare(highlights.shown.kind, "single");
            verify(findChild(page, "banner").visible);
            tryVerify(() => !root.match.playback.busy);
            verify(!highlights.running);
            verify(!findChild(page, "banner").visible);
        }
        function test_a_click_cuts_it_short_and_does_nothing_else() {
            pitch(400);
            tryVerify(() => highlights.running);
            const card = table.items().find(p => p.place === "hand.0" && p.visible);
            const at = root.mapFromItem(card, card.width / 2, card.height / 2);
            mouseClick(root, at.x, at.y);
            verify(!highlights.running);
            verify(root.match.playback.busy, "what follows is shown all the same");
            compare(table.picked, null);
            // The second click of a double click isn't one either.
            mouseDoubleClickSequence(root, at.x, at.y);
            compare(table.items().filter(p => p.place === "bat" && !p.faceUp).length, 0);
            root.match.playback.skip();
        }
        function test_a_key_that_would_move_cuts_it_short_data() {
            return [
                { "tag": "Enter", "key": Qt.Key_Return, "cuts": true },
                { "tag": "Space", "key": Qt.Key_Space, "cuts": true },
                { "tag": "a letter", "key": Qt.Key_L, "cuts": true },
                { "tag": "Tab", "key": Qt.Key_Tab, "cuts": false },
                { "tag": "Escape", "key": Qt.Key_Escape, "cuts": false },
                { "tag": "an arrow", "key": Qt.Key_Left, "cuts": false }
            ];
        }
        function test_a_key_that_would_move_cuts_it_short(data) {
            pitch(400);
            tryVerify(() => highlights.running);
            keyClick(data.key);
            compare(highlights.running, !data.cuts);
            compare(table.picked, null);
            root.match.playback.skip();
        }
        function test_without_motion_the_last_picture_stays_for_a_while() {
            pitch(0);
            tryVerify(() => highlights.running);
            verify(!root.match.playback.busy);
            compare(highlights.light, 1);
            compare(highlights.way, 1);
            tryVerify(() => !highlights.running);
        }
        function test_the_last_play_stays_in_one_line() {
            const line = findChild(page, "lastPlay");
            verify(!line.visible);
            pitch(0);
            tryVerify(() => line.visible);
            verify(line.told.startsWith("Ann: "), line.told);
            verify(line.y + line.height <= page.scoreboardHeight + 1);
        }
    }

    Component {
        id: windows
        Pages {
            anchors.fill: parent
        }
    }

    // Inputs that aren't moves keep their meaning while something is told.
    TestCase {
        id: meanings

        property Pages windowed
        property HighlightView told

        name: "HighlightsLeave"
        when: windowShown

        function init() {
            Theme.motion = 0;
            windowed = windows.createObject(root);
        }
        function cleanup() {
            told = null;
            windowed.navigator.leaveMatch();
            windowed.destroy();
            windowed = null;
            wait(0);
        }
        /// The first swing of a match that is practice is being told.
        function swing() {
            const match = MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7", true);
            verify(match, MatchLibrary.lastError);
            match.playback.motionMs = 0;
            windowed.navigator.play(match);
            tryVerify(() => findChild(windowed, "action.swing") !== null);
            told = findChild(windowed, "highlight");
            match.playback.motionMs = 150;
            // However slow the machine is, what is told doesn't end by itself.
            told.shownChanged.connect(() => match.playback.motionMs = 60000);
            verify(match.decision.press("swing"));
            tryVerify(() => told.running, 10000);
        }
        function cardsToCome() {
            return told.board.items().filter(piece => piece.place.startsWith("deck.")).length;
        }

        function test_an_action_is_no_action() {
            swing();
            const before = cardsToCome();
            mouseClick(findChild(windowed, "action.swing"));
            verify(!told.running);
            compare(cardsToCome(), before);
            windowed.match.playback.skip();
            compare(cardsToCome(), before);
        }
        function test_a_screen_reader_acts() {
            swing();
            const before = cardsToCome();
            findChild(windowed, "action.swing").Accessible.pressAction();
            windowed.match.playback.skip();
            compare(cardsToCome(), before - 1);
        }
        function test_a_screen_reader_picks_a_card_up() {
            swing();
            const top = told.board.items().find(piece => piece.place === "deck.0" && piece.onTop);
            top.Accessible.pressAction();
            verify(!told.running);
            compare(told.board.picked, told.board.items().find(piece => piece.place === "deck.0" && piece.onTop));
        }
        function test_F1_opens_the_rules() {
            swing();
            keyClick(Qt.Key_F1);
            compare(windowed.navigator.rulesGame, "tarot-de-cooperstown");
            verify(told.running);
        }
        function test_undo_takes_back() {
            swing();
            const before = cardsToCome();
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => windowed.match.takeback.canRedo);
            verify(!told.running);
            compare(cardsToCome(), before + 1);
        }
        function test_Tab_and_Escape_are_the_tables() {
            swing();
            told.board.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            verify(told.board.focused() !== null || !told.board.activeFocus, "Tab goes on");
            keyClick(Qt.Key_Escape);
            verify(told.running);
        }
        function test_a_lessons_Next_goes_on() {
            windowed.navigator.learn("tarot-de-cooperstown");
            tryVerify(() => findChild(windowed, "highlight") !== null);
            told = findChild(windowed, "highlight");
            windowed.match.playback.motionMs = 0;
            const lesson = windowed.lesson;
            // Without motion what was told stands for a while beside the lesson's next words.
            for (let i = 0; i < 40 && !(told.running && lesson.reading); ++i) {
                const actions = windowed.match.decision.actions;
                tryVerify(() => lesson.reading || actions.count > 0);
                if (lesson.reading)
                    mouseClick(findChild(windowed, "lessonNext"));
                else
                    verify(windowed.match.decision.press(actions.data(actions.index(0, 0), ActionModel.TextRole)));
                wait(0);
            }
            verify(told.running && lesson.reading);
            keyClick(Qt.Key_Return);
            verify(!lesson.reading);
        }
    }
}
