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

    TestCase {
        name: "PushButton"
        when: windowShown

        function test_has_room_for_words_that_take_two_lines() {
            verify(button.contentItem.lineCount > 1);
            compare(button.height, button.contentItem.contentHeight + button.topPadding + button.bottomPadding);
        }
    }
}
