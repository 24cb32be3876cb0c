pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit

Item {
    id: root

    width: 600
    height: 400

    Toast {
        id: toast
        objectName: "toast"
    }
    Toast {
        id: asking
        objectName: "asking"
        answerable: true
        PushButton {
            text: "Undo"
        }
    }

    TestCase {
        name: "Toast"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }
        // As at the start, when a match is opened that can't be kept.
        function test_is_told_before_the_window_has_its_size(): void {
            root.width = 0;
            toast.tell("/home/ann/" + "x".repeat(240) + ".raindelay couldn't be written.");
            root.width = 600;
            tryVerify(() => toast.width > 300 && toast.width <= toast.maximumWidth);
            toast.dismiss();
        }
        function test_says_long_words_data() {
            return [
                {
                    tag: "short",
                    words: "Saved.",
                    lines: 1
                },
                {
                    tag: "a long name",
                    words: "x".repeat(240) + ".raindelay was added.",
                    lines: 2
                },
                {
                    tag: "a long sentence",
                    words: "This is a sentence of many words. ".repeat(10),
                    lines: 2
                },
                {
                    tag: "lines",
                    words: "One.\nTwo.\nThree.",
                    lines: 3
                }
            ];
        }
        function test_says_long_words(data: var): void {
            for (const one of [toast, asking]) {
                one.tell("First another.");
                one.tell(data.words);
                const words = findChild(one, "toastWords");
                // What stands in a row is laid out a moment later.
                tryVerify(() => words.width < one.width && one.width <= one.maximumWidth);
                tryVerify(() => words.height < one.height && words.lineCount >= data.lines);
                verify(words.paintedWidth <= words.width + 0.5, words.paintedWidth + " of " + words.width);
                one.dismiss();
            }
        }
    }
}
