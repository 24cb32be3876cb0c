pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.DeckStudio
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
        id: programs
        Pages {
            width: 1000
            height: 700
            focus: true
            comesBack: true
            /// Its last message.
            property string told: ""
            onSaid: sentence => told = sentence
            onOffered: sentence => told = sentence
        }
    }
    Component {
        id: windows
        Main {
            files: []
            comesBack: true
            visible: true
        }
    }
    Component {
        id: sheets
        SettingsSheet {
            width: 1000
            height: 700
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

        property var pages: null

        function begin(): void {
            pages = programs.createObject(root);
            verify(pages);
        }
        /// The program is started once more.
        function again(): void {
            end();
            begin();
        }
        function end(): void {
            if (!pages)
                return;
            pages.destroy();
            pages = null;
            wait(0);
            MatchLibrary.leave();
        }
        function playIn(game: string): void {
            const match = MatchLibrary.start(game, ["Ann", "Ben"], null, "7");
            verify(match, MatchLibrary.lastError);
            pages.navigator.play(match);
        }
        function studio(): StudioPage {
            return findChild(pages, "deckShelf").parent as StudioPage;
        }
        function isOnTheShelf(): void {
            compare(pages.match, null);
            verify(findChild(pages, "shelf"));
            compare(Array.from(Settings.leftAt()), []);
        }
        function init(): void {
            failOnWarning(/Error|not ready/);
            Library.clear();
            Settings.setLeftAt([]);
            begin();
            said.clear();
        }
        function cleanup(): void {
            end();
        }

        function test_at_first_it_is_the_shelf(): void {
            isOnTheShelf();
        }
        function test_to_the_match_at_the_table(): void {
            playIn("tarot-de-cooperstown");
            verify(pages.match.decision.press("swing"));
            const steps = pages.match.log.rowCount();
            verify(steps > 0);
            again();
            compare(pages.match.title, "Tarot de Cooperstown");
            compare(pages.match.log.rowCount(), steps);
        }
        function test_where_there_are_secrets_behind_the_curtain(): void {
            playIn("quick-baseball");
            again();
            compare(pages.match.gameId, "quick-baseball");
            compare(pages.match.seating.lookingSeat, -1);
            verify(findChild(pages, "takeSeat").visible);
        }
        function test_to_the_shelf_from_a_match_that_was_left(): void {
            playIn("tarot-de-cooperstown");
            pages.navigator.leaveMatch();
            again();
            isOnTheShelf();
        }
        function test_to_the_shelf_with_a_sentence_if_the_match_cant_be_read(): void {
            playIn("tarot-de-cooperstown");
            const left = Settings.leftAt();
            end();
            Library.clear();
            Settings.setLeftAt(left);
            begin();
            isOnTheShelf();
            compare(said.count, 1);
            verify(said.signalArguments[0][2], "something went wrong");
        }
        function test_to_the_library_if_the_match_is_over(): void {
            Library.play("quick-tennis", ["Ann", "Ben"], 1, false);
            Settings.setLeftAt(["match", "quick-tennis-1.raindelay"]);
            again();
            compare(pages.match, null);
            compare(pages.navigator.page, Navigator.LibraryPage);
            compare(said.count, 0);
        }
        function test_to_the_library(): void {
            pages.navigator.openLibrary();
            again();
            compare(pages.navigator.page, Navigator.LibraryPage);
            compare(findChild(pages, "shelf"), null);
        }
        function test_to_the_statistics(): void {
            pages.navigator.openStatistics();
            again();
            compare(pages.navigator.page, Navigator.StatisticsPage);
        }
        function test_to_the_deck_in_deck_studio(): void {
            const place = Files.deck("name: Beasts\nelements:\n  - { text: \"{name}\", at: [5, 5], size: [40, 10] }\n", "name\nTroll\nOgre\n");
            pages.navigator.openStudio();
            again();
            verify(findChild(pages, "deckShelf").visible);
            studio().open(place);
            tryVerify(() => studio().deck.address.toString() === place.toString());
            again();
            compare(pages.navigator.page, Navigator.StudioPage);
            tryVerify(() => studio().deck.address.toString() === place.toString());
        }
        function test_to_the_cards_of_a_game_in_deck_studio(): void {
            pages.navigator.openStudio();
            studio().deck.openExample("tarot");
            again();
            compare(studio().deck.example, "tarot");
        }
        function test_to_the_shelf_with_a_sentence_if_the_deck_is_gone(): void {
            Settings.setLeftAt(["studio", "file:///nowhere/beasts", ""]);
            again();
            isOnTheShelf();
            verify(pages.told.includes("/nowhere/beasts"), pages.told);
        }
        function test_not_to_a_match_that_is_watched(): void {
            Library.play("quick-tennis", ["Ann", "Ben"], 1, false);
            pages.navigator.openLibrary();
            pages.navigator.watch(MatchLibrary.watch("quick-tennis-1.raindelay"));
            verify(pages.replay);
            again();
            compare(pages.match, null);
            compare(pages.navigator.page, Navigator.LibraryPage);
        }
        function test_not_to_a_lesson(): void {
            pages.navigator.learn("quick-tennis");
            verify(pages.lesson);
            again();
            isOnTheShelf();
        }
        function test_not_to_a_match_that_cant_be_kept(): void {
            Library.fill(true);
            playIn("tarot-de-cooperstown");
            verify(findChild(pages, "unsaved").visible);
            compare(Array.from(Settings.leftAt()), []);
            Library.fill(false);
        }
        /// What was open when it died; the words for it; the page that the offer leads to.
        function test_after_it_died_to_the_shelf_which_offers_what_was_open_data() {
            const place = Files.deck("name: Beasts\n", "name\nTroll\n").toString();
            return [
                {
                    tag: "deck",
                    place: ["studio", place, ""],
                    called: "deck",
                    page: Navigator.StudioPage
                },
                {
                    tag: "example",
                    place: ["studio", "", "tarot"],
                    called: "Tarot",
                    page: Navigator.StudioPage
                },
                {
                    tag: "studio",
                    place: ["studio", "", ""],
                    called: "Deck Studio",
                    page: Navigator.StudioPage
                },
                {
                    tag: "library",
                    place: ["library"],
                    called: "Library",
                    page: Navigator.LibraryPage
                },
                {
                    tag: "statistics",
                    place: ["statistics"],
                    called: "Statistics",
                    page: Navigator.StatisticsPage
                }
            ];
        }
        function test_after_it_died_to_the_shelf_which_offers_what_was_open(data): void {
            Settings.setLeftAt(data.place);
            Library.die(data.place);
            again();
            isOnTheShelf();
            compare(pages.told, `Rain Delay closed unexpectedly while “${data.called}” was open.`);
            pages.navigator.takeOffer();
            compare(pages.navigator.page, data.page);
            pages.navigator.leave();
            pages.navigator.takeOffer();
            isOnTheShelf();
        }
        function test_after_it_died_the_window_offers_the_match(): void {
            playIn("tarot-de-cooperstown");
            verify(pages.match.decision.press("swing"));
            const steps = pages.match.log.rowCount();
            const place = Settings.leftAt();
            end();
            Library.die(place);
            const main = createTemporaryObject(windows, root);
            const toast = findChild(main, "toast");
            verify(toast.visible);
            compare(toast.sentence, "Rain Delay closed unexpectedly while “Tarot de Cooperstown” was open.");
            verify(!findChild(toast, "toastUndo").visible && !findChild(toast, "toastOpen").visible);
            waitForRendering(main.contentItem, 1000);
            if (Files.pictures() !== "")
                grabImage(main.contentItem).save(`${Files.pictures()}/offer.png`);
            mouseClick(findChild(toast, "toastGoOn"));
            pages = findChild(main, "pages");
            compare(pages.match.title, "Tarot de Cooperstown");
            compare(pages.match.log.rowCount(), steps);
            verify(!toast.visible);
            pages.navigator.leaveMatch();
            pages = null;
        }
        function test_what_was_offered_goes_with_the_shelf(): void {
            Library.die(["library"]);
            const main = createTemporaryObject(windows, root);
            const toast = findChild(main, "toast");
            verify(toast.visible);
            findChild(main, "pages").navigator.openStatistics();
            verify(!toast.visible);
        }
        /// A match that it died of lies in the library, and is read when somebody asks for that.
        function test_what_killed_it_is_set_aside(): void {
            end();
            Library.play("quick-tennis", ["Ann", "Ben"], 1, false);
            Library.die([], "quick-tennis-1.raindelay");
            begin();
            isOnTheShelf();
            compare(pages.told, "Rain Delay closed unexpectedly. It was reading “quick-tennis-1.raindelay”, which is set aside in the library.");
            MatchLibrary.refresh();
            pages.navigator.openLibrary("quick-tennis-1.raindelay");
            tryVerify(() => findChild(pages, "readAgain")?.visible ?? false);
            verify(findChild(pages, "damageWhy").text.includes("read only when you ask"));
            waitForRendering(pages);
            if (Files.pictures() !== "")
                grabImage(pages).save(`${Files.pictures()}/set-aside.png`);
            mouseClick(findChild(pages, "readAgain"));
            tryVerify(() => findChild(pages, "watch").visible);
            verify(!findChild(pages, "readAgain").visible);
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
}
