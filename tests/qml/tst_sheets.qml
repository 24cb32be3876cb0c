pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// Tests the settings before a match and of the program: options that depend on others, packs of
/// cards, the switches of the settings.
Item {
    id: root

    width: 1280
    height: 800

    Component {
        id: newMatch
        NewMatchSheet {
            anchors.fill: parent
            gameId: "cricket-card"
        }
    }
    Component {
        id: settings
        SettingsSheet {
            anchors.fill: parent
        }
    }

    Component {
        id: pages
        Pages {
            anchors.fill: parent
        }
    }

    Component {
        id: edged
        Sheet {
            anchors.fill: parent
            footer: Item {
                objectName: "edge"
                width: parent.width
                height: 40
            }
            Item {
                objectName: "content"
                anchors.fill: parent
            }
        }
    }

    TestCase {
        name: "Sheets"
        when: windowShown

        function cleanup() {
            Settings.setPack("cricket-card", "");
            Settings.soleAnswers = false;
            Settings.tableHelps = false;
            MatchLibrary.leave();
        }
        function segment(row, index) {
            const buttons = Array.from(row.children).filter(child => child.index !== undefined);
            mouseClick(buttons[index]);
        }
        /// Scrolls a sheet until the row is in sight.
        function show(row) {
            let form = row.parent;
            while (form.contentY === undefined)
                form = form.parent;
            form.contentY = Math.max(0, row.mapToItem(form.contentItem, 0, 0).y - form.height / 2);
        }

        function test_a_sheet_can_be_used_though_the_page_beneath_took_the_keyboard() {
            const shown = createTemporaryObject(pages, root);
            tryVerify(() => findChild(shown, "shelf"));
            shown.navigator.openNewMatch("cricket-card");
            tryVerify(() => findChild(shown, "closeSheet"));
            findChild(shown, "shelf").forceActiveFocus();
            mouseClick(findChild(shown, "closeSheet"));
            compare(shown.navigator.sheet, Navigator.NoSheet);
        }
        function test_the_content_makes_room_for_the_lower_edge() {
            const sheet = createTemporaryObject(edged, root);
            const content = findChild(sheet, "content"), edge = findChild(sheet, "edge");
            const high = content.height;
            edge.height += 30;
            compare(content.height, high - 30);
        }
        function test_an_option_is_shown_once_it_matters() {
            const sheet = createTemporaryObject(newMatch, root);
            const pitches = [2, 3, 4, 5].map(test => findChild(sheet, "number-multiplier-" + test));
            verify(pitches.every(pitch => pitch && !pitch.visible));
            verify(findChild(sheet, "number-multiplier").visible);
            sheet.options.setValue("tests", 3);
            compare(pitches.map(pitch => pitch.visible), [true, true, false, false]);
            sheet.options.setValue("tests", 1);
            verify(pitches.every(pitch => !pitch.visible));
        }
        function test_a_number_moves_in_its_steps() {
            const sheet = createTemporaryObject(newMatch, root);
            const runs = findChild(sheet, "number-draw-runs");
            show(runs);
            const agreed = runs.value;
            runs.forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(sheet.options.presetLabels[sheet.options.currentPreset] ?? "", "");
            compare(runs.value, agreed + 50);
            runs.step(1);
            runs.step(1);
            compare(runs.value, 1550);
            compare(sheet.options.presetLabels[sheet.options.currentPreset], "Result pitch");
            runs.step(-1);
            compare(runs.value, 1500);
            mouseClick(runs, runs.width - 2, runs.height / 2);
            compare(runs.value, 3000);
        }
        function test_a_pack_is_chosen_and_lies_on_the_table() {
            const sheet = createTemporaryObject(newMatch, root);
            const row = findChild(sheet, "pack-cricket-card");
            verify(row.visible);
            compare(row.current, 0);
            const match = MatchLibrary.start("cricket-card", ["Ann", "Ben"], null, "7");
            verify(!match.faces.pictureQuery.includes("skin"));
            verify(match.faces.pictureQuery.startsWith("?lang="));
            show(row);
            segment(row, 1);
            compare(row.current, 1);
            compare(Settings.pack("cricket-card"), "four-colours");
            verify(match.faces.pictureQuery.endsWith("&skin=four-colours"));
            Settings.setPack("cricket-card", "of a deck that is gone");
            verify(!match.faces.pictureQuery.includes("skin"));
        }
        function test_games_with_one_pack_ask_for_none() {
            const sheet = createTemporaryObject(settings, root);
            verify(findChild(sheet, "pack-cricket-card").visible);
            verify(!findChild(sheet, "pack-quick-baseball").visible);
        }
        function test_a_size_is_taken_when_the_mouse_lets_go() {
            const sheet = createTemporaryObject(settings, root);
            for (const name of ["textScale", "cardScale"]) {
                const size = findChild(sheet, name);
                show(size);
                mousePress(size, size.width / 6, size.height / 2);
                mouseMove(size, size.width / 2, size.height / 2);
                fuzzyCompare(size.value, 1.4, 0.11);
                compare(Settings[name], 1);
                mouseMove(size, size.width / 4, size.height / 2);
                const at = size.value;
                mouseRelease(size, size.width / 4, size.height / 2);
                compare(Settings[name], at);
                size.forceActiveFocus();
                keyClick(Qt.Key_Right);
                fuzzyCompare(Settings[name], at + 0.1, 0.001);
                compare(size.value, Settings[name]);
                Settings[name] = 1;
                compare(size.value, 1);
            }
        }
        function test_switches_are_kept() {
            const sheet = createTemporaryObject(settings, root);
            for (const name of ["soleAnswers", "tableHelps"]) {
                const toggle = findChild(sheet, name);
                compare(toggle.checked, false);
                toggle.forceActiveFocus();
                keyClick(Qt.Key_Space);
                compare(Settings[name], true);
            }
        }
    }
}
