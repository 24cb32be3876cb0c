pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A row of a score table: words, and figures in columns to the right of them.
Row {
    id: root

    property string words
    required property real wordsWidth
    /// From left to right; a column for each.
    property list<string> figures
    /// The columns' widths; further columns are as wide as the last.
    required property list<real> columns
    /// The row's height; 0: as high as the words are.
    property real line: 0
    property int size: Theme.body
    property string family: Theme.fontBody
    property int weight: Font.Normal
    property color ink: Theme.ink
    /// The figures' colours, from left to right; what is left out has the row's.
    property list<color> inks
    property int figureSize: size
    property string figureFamily: family
    property int figureAlignment: Text.AlignRight

    Accessible.role: Accessible.StaticText
    Accessible.name: [words, ...figures].join(" ")

    OneLine {
        width: root.wordsWidth
        height: root.line > 0 ? root.line : implicitHeight
        rightPadding: Theme.space(2)
        verticalAlignment: Text.AlignVCenter
        text: root.words
        // A row of a fixed height has room for one line.
        wrapMode: root.line > 0 ? Text.NoWrap : Text.Wrap
        color: root.ink
        font.family: root.family
        font.weight: root.weight
        font.pixelSize: root.size
    }
    Repeater {
        model: root.figures
        OneLine {
            required property string modelData
            required property int index
            width: root.columns[Math.min(index, root.columns.length - 1)]
            height: root.line > 0 ? root.line : implicitHeight
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: root.figureAlignment
            text: modelData
            color: root.inks[index] ?? root.ink
            font.family: root.figureFamily
            font.weight: root.weight
            font.pixelSize: root.figureSize
        }
    }
}
