pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Studio
import RainDelay.Testing

/// The guided tour through Deck Studio: each step is done by hand, and seen to be done.
Item {
    id: root

    width: 1280
    height: 800

    property StudioPage page: null

    Component {
        id: pages
        StudioPage {
            anchors.fill: parent
        }
    }

    TestCase {
        name: "StudioTour"
        when: windowShown

        function init() {
            failOnWarning(/Error/);
            Theme.textScale = 1;
            root.page = createTemporaryObject(pages, root);
            mouseClick(part("beginTour"));
            tryVerify(() => page().deck.problems.count === 3 && !page().deck.checking);
        }
        function page() {
            return root.page;
        }
        function part(name) {
            return findChild(root.page, name);
        }
        function reached(step) {
            tryVerify(() => part("tourCount").text === step + " of 8", 5000, "step " + step);
        }
        function write(before, after) {
            const table = Files.read("file://" + page().deck.folder, "cards.csv");
            const changed = table.replace(before, after);
            verify(changed !== table);
            Files.replace("file://" + page().deck.folder, "cards.csv", changed);
        }
        function test_it_is_gone_through_by_doing_what_it_says() {
            reached(1);
            verify(part("tourFrame").visible);
            keyClick(Qt.Key_Right);
            reached(2);
            keyClick(Qt.Key_Return);
            reached(3);
            page().side = 1;
            reached(4);
            const list = part("problems");
            tryVerify(() => list.itemAtIndex(0) !== null);
            waitForRendering(list);
            for (let row = 0; row < 3; ++row)
                verify(list.itemAtIndex(row).cards.length > 0, list.itemAtIndex(row).sentence);
            mouseClick(list.itemAtIndex(0));
            reached(5);
            page().side = 0;
            const cell = part("cell.art");
            compare(cell.text, "strom.svg");
            cell.forceActiveFocus();
            cell.text = "storm.svg";
            keyClick(Qt.Key_Return);
            reached(6);
            write("four", "4");
            tryVerify(() => page().deck.problems.count === 1);
            write("The Keeper of the Light, Who Has Not Slept Since the Equinox", "The Keeper");
            reached(7);
            keyClick(Qt.Key_P, Qt.ControlModifier);
            reached(8);
            verify(!part("tourFrame").visible);
            keyClick(Qt.Key_Escape);
            mouseClick(part("leaveTour"));
            verify(!part("tour").visible);
            compare(page().deck.count, 8);
        }
        function test_it_is_left_at_any_time_and_by_opening_another_deck() {
            const desk = part("wall");
            const height = desk.height;
            mouseClick(part("leaveTour"));
            verify(!part("tour").visible);
            verify(desk.height > height);
            page().beginTour();
            verify(part("tour").visible);
            page().deck.close();
            verify(!part("tour").visible);
        }
        function test_it_begins_with_a_copy_made_anew() {
            write("A Bold Gull", "A Gull");
            tryVerify(() => page().deck.cell(3, 1) === "A Gull");
            page().beginTour();
            tryVerify(() => page().deck.cell(3, 1) === "A Bold Gull");
        }
    }
}
