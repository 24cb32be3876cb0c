pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Studio
import RainDelay.Testing

/// The program begins where it was left.
Item {
    id: root

    width: 1000
    height: 700

    Component {
        id: windows
        Main {
            record: ""
            comesBack: true
            visible: true
        }
    }
    SignalSpy {
        id: said
        target: MatchLibrary.collection
        signalName: "said"
    }

    TestCase {
        name: "ComeBack"
        when: windowShown

        property Main window
        property Pages pages

        function begin(): void {
            window = createTemporaryObject(windows, root);
            pages = findChild(window, "pages");
            verify(pages);
        }
        function end(): void {
            window.destroy();
            wait(0);
            MatchLibrary.leave();
            wait(0);
        }
        function init(): void {
            Library.clear();
            Settings.leftAt = [];
            said.clear();
        }
        function cleanup(): void {
            MatchLibrary.leave();
        }

        function test_at_first_it_is_the_shelf(): void {
            begin();
            compare(pages.match, null);
            verify(findChild(window, "shelf"));
            compare(Settings.leftAt, []);
        }
        function test_to_the_match_at_the_table(): void {
            begin();
            pages.play(MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7"));
            verify(pages.match.press("swing"));
            const steps = pages.match.log.count;
            verify(steps > 0);
            end();
            begin();
            compare(pages.match?.title, "Tarot de Cooperstown");
            compare(pages.match.log.count, steps);
        }
        function test_to_the_shelf_from_a_match_that_was_left(): void {
            begin();
            pages.play(MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7"));
            pages.leaveMatch();
            end();
            begin();
            compare(pages.match, null);
            verify(findChild(window, "shelf"));
        }
        function test_to_the_shelf_with_a_sentence_if_the_match_cant_be_read(): void {
            begin();
            pages.play(MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7"));
            const id = MatchLibrary.tableId();
            end();
            Settings.leftAt = ["match", id];
            Library.clear();
            said.clear();
            begin();
            compare(pages.match, null);
            verify(findChild(window, "shelf"));
            compare(said.count, 1);
            verify(findChild(window, "toast").visible);
            compare(Settings.leftAt, []);
        }
        function test_to_the_library(): void {
            begin();
            pages.showLibrary("");
            end();
            begin();
            verify(pages.library);
            compare(findChild(window, "shelf"), null);
        }
        function test_to_the_statistics(): void {
            begin();
            pages.showStatistics();
            end();
            begin();
            verify(pages.statistics);
        }
        function test_to_the_deck_in_deck_studio(): void {
            const place = Files.deck("name: Beasts\nelements:\n  - { text: \"{name}\", at: [5, 5], size: [40, 10] }\n", "name\nTroll\nOgre\n");
            begin();
            pages.showStudio(place);
            tryVerify(() => Settings.leftAt.length === 2 && Settings.leftAt[1] !== "");
            end();
            begin();
            verify(pages.studio);
            compare(pages.deckPlace.toString(), Settings.leftAt[1]);
            verify(pages.deckPlace.toString().includes(place.toString()));
        }
        function test_not_to_a_match_that_was_watched(): void {
            Library.play("quick-tennis", ["Ann", "Ben"], 1, false);
            begin();
            pages.showLibrary("");
            pages.watch(MatchLibrary.watch("quick-tennis-1.raindelay"));
            verify(pages.replay);
            compare(Settings.leftAt, ["library"]);
            pages.leaveMatch();
        }
        function test_the_setting_is_a_switch(): void {
            const sheet = createTemporaryObject(sheets, root);
            const toggle = findChild(sheet, "comesBack");
            verify(toggle.checked);
            toggle.toggle();
            toggle.toggled();
            verify(!Settings.comesBack);
            Settings.comesBack = true;
        }
    }
    Component {
        id: sheets
        SettingsSheet {
            width: 1000
            height: 700
        }
    }
}
