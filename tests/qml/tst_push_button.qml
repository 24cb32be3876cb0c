pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit

Item {
    id: root
    width: 500
    height: 300

    PushButton {
        id: button
        text: "Declare the run from Four of Sceptres to Nine of Sceptres"
        width: Math.min(implicitWidth, 200)
        contentItem: Text {
            text: button.text
            font: button.font
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
        }
    }

    /// As many letters as a record's names may have, in the width that a page has for it.
    Column {
        id: narrow
        y: 150
        width: 220
        PushButton {
            id: named
            iconName: "play"
            keyCap: "K"
            text: "I am " + "W".repeat(200)
            hint: "Key Enter"
            width: Math.min(implicitWidth, parent.width)
        }
        PushButton {
            id: brief
            iconName: "play"
            text: "I am Ann"
            width: Math.min(implicitWidth, parent.width)
        }
    }

    /// The right edge of what is painted of an item, within another.
    function rightEdge(item: Item, within: Item): real {
        const edges = Array.from(item.children).filter(child => child.visible).map(child => root.rightEdge(child, within));
        return Math.max(item.mapToItem(within, item.width, 0).x, ...edges);
    }

    TestCase {
        name: "PushButton"
        when: windowShown

        function test_ends_words_that_have_no_room_with_dots_and_tells_the_rest() {
            compare(named.width, narrow.width);
            verify(root.rightEdge(named.contentItem, named) <= named.width - named.rightPadding + 1);
            verify(named.shortened);
            compare(named.Accessible.name.indexOf(named.text), 0);
            named.text = "I am Ben";
            verify(!named.shortened);
            verify(named.width < narrow.width);
            named.text = "I am " + "W".repeat(200);
            compare(named.width, narrow.width);
        }
        function test_leaves_words_whole_that_have_room() {
            verify(!brief.shortened);
            compare(brief.width, brief.implicitWidth);
            verify(brief.contentItem.width >= root.rightEdge(brief.contentItem, brief.contentItem) - 1);
        }

        function test_has_room_for_words_that_take_two_lines() {
            verify(button.contentItem.lineCount > 1);
            compare(button.height, button.contentItem.contentHeight + button.topPadding + button.bottomPadding);
        }
    }
}
