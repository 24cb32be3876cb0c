pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Studio
import RainDelay.Testing

/// A deck in the Studio that a game of ours is played with.
Item {
    id: root

    width: 1000
    height: 700

    readonly property string layout: "format: raindelay-deck/1\nname: Night game\ncard: {size: [63mm, 88mm]}\nfonts: {main: {family: Inter}}\nlayouts: {plain: {front: [{type: text, text: \"{name}\", box: [6, 6, 50, 10], font: main, size: 8pt}]}}\n"
    readonly property string table: "code,name,kind,layout,outer,inner,otherwise,first,fourth,seventh\n" + [["strike-out", "blue"], ["strike-out-2", "blue"], ["fly-ball", "yellow"], ["run-out", "green"], ["caught", "red"], ["caught-2", "green"]].map(([code, outer]) => code + "," + code + ",pitching,plain," + outer + ",,out,,,\n").join("") + "pitch-out,Pitch out,pitching,plain,,,ball,,,\n" + ["long-ball", "top", "heart", "contact", "slap"].map(code => code + "," + code + ",batting,plain,,,,red 1,red 1,red 1\n").join("")

    Component {
        id: pages
        Pages {
            anchors.fill: parent
        }
    }

    TestCase {
        name: "StudioPlay"
        when: windowShown

        property Pages shown: null

        function init() {
            failOnWarning(/Error/);
            Library.clear();
            shown = createTemporaryObject(pages, root);
        }
        function cleanup() {
            shown.navigator.leaveMatch();
        }
        function studio() {
            return findChild(shown, "wall")?.deck ?? null;
        }
        function open(table) {
            const folder = Files.deckIn("night", root.layout, table);
            shown.navigator.bring([folder], false);
            tryVerify(() => studio()?.count === 12);
            tryVerify(() => !studio().checking);
            return folder;
        }
        function start() {
            keyClick(Qt.Key_M, Qt.ControlModifier);
            tryVerify(() => findChild(shown, "deckRow")?.visible ?? false);
            mouseClick(findChild(shown, "start"));
            tryVerify(() => shown.match !== null);
        }
        function test_its_match_has_its_name_and_faces_and_back_it_is_open() {
            const folder = open(root.table);
            compare(studio().game, "quick-baseball");
            compare(findChild(shown, "playDeck").opacity, 1);
            start();
            compare(shown.match.faces.deckName, "Night game");
            verify(shown.match.faces.pictureQuery.includes("skin=deck-"));
            verify(findChild(shown, "kindOfMatch").text.includes("Night game"));
            verify(!findChild(shown, "facesNote").visible);
            shown.navigator.leaveMatch();
            tryVerify(() => studio()?.address.toString() === folder.toString());
        }
        function test_a_deck_that_doesnt_fit_says_what_is_missing() {
            open(root.table.replace("outer", "outside"));
            compare(studio().game, "");
            const button = findChild(shown, "playDeck");
            verify(button.opacity < 1);
            mouseClick(button);
            verify(findChild(shown, "words").text.includes("outer"), findChild(shown, "words").text);
            compare(shown.navigator.sheet, Navigator.NoSheet);
        }
        function test_the_games_own_cards_can_be_taken_instead() {
            open(root.table);
            keyClick(Qt.Key_M, Qt.ControlModifier);
            tryVerify(() => findChild(shown, "deckRow")?.visible ?? false);
            mouseClick(findChild(shown, "ownCards"));
            verify(!findChild(shown, "deckRow").visible);
            mouseClick(findChild(shown, "start"));
            tryVerify(() => shown.match !== null);
            compare(shown.match.faces.deckName, "");
        }
        function test_played_again_it_has_the_same_deck() {
            const folder = open(root.table);
            start();
            const page = () => findChild(shown, "leaveMatch").parent.parent;
            const first = MatchLibrary.tableId();
            page().again();
            tryVerify(() => shown.match !== null && MatchLibrary.tableId() !== first);
            compare(shown.match.faces.deckPlace.toString(), folder.toString());
            page().changeSeats();
            tryVerify(() => findChild(shown, "deckRow")?.visible ?? false);
            mouseClick(findChild(shown, "start"));
            tryVerify(() => shown.match !== null);
            compare(shown.match.faces.deckPlace.toString(), folder.toString());
        }
        function test_a_deck_that_was_changed_is_told_once_at_its_table() {
            const folder = open(root.table);
            start();
            shown.match.playback.motionMs = 0;
            const actions = shown.match.decision.actions;
            tryVerify(() => shown.match.decision.turnSeat === 0 && actions.rowCount() > 0);
            verify(shown.match.decision.press(actions.data(actions.index(0, 0), ActionModel.TextRole)));
            shown.navigator.leaveMatch();
            tryVerify(() => studio() !== null);
            Files.replace(folder, "cards.csv", root.table.replace("red 1,red 1,red 1", "red 2,red 1,red 1"));
            shown.navigator.leave();
            MatchLibrary.refresh();
            tryVerify(() => findChild(shown, "continue-0") !== null);
            findChild(shown, "continue-0").clicked();
            tryVerify(() => shown.match !== null, 5000, MatchLibrary.lastError);
            tryVerify(() => findChild(shown, "facesNote")?.visible ?? false);
            verify(shown.match.faces.note.includes("Night game"));
            wait(Application.styleHints.mouseDoubleClickInterval + 100);
            mouseClick(findChild(shown, "facesNoteRead"));
            verify(!findChild(shown, "facesNote").visible);
        }
    }
}
