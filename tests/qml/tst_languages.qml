pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Studio
import RainDelay.Testing

/// Every screen in every language, with usual and large type, in a usual and a small window: nothing is left in English, cut
/// off, too wide for its place, or over something else. With RAINDELAY_PICTURES=FOLDER it leaves pictures there (`ninja screens`).
Rectangle {
    id: root

    width: 1280
    height: 800
    color: Theme.paper

    property Pages pages: null

    Component {
        id: windows
        Pages {
            anchors.fill: parent
        }
    }
    Component {
        id: programs
        Main {
            files: []
            visible: true
        }
    }
    ScreenText {
        id: fit
        window: root
    }
    ScreenText {
        id: fitProgram
        window: null
    }

    TestCase {
        name: "Languages"
        when: windowShown

        readonly property list<string> games: Array.from({
            "length": GameCatalog.rowCount()
        }, (_, i) => GameCatalog.data(GameCatalog.index(i, 0), GameCatalog.GameIdRole))
        /// Names that people gave: players, games, files, paper, printers of cards.
        readonly property list<string> names: ["Xaver", "Yvonne", "Ann", "Ben", "Cleo", "Rain Delay", "matches", "A4", "https://", "The Game Crafter", "MakePlayingCards"].concat(keys, exampleWords, tableWords, Settings.languageNames, games.map(game => GameCatalog.title(game)), games.map(recordOf))
        /// Keys of two who choose at once.
        readonly property list<string> keys: Array.from("ASDFQWJKLUIOP")
        /// Names from the example's files, or from its cards: an element, a column, a code.
        readonly property list<string> exampleWords: ["Ferry", "band", "title", "rules"]
        /// A table with all that is asked of one; its columns and a cell are names, too.
        readonly property string table: "id,Name,Qty,Fee,Rules,A column with quite a long name\n7f,Anchor,3,10,Holds a ship.,\n7e,Bell,1,9,Rings.,old\n"
        readonly property list<string> tableWords: ["ships", "Anchor", "Bell", "Vollkorn", "Inter", "Name", "Qty", "Fee", "Rules", "id", "7f", "A column with quite a long name", "old", "Title.ttf"]
        readonly property list<size> sizes: [Qt.size(1280, 800), Qt.size(1024, 640)]
        /// The sizes of the type and the window: all pairs for pictures, else the most usual and the hardest.
        readonly property var looks: Files.pictures() === "" ? [[1, sizes[0]], [1.5, sizes[1]], [2, sizes[1]]] : [].concat(...[1, 1.5, 2].map(scale => sizes.map(size => [scale, size])))
        /// The screens: what makes one ready, in English, and what shows it in the language that is
        /// spoken then.
        readonly property var screens: {
            const all = {
                "home": [() => tryVerify(() => findChild(root.pages, "settings") !== null)],
                "settings": [() => root.pages.navigator.openSettings()],
                "library": [() => root.pages.navigator.openLibrary(), () => tryVerify(() => findChild(root.pages, "library").count === games.length)],
                "import": [() => root.pages.navigator.openLibrary(), () => keyClick(Qt.Key_O, Qt.ControlModifier)],
                "rename": [() => root.pages.navigator.openLibrary(), () => keyClick(Qt.Key_F2)],
                "statistics": [() => root.pages.navigator.openStatistics()],
                "hand-over": [() => play("quick-tennis", 1, false)],
                "coach": [() => play("rallybird", 30, true), () => mouseClick(findChild(root.pages, "coach"))],
                "analysis": [() => analyse("cricket-card")],
                "mistake": [() => analyse("cricket-card"), () => root.pages.replay.lookAt(0)],
                "help": [() => {}, () => keyClick(Qt.Key_F1)],
                "library-nothing": [() => root.pages.navigator.openLibrary(), () => findChild(root.pages, "search").text = "Cleo"],
                "tip": [() => tip("tarot-de-cooperstown")],
                "question": [() => play("cricket-card", 12, true), () => findChild(root.pages, "page").item.leaving = () => {}],
                "studio": [() => root.pages.navigator.openStudio()],
                "studio-new": [() => root.pages.navigator.openStudio(), () => keyClick(Qt.Key_N, Qt.ControlModifier)],
                "studio-open": [() => root.pages.navigator.openStudio(), () => keyClick(Qt.Key_O, Qt.ControlModifier)],
                "studio-format": [() => root.pages.navigator.openStudio(), () => keyClick(Qt.Key_F1)],
                "studio-tour": [() => {}, () => {
                        root.pages.navigator.leave();
                        root.pages.navigator.openStudio();
                        mouseClick(findChild(root.pages, "beginTour"));
                    }],
                "studio-import": [() => root.pages.navigator.openStudio(ships), () => questions(0)],
                "studio-import-end": [() => root.pages.navigator.openStudio(ships), () => questions(1)],
                "studio-wall": [() => root.pages.navigator.openStudio(folder), () => deck()],
                "studio-problems": [() => root.pages.navigator.openStudio(folder), () => deck().side = 1],
                "studio-card": [() => root.pages.navigator.openStudio(folder), () => deck().mode = StudioDesk.Single],
                "studio-element": [() => root.pages.navigator.openStudio(folder), () => element(deck())],
                "studio-hand": [() => root.pages.navigator.openStudio(folder), () => deck().mode = StudioDesk.Hand],
                "studio-spread": [() => root.pages.navigator.openStudio(folder), () => deck().mode = StudioDesk.Spread],
                "studio-versions": [() => root.pages.navigator.openStudio(folder), () => deck().mode = StudioDesk.Versions]
            };
            for (const [kind, name] of ["pdf", "pictures", "contact", "tabletop", "shop"].entries())
                all["export-" + name] = [() => root.pages.navigator.openStudio(folder), () => exportAs(deck(), kind)];
            // Only the words differ from game to game there: without pictures two games will do.
            const some = Files.pictures() === "" ? ["cricket-card", "tarot"] : games;
            for (const game of some) {
                all["replay " + game] = [() => watch(game)];
                all["rules " + game] = [() => {}, () => {
                        root.pages.navigator.closeRules();
                        root.pages.navigator.openRules(game);
                    }];
                all["scorebook " + game] = [() => root.pages.navigator.play(MatchLibrary.resume(recordOf(game))), () => keyClick(Qt.Key_B, Qt.ControlModifier)];
                if (game !== "quick-tennis")
                    all["ledger " + game] = [() => play(game, 25, true), () => keyClick(Qt.Key_D, Qt.ControlModifier)];
            }
            for (const game of games) {
                all["new " + game] = [() => {}, () => {
                        root.pages.navigator.closeSheet();
                        root.pages.navigator.openNewMatch(game);
                    }];
                all["lesson " + game] = [() => root.pages.navigator.learn(game)];
                all["table " + game] = [() => play(game, 25, true)];
                if (["quick-baseball", "quick-tennis"].includes(game))
                    all["together " + game] = [() => together(game)];
                all["over " + game] = [() => root.pages.navigator.play(MatchLibrary.resume(recordOf(game)))];
            }
            return all;
        }
        property url folder
        property url ships

        function initTestCase() {
            failOnWarning(/Error/);
            Settings.tableHelps = true;
            Theme.motion = 0;
            Library.clear();
            for (const [day, game] of games.entries())
                Library.play(game, ["Xaver", "Yvonne"], day + 1, false);
            MatchLibrary.refresh();
            folder = Files.example();
            const beside = Files.folder();
            Files.replace(beside, "ships.csv", table);
            Files.replace(beside, "Title.ttf", "");
            ships = beside + "/ships.csv";
        }
        function cleanupTestCase() {
            speak("en");
            Settings.tableHelps = false;
            look(1, sizes[0]);
            Library.clear();
        }
        function speak(language) {
            Settings.language = language;
        }
        function look(scale, size) {
            Theme.textScale = scale;
            root.width = size.width;
            root.height = size.height;
        }
        /// Waits for the layout: some of it is only done once the rest is.
        function settle() {
            for (let i = 0; i < 2; ++i) {
                root.Window.window.update();
                waitForRendering(root, 1000);
            }
        }
        /// Leaves a picture of the screen, if that is wanted, once all that is on it was painted.
        function picture(name) {
            const isLoading = item => item.visible && (item.status === Image.Loading && item.source !== undefined || Array.from(item.children).some(isLoading));
            if (Files.pictures() === "")
                return;
            for (let i = 0; i < 40 && isLoading(root.pages); ++i)
                wait(50);
            settle();
            grabImage(root).save(`${Files.pictures()}/${name}.png`);
        }
        function open() {
            root.pages = createTemporaryObject(windows, root);
        }
        function close() {
            root.pages.navigator.leaveMatch();
            Settings.tips = false;
            Settings.secretChoice = "pass";
            root.pages.destroy();
            root.pages = null;
            wait(0);
        }
        function play(game, most, seen) {
            const match = MatchLibrary.start(game, ["Xaver", "Yvonne"], GameCatalog.options(game), "7");
            match.playback.motionMs = 0;
            for (let i = 0; i < most && !match.over; ++i) {
                if (match.seating.handOverTo >= 0)
                    match.seating.takeSeat();
                Library.choose(match, i);
                if (match.seating.canEndTurn)
                    match.seating.endTurn();
            }
            if (match.seating.handOverTo >= 0 && seen)
                match.seating.takeSeat();
            root.pages.navigator.play(match);
        }
        /// Both choose at once, before the screen.
        function together(game) {
            Settings.secretChoice = "together";
            play(game, 8, true);
            tryVerify(() => root.pages.match?.decision.joint.open);
        }
        function tip(game) {
            Settings.tips = true;
            play(game, 0, true);
            tryVerify(() => root.pages.match?.decision.actions.count > 0);
            for (let i = 0; i < 100 && root.pages.match.tips.text === ""; ++i)
                Library.choose(root.pages.match, i);
            verify(root.pages.match.tips.text !== "");
        }
        function watch(game) {
            root.pages.navigator.watch(MatchLibrary.watch(recordOf(game)));
            root.pages.replay.stop = Math.floor(root.pages.replay.last / 2);
        }
        function analyse(game) {
            const replay = MatchLibrary.watch(recordOf(game));
            Library.lookAsRookie(replay);
            root.pages.navigator.watch(replay, true);
        }
        function recordOf(game) {
            return game + "-" + (games.indexOf(game) + 1) + ".raindelay";
        }
        function deck() {
            tryVerify(() => findChild(root.pages, "wall")?.count > 0);
            const page = findChild(root.pages, "page").item;
            tryVerify(() => !page.deck.checking);
            return page;
        }
        /// What is asked of the table, scrolled to a part of it.
        function questions(part) {
            tryVerify(() => findChild(root.pages, "importFace")?.ready);
            const form = findChild(root.pages, "importForm");
            form.contentY = part * Math.max(0, form.contentHeight - form.height);
        }
        function element(page) {
            page.mode = StudioDesk.Single;
            settle();
            const outlines = findChild(page, "largeFace");
            mouseClick(outlines);
        }
        function exportAs(page, kind) {
            page.makeFiles();
            findChild(page, "kind").chosen(kind);
        }

        /// Dropped on the window while a match is played, a deck waits, and a toast says so.
        function test_the_toast_of_a_deck_that_waits() {
            const program = createTemporaryObject(programs, root);
            const pages = findChild(program, "pages");
            fitProgram.window = program.contentItem;
            root.pages = pages;
            play("cricket-card", 12, true);
            const toast = findChild(program, "toast");
            const found = [];
            for (const appearance of ["light", "dark"]) {
                Settings.appearance = appearance;
                for (const language of Settings.languages) {
                    speak(language);
                    pages.navigator.bring([folder], false);
                    if (language !== "en")
                        found.push(...Words.foreign(fitProgram.words(toast), language, names.concat("deck")).map(text => text + " isn't translated [" + language + "]"));
                    for (const [scale, size] of looks) {
                        Settings.textScale = scale;
                        program.width = size.width;
                        program.height = size.height;
                        for (let i = 0; i < 3; ++i) {
                            program.update();
                            waitForRendering(program.contentItem, 1000);
                        }
                        verify(toast.visible);
                        const where = `${appearance} ${language} ${100 * scale} % ${size.width}`;
                        for (const finding of fitProgram.misfits(toast))
                            found.push(finding + " [" + where + "]");
                        if (Files.pictures() !== "")
                            grabImage(program.contentItem).save(`${Files.pictures()}/toast-${where.replace(/ %? ?/g, "-")}.png`);
                    }
                }
            }
            Settings.appearance = "light";
            Settings.textScale = 1;
            pages.navigator.leaveMatch();
            root.pages = null;
            compare(found.join("\n"), "");
        }
        function test_screens_data() {
            return Object.keys(screens).map(screen => ({
                        "tag": screen
                    }));
        }
        function test_screens(data) {
            const [prepare, show] = screens[data.tag];
            speak("en");
            look(1, sizes[0]);
            open();
            prepare();
            settle();
            const found = {};
            const note = (what, where) => found[what] = (found[what] ?? []).concat(where);
            for (const language of Settings.languages) {
                speak(language);
                settle();
                if (show)
                    show();
                for (const [scale, size] of looks) {
                    look(scale, size);
                    settle();
                    const where = `${language} ${100 * scale} % ${size.width}`;
                    // (Words that change just now have their room a frame later.)
                    const before = fit.misfits(root.pages);
                    if (before.length > 0)
                        settle();
                    for (const finding of before.length > 0 ? fit.misfits(root.pages) : [])
                        note(finding, where);
                    picture(`${data.tag.replace(/ /g, "-")}-${language}-${100 * scale}-${size.width}`);
                }
                if (language !== "en") {
                    for (const text of Words.foreign(fit.words(root.pages), language, names))
                        note(`"${text}" isn't translated`, language);
                }
                look(1, sizes[0]);
            }
            close();
            // (A message of Qt Test has an end.)
            for (const [what, where] of Object.entries(found))
                console.info(`${data.tag}: ${what} [${where.join(", ")}]`);
            compare(Object.keys(found).length, 0);
        }
    }
}
