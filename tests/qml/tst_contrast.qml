pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Kit
import RainDelay.Table

/// Tests the contrast of text with its ground, by day and by night: WCAG 2.1, level AA, 1.4.3 and 1.4.11.
Item {
    id: root

    width: 100
    height: 100

    readonly property list<string> grounds: ["paper", "surface", "raised"]
    /// The grounds of a table's words and lamps: layers of Theme's colours, the lowest first. A
    /// plate lets some of the picture through, whatever that is.
    readonly property list<string> boards: ["board", "board/boardPointed", "white/plate", "black/plate"]

    Ticket {
        id: ticket
    }
    /// `over` as it is seen on `under`.
    function laid(over: color, under: color): color {
        const mix = (a, b) => a * over.a + b * (1 - over.a);
        return Qt.rgba(mix(over.r, under.r), mix(over.g, under.g), mix(over.b, under.b), 1);
    }
    function shade(layers: string): color {
        return layers.split("/").reduce((under, name) => root.laid(Theme[name] ?? Qt.color(name), under), Qt.color("black"));
    }
    function channel(value: real): real {
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
    function luminance(shade: color): real {
        return 0.2126 * channel(shade.r) + 0.7152 * channel(shade.g) + 0.0722 * channel(shade.b);
    }
    function contrast(one: color, other: color): real {
        const lights = [luminance(one), luminance(other)];
        return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    }
    function pairs(names, backs, least: real): var {
        const rows = [];
        for (const dark of [false, true])
            for (const name of names)
                for (const back of backs)
                    rows.push({
                        "tag": name + " on " + back + (dark ? ", by night" : ", by day"),
                        "dark": dark,
                        "name": name,
                        "back": back,
                        "least": least
                    });
        return rows;
    }

    TestCase {
        name: "Contrast"
        when: windowShown

        function cleanup() {
            Theme.dark = false;
        }
        function test_a_known_pair() {
            const white = Qt.rgba(1, 1, 1, 1);
            compare(root.contrast(Qt.rgba(0, 0, 0, 1), white), 21);
            const grey = 0x77 / 0xff;
            fuzzyCompare(root.contrast(Qt.rgba(grey, grey, grey, 1), white), 4.48, 0.01);
        }
        function test_words_data() {
            return [...root.pairs(["ink", "muted", "brick", "grass", "dusk", "danger"], root.grounds, 4.5), ...root.pairs(["accentInk"], ["accent", "accentPointed", "accentPressed", "ink", "dusk"], 4.5), ...root.pairs(["soot"], ["mustard"], 4.5), ...root.pairs(["chalk", "chalkSoft", "lamp"], root.boards, 4.5), ...root.pairs(["board"], ["lamp"], 4.5)];
        }
        function test_words(row) {
            Theme.dark = row.dark;
            const found = root.contrast(root.shade(row.back + "/" + row.name), root.shade(row.back));
            verify(found >= row.least, row.tag + ": " + found.toFixed(2));
        }
        function test_shapes_data() {
            // (The knob and the tick of a switch; frames of fields, the ring around what has the keyboard.)
            return [...root.pairs(["accent", "grass", "muted", "focus"], root.grounds, 3), ...root.pairs(["raised"], ["grass"], 3), ...root.pairs(["lamp", "lampCool", "lampWarm", "hollow"], ["board", "white/plate", "black/plate"], 3)];
        }
        function test_shapes(row) {
            test_words(row);
        }
        function test_what_lies_on_a_picture_is_set_off_by_its_edge_data() {
            return root.pairs(["chalk", "lamp", "mustard"], ["soot"], 4.5);
        }
        function test_what_lies_on_a_picture_is_set_off_by_its_edge(row) {
            test_words(row);
        }
        function test_a_ticket_data() {
            return ["ink", "muted", "stamp"].map(name => ({
                        "tag": name
                    }));
        }
        function test_a_ticket(row) {
            const found = root.contrast(ticket[row.tag], ticket.stock);
            verify(found >= 4.5, row.tag + ": " + found.toFixed(2));
        }
    }
}
