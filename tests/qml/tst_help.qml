pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell
import RainDelay.Testing

/// F1 helps on every page and sheet, and Escape leads away from each.
Item {
    id: root

    width: 1280
    height: 800

    property Pages pages: null

    Component {
        id: all
        Pages {
            anchors.fill: parent
            focus: true
        }
    }

    TestCase {
        name: "Help"
        when: windowShown

        readonly property string tennis: "quick-tennis"

        function init() {
            failOnWarning(/Error/);
            Library.clear();
            root.pages = createTemporaryObject(all, root);
            tryVerify(() => findChild(root.pages, "shelf"));
        }
        function cleanup() {
            MatchLibrary.leave();
        }
        function sheetOf() {
            tryVerify(() => findChild(root.pages, "pageText"));
            let sheet = findChild(root.pages, "pageText");
            while (sheet.page === undefined || sheet.chapter === undefined)
                sheet = sheet.parent;
            return sheet;
        }
        function test_every_page_and_sheet_data() {
            const navigator = () => root.pages.navigator;
            const start = () => navigator().play(MatchLibrary.start(tennis, ["Ann", "Ben"], null, "7"));
            return [
                {tag: "shelf", open: () => {}, page: "help/help.md", chapter: HelpSheet.Shelf, leaves: false},
                {tag: "library", open: () => navigator().openLibrary(), page: "help/help.md", chapter: HelpSheet.Library, leaves: true},
                {tag: "statistics", open: () => navigator().openStatistics(), page: "help/help.md", chapter: HelpSheet.Statistics, leaves: true},
                {tag: "settings", open: () => navigator().openSettings(), page: "help/help.md", chapter: HelpSheet.Settings, leaves: true},
                {tag: "new match", open: () => navigator().openNewMatch(tennis), page: tennis + "/rules.md", chapter: 1, leaves: true},
                {tag: "table", open: start, page: tennis + "/rules.md", chapter: 1, leaves: false},
                {tag: "settings at the table", open: () => {
                        start();
                        navigator().openSettings();
                    }, page: "help/help.md", chapter: HelpSheet.Settings, leaves: true},
                {tag: "studio", open: () => navigator().openStudio(), page: "studio/format.md", chapter: 0, leaves: true},
                {tag: "new deck", open: () => {
                        navigator().openStudio();
                        tryVerify(() => findChild(root.pages, "newDeck"));
                        keyClick(Qt.Key_N, Qt.ControlModifier);
                        tryVerify(() => findChild(root.pages, "makeDeck"));
                    }, page: "studio/format.md", chapter: 0, leaves: false},
                {tag: "replay", open: () => {
                        start();
                        navigator().watch(MatchLibrary.watchAgain());
                    }, page: tennis + "/rules.md", chapter: 1, leaves: true}
            ];
        }
        function test_every_page_and_sheet(row) {
            row.open();
            const navigator = root.pages.navigator;
            const page = navigator.page;
            const sheet = navigator.sheet;
            wait(1);
            keyClick(Qt.Key_F1);
            compare(sheetOf().page, row.page);
            compare(sheetOf().chapter, row.chapter);
            verify(findChild(root.pages, "pageText").length > 20);
            keyClick(Qt.Key_F1);
            compare(sheetOf().page, row.page);
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(root.pages, "pageText") === null);
            compare(navigator.page, page);
            compare(navigator.sheet, sheet);
            wait(1);
            keyClick(Qt.Key_Escape);
            const gone = navigator.page !== page || navigator.sheet !== sheet;
            compare(gone, row.leaves);
        }
        function test_rules_show_their_pictures_in_the_chapter_for_a_minute() {
            root.pages.navigator.openRules("tarot");
            const sheet = sheetOf();
            const pictures = findChild(root.pages, "rulesPictures");
            verify(pictures.visible && pictures.width * pictures.scale <= findChild(root.pages, "pageText").width);
            tryVerify(() => Array.from(pictures.children).filter(picture => picture.status === Image.Ready).length >= 5);
            findChild(root.pages, "chapters").currentIndex = 3;
            verify(!pictures.visible);
            root.pages.navigator.closeRules();
            root.pages.navigator.openRules("tarot", "3.1");
            compare(sheetOf().chapter, 0);
            tryCompare(findChild(root.pages, "chapters"), "currentIndex", 4);
        }
    }
}
