pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

/// Colours, type, spacing and motion of the whole program, in one place. The names are those of
/// assets/style/README.md. The code that shows a window binds `dark`, `textScale` and `motion` to
/// the settings.
QtObject {
    id: root

    property bool dark: false
    /// 0.8 … 2.0, for all text.
    property real textScale: 1.0
    /// Length of a movement in milliseconds; 0 turns every animation off.
    property int motion: 200

    // Paper and ink.
    readonly property color paper: dark ? "#211c16" : "#f3e6c8"
    readonly property color surface: dark ? "#2b251d" : "#fbf4e1"
    readonly property color raised: dark ? "#372f25" : "#fffcf2"
    readonly property color ink: dark ? "#f3e6c8" : "#262019"
    readonly property color muted: dark ? "#b9a98a" : "#6b5f4e"
    readonly property color line: dark ? "#4a4033" : "#d9c7a0"
    readonly property color shade: dark ? "#c0120f0b" : "#90262019"

    /// Card stock, the same by day and by night.
    readonly property color stock: "#fbf4e1"
    readonly property color stockShade: "#f3e6c8"

    // Brick, grass, ballpark light. Words in brick, grass and dusk can be read on paper, surface and
    // raised (4.5 : 1); mustard and the accent are for shapes.
    readonly property color brick: dark ? "#e67f6a" : "#b03f2b"
    readonly property color grass: dark ? "#86ab62" : "#4f6e36"
    readonly property color dusk: dark ? "#8fb0d6" : "#27395a"
    readonly property color mustard: dark ? "#e9b450" : "#dfa238"

    // Painted boards over a table, dark by day and by night: the scoreboard, and plates through which
    // the table shimmers. On both words are in chalk or lamplight.
    readonly property color board: dark ? "#16302a" : "#234a3d"
    readonly property color boardFrame: dark ? "#8f6f30" : "#e2b44f"
    readonly property color boardPointed: "#18fffcf2"
    readonly property color plate: dark ? "#e6131d1c" : "#e61d3a30"
    readonly property color plateFrame: "#50fffcf2"
    readonly property color chalk: "#fffcf2"
    readonly property color chalkSoft: "#c8d2bf"
    readonly property color lamp: "#ffcf5a"
    readonly property color lampCool: "#9cc7e0"
    readonly property color lampWarm: "#e8816b"
    /// The color of a side's things, by its seat: a plate's edge, a frame around a runner.
    readonly property list<color> sides: ["#d2462f", "#3f7fc4"]
    /// For things that could be lit and aren't.
    readonly property color hollow: "#80fffcf2"
    /// Around chalk, lamplight and mustard where they lie on a picture.
    readonly property color soot: "#262019"

    readonly property color accent: dark ? "#d9614a" : "#b8432f"
    /// The accent while pointed at, and while pressed.
    readonly property color accentPointed: Qt.lighter(accent, 1.1)
    readonly property color accentPressed: dark ? Qt.lighter(accent, 1.2) : Qt.darker(accent, 1.15)
    /// On the accent, and where ink is the ground: notes, chosen words. (A name that begins with "on" would be taken for a signal handler: black.)
    readonly property color accentInk: dark ? "#1c1712" : "#fffcf2"
    readonly property color danger: dark ? "#f08a76" : "#a3281c"
    readonly property color focus: dark ? "#e9b450" : "#27395a"

    // Type: Vollkorn for titles, Bebas Neue for numbers, Inter for the rest.
    readonly property string fontTitle: "Vollkorn"
    readonly property string fontIndex: "Bebas Neue"
    readonly property string fontBody: "Inter"
    readonly property int small: Math.round(13 * textScale)
    readonly property int body: Math.round(15 * textScale)
    readonly property int large: Math.round(18 * textScale)
    readonly property int title: Math.round(26 * textScale)
    readonly property int display: Math.round(40 * textScale)

    readonly property int radius: 8
    /// Smallest size of something to be clicked.
    readonly property int target: Math.round(36 * Math.max(1, Math.min(textScale, 1.5)))

    // Hand and eye, in pixels and milliseconds.
    /// The distance the pointer moves before a press becomes a drag.
    readonly property int dragDistance: 8
    /// The time after the start of a turn in which a click may have been meant for the turn before.
    readonly property int misclickMs: 400
    /// The time the pointer rests on a card before the card is shown large, and on a control before its hint shows.
    readonly property int lookMs: 500
    readonly property int hintMs: 600
    /// The time a moment's last picture stays when nothing moves.
    readonly property int stillMs: 1600
    /// The time until what follows at once from a change has changed, too.
    readonly property int settleMs: 0
    /// The time until a new layout, and until pictures, are ready: they are asked for again then.
    readonly property int layoutMs: 100
    readonly property int pictureMs: 250

    /// The time so many letters stay to be read.
    function readingMs(letters: int): int {
        return 5000 + 60 * letters;
    }
    /// An angle in degrees, a millionth off: Qt 6.4 without a GPU writes into memory past the window's
    /// pixels where it paints a part of a rounded corner that stands exactly upside down.
    function turned(angle: real): real {
        return angle * 1.000001;
    }
    /// The n-th step of the spacing scale: 4, 8, 12, 16 … pixels.
    function space(n: real): int {
        return Math.round(4 * n);
    }
}
