pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Testing

/// The library's page: the list, what is chosen, and all that is done with keys and buttons.
Item {
    id: root

    width: 1280
    height: 800

    property LibraryPage page: null
    readonly property MatchCollection collection: MatchLibrary.collection

    Component {
        id: pages
        LibraryPage {
            anchors.fill: parent
        }
    }
    Component {
        id: windows
        Main {
            width: 1280
            height: 800
            files: []
            visible: true
        }
    }
    Component {
        id: painters
        TablePainter {}
    }
    Component {
        id: plainLists
        ListView {
            width: 200
            height: 800
            model: LibraryView {
                matches: root.collection.matches
            }
            delegate: Item {
                required property int index
                required property string matchId
                required property string heading
                width: 100
                height: heading === "" ? 20 : 45
            }
        }
    }
    SignalSpy {
        id: goneOn
        target: root.page
        signalName: "continueMatch"
    }
    SignalSpy {
        id: watched
        target: root.page
        signalName: "watchMatch"
    }
    SignalSpy {
        id: said
        target: root.collection
        signalName: "said"
    }
    SignalSpy {
        id: left
        target: root.page
        signalName: "leave"
    }

    TestCase {
        name: "Library"
        when: windowShown

        readonly property string baseball: "quick-baseball"
        readonly property string tennis: "quick-tennis"
        /// Of LibraryModel.
        readonly property int matchIdRole: Qt.UserRole + 1
        readonly property int sectionRole: Qt.UserRole + 20

        /// A match of two in the library, played no further than it begins.
        function begin(game, first, second) {
            verify(MatchLibrary.start(game, [first, second], null, "7"), MatchLibrary.lastError);
            MatchLibrary.leave();
        }
        function list() {
            return findChild(root.page, "library");
        }
        function button(name) {
            return findChild(root.page, name);
        }
        /// Waits until the match of these players is the chosen one.
        function awaitChosen(players) {
            tryVerify(() => root.page.current?.players === players);
        }
        function init() {
            failOnWarning(/Error/);
            Theme.textScale = 1;
            Library.clear();
            begin(baseball, "Ann", "Ben");
            begin(tennis, "Cleo", "Dora");
            tryVerify(() => {
                root.collection.refresh();
                wait(1);
                return MatchLibrary.unfinished.count === 2;
            });
            root.page = createTemporaryObject(pages, root);
            tryCompare(list(), "count", 2);
            awaitChosen("Cleo – Dora");
            verify(list().activeFocus);
            goneOn.clear();
            watched.clear();
            left.clear();
            said.clear();
        }

        function test_the_latest_is_chosen_and_told_of() {
            compare(root.page.current.players, "Cleo – Dora");
            compare(button("detailName").text, "Cleo – Dora");
            keyClick(Qt.Key_Down);
            compare(button("detailName").text, "Ann – Ben");
            verify(button("goOn").visible);
            keyClick(Qt.Key_Home);
            compare(root.page.current.index, 0);
            keyClick(Qt.Key_End);
            compare(root.page.current.index, 1);
        }
        function test_a_table_without_secrets_is_pictured() {
            createTemporaryObject(painters, root);
            verify(root.page.current.picture.toString() === "", "those of Quick Tennis have secrets");
            begin("tarot-de-cooperstown", "Ida", "Otto");
            tryCompare(list(), "count", 3);
            keyClick(Qt.Key_Home);
            awaitChosen("Ida – Otto");
            verify(list().activeFocus);
            tryVerify(() => root.page.current.picture.toString().endsWith(".png"), 20000);
            const picture = findChild(root.page.current, "tablePicture");
            tryCompare(picture, "status", Image.Ready);
            tryCompare(picture, "opacity", 1);
            const colours = new Set();
            const image = grabImage(root.page);
            for (let x = 2; x < picture.width - 2; x += 5) {
                const at = picture.mapToItem(root.page, x, picture.height / 2);
                colours.add(image.pixel(Math.round(at.x), Math.round(at.y)).toString());
            }
            verify(colours.size > 5, "the picture is empty: " + colours.size);
            verify(list().activeFocus);
        }
        /// The table is built bit by bit: whoever leaves may do so between any two.
        function test_the_library_is_left_while_a_table_is_built() {
            root.page.destroy();
            const main = createTemporaryObject(windows, root);
            const pages = findChild(main.contentItem, "page").parent;
            for (let ms = 0; ms < 200; ms += 20) {
                begin("tarot-de-cooperstown", "Ida", "Otto");
                pages.navigator.openLibrary();
                tryVerify(() => MatchLibrary.pictures.match !== null);
                wait(ms);
                pages.navigator.leave();
                tryCompare(MatchLibrary.pictures, "match", null);
            }
            main.close();
            root.Window.window.requestActivate();
        }
        function test_enter_goes_on_and_escape_leaves() {
            keyClick(Qt.Key_Return);
            compare(goneOn.count, 1);
            compare(goneOn.signalArguments[0][0], root.page.current.matchId);
            mouseClick(button("watch"));
            compare(watched.count, 1);
            compare(watched.signalArguments[0][0], root.page.current.matchId);
            keyClick(Qt.Key_Escape);
            compare(left.count, 1);
        }
        function test_a_search_finds_or_says_that_nothing_fits() {
            keyClick(Qt.Key_F, Qt.ControlModifier);
            const search = button("search");
            verify(search.activeFocus);
            for (const key of "ann")
                keyClick(key);
            compare(list().count, 1);
            awaitChosen("Ann – Ben");
            for (const key of "xx")
                keyClick(key);
            compare(list().count, 0);
            tryVerify(() => button("nothing").visible);
            tryCompare(root.page, "current", null);
            tryVerify(() => button("detailName") === null);
            mouseClick(button("clearSearch"));
            compare(list().count, 2);
            verify(list().activeFocus);
            tryVerify(() => !button("nothing").visible);
        }
        function test_a_title_is_typed() {
            keyClick(Qt.Key_F2);
            const field = button("titleField");
            verify(field.activeFocus);
            compare(field.placeholderText, "Cleo – Dora");
            for (const key of "cup")
                keyClick(key);
            keyClick(Qt.Key_Return);
            tryVerify(() => button("detailName")?.text === "cup");
            verify(list().activeFocus);
            keyClick(Qt.Key_F2);
            compare(button("titleField").text, "cup");
            keyClick(Qt.Key_Escape);
            compare(button("titleField"), null);
            compare(left.count, 0);
            compare(button("detailName").text, "cup");
        }
        function test_what_was_deleted_comes_back() {
            keyClick(Qt.Key_Delete);
            awaitChosen("Ann – Ben");
            tryCompare(list(), "count", 1);
            tryVerify(() => root.collection.canUndo);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryCompare(list(), "count", 2);
            awaitChosen("Cleo – Dora");
        }
        function test_a_copy_is_saved_and_taken_in_again() {
            keyClick(Qt.Key_E, Qt.ControlModifier);
            const field = button("fileName");
            verify(field.activeFocus);
            verify(field.text.startsWith("Quick Tennis Cleo – Dora 20"));
            for (const key of "kept")
                keyClick(key);
            compare(field.text, "kept");
            keyClick(Qt.Key_Return);
            compare(button("fileName"), null);
            verify(list().activeFocus);
            tryCompare(said, "count", 1);
            verify(said.signalArguments[0][0].endsWith("kept.raindelay."));
            keyClick(Qt.Key_E, Qt.ControlModifier);
            for (const key of "kept")
                keyClick(key);
            verify(button("replaces").visible);
            compare(button("fileDone").text, "Replace");
            keyClick(Qt.Key_Escape);
            compare(left.count, 0);
            keyClick(Qt.Key_O, Qt.ControlModifier);
            const files = button("files");
            verify(files.activeFocus);
            while (files.currentItem.name !== "kept.raindelay") {
                verify(files.currentIndex < files.count - 1);
                keyClick(Qt.Key_Down);
            }
            keyClick(Qt.Key_Return);
            tryCompare(said, "count", 2);
            verify(said.signalArguments[1][0].includes("already"));
            compare(list().count, 2);
        }
        function test_the_last_one_gone_leaves_a_sentence() {
            keyClick(Qt.Key_Delete);
            awaitChosen("Ann – Ben");
            keyClick(Qt.Key_Delete);
            tryCompare(list(), "count", 0);
            tryVerify(() => button("nothing").visible);
            verify(!button("clearSearch").visible);
        }
        function test_a_damaged_one_says_what_can_be_read() {
            const id = root.page.current.matchId;
            Library.damage(id);
            root.collection.refresh();
            tryVerify(() => root.page.current && findChild(root.page, "library").count === 2 && MatchLibrary.unfinished.count === 1);
            root.page.choose(id);
            tryVerify(() => root.page.current?.matchId === id && root.page.current.damaged);
            tryVerify(() => button("damage").visible);
            verify(button("damageWhy").text.includes("line 2"));
            verify(!button("goOn").visible && !button("watch").visible && !button("rename").visible);
            keyClick(Qt.Key_F2);
            compare(button("titleField"), null);
            mouseClick(button("salvage"));
            tryCompare(list(), "count", 3);
        }
        /// What the list shows: each row once and in its place, under the heading of its section.
        function verifyRows(shown, when) {
            shown.forceLayout();
            const rows = Array.from(shown.contentItem.children).filter(child => child.visible && child.matchId !== undefined);
            rows.sort((one, other) => one.y - other.y);
            const view = shown.model;
            let below = rows.length > 0 ? rows[0].y : 0;
            let above = rows.length > 0 && rows[0].index > 0 ? view.data(view.index(rows[0].index - 1, 0), sectionRole) : "";
            rows.forEach((row, i) => {
                const section = view.data(view.index(row.index, 0), sectionRole);
                const due = [rows[0].index + i, view.data(view.index(row.index, 0), matchIdRole), section !== above ? section : "", below].join();
                const found = [row.index, row.matchId, row.heading, row.y].join();
                // (A comparison takes its time.)
                if (found !== due)
                    compare(found, due, when);
                above = section;
                below = row.y + row.height;
            });
            if (shown.count > 0 && shown.contentHeight <= shown.height)
                compare(rows.length, shown.count, when);
            else
                compare(rows.length > 0, shown.count > 0, when);
        }
        /// Six matches in all three sections.
        function fill(): void {
            for (let day = 1; day <= 3; ++day)
                Library.play(day === 2 ? tennis : baseball, ["Ann", "Emil"], day, false);
            begin(baseball, "Fritz", "Cleo");
            root.collection.refresh();
            tryCompare(list(), "count", 6);
            Library.damage(root.page.current.matchId);
            root.collection.refresh();
            tryCompare(MatchLibrary.unfinished, "count", 2);
        }
        /// Searches for one thing after the other, and looks at the list each time.
        function searchAtRandom(shown: ListView, times: int, search: var): void {
            const words = ["", "ann", "emil", "tennis", "fritz", "quick", "nobody", "cleo ann", "ben", "2026"];
            let seed = 7;
            for (let i = 0; i < times; ++i) {
                seed = (seed * 1103515245 + 12345) % 2147483648;
                const word = words[Math.floor(seed / 65536) % words.length];
                search(word);
                // (Now and then several come together.)
                if (i % 4 !== 0)
                    wait(0);
                else if (i % 8 === 0)
                    continue;
                verifyRows(shown, `search ${i}: “${word}”`);
            }
        }
        function test_every_row_is_shown_once_in_its_section_whatever_was_searched() {
            fill();
            searchAtRandom(list(), 1000, word => button("search").text = word);
            // The same ten times as often, with rows that are quickly made.
            const plain = createTemporaryObject(plainLists, root);
            searchAtRandom(plain, 10000, word => plain.model.search = word);
        }
        function test_what_was_said_stands_in_the_window_with_a_way_back() {
            const main = createTemporaryObject(windows, root);
            const toast = findChild(main, "toast");
            verify(!toast.visible);
            root.collection.remove(root.page.current.matchId);
            tryVerify(() => toast.visible);
            verify(findChild(toast, "toastWords").text.includes("Cleo – Dora"));
            verify(findChild(toast, "toastUndo").visible);
            mouseClick(findChild(toast, "toastUndo"));
            tryCompare(list(), "count", 2);
            tryVerify(() => !findChild(toast, "toastUndo").visible);
            Settings.said("This isn't kept.");
            compare(findChild(toast, "toastWords").text, "This isn't kept.");
        }
        function test_nothing_is_cut_off_where_there_is_little_room_data() {
            return [
                {
                    tag: "small",
                    width: 820,
                    height: 560,
                    scale: 1
                },
                {
                    tag: "large type",
                    width: 1024,
                    height: 640,
                    scale: 1.5
                }
            ];
        }
        function test_nothing_is_cut_off_where_there_is_little_room(data) {
            Theme.textScale = data.scale;
            root.page.anchors.fill = undefined;
            root.page.width = data.width;
            root.page.height = data.height;
            wait(0);
            for (const name of ["leaveLibrary", "search", "import"]) {
                const item = button(name);
                const right = item.mapToItem(root.page, item.width, 0).x;
                verify(item.width > 0 && right <= data.width, name);
            }
            verify(list().width > data.width * 0.4);
            const detail = button("libraryDetail");
            for (const name of ["goOn", "watch", "rename", "export", "delete"]) {
                const item = button(name);
                verify(item.mapToItem(detail, item.width, 0).x <= detail.width, name);
            }
        }
    }
}
