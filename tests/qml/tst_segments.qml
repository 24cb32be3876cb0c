pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit

/// One of a few values, side by side, while what they are called changes.
Item {
    id: root

    width: 400
    height: 100

    Segments {
        id: segments
        property int chosenLast: -1
        width: parent.width
        name: "Panel"
        labels: ["Card", "Problems (3)"]
        onChosen: index => chosenLast = index
    }

    TestCase {
        name: "Segments"
        when: windowShown

        function second() {
            return Array.from(segments.children).filter(child => child.text !== undefined)[1];
        }
        function init() {
            segments.labels = ["Card", "Problems (3)"];
            segments.chosenLast = -1;
        }
        function test_a_press_holds_while_a_word_changes() {
            mousePress(second());
            segments.labels = ["Card", "Problems (2)"];
            mouseRelease(second());
            compare(second().text, "Problems (2)");
            compare(segments.chosenLast, 1);
        }
        function test_the_focus_stays_while_a_word_changes() {
            second().forceActiveFocus(Qt.TabFocusReason);
            segments.labels = ["Card", "Problems"];
            verify(second().activeFocus);
        }
    }
}
