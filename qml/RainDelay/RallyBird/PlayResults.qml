pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The three results of a play below one another, all in one size: as large as there is room.
Item {
    id: root

    /// Less, equal, more.
    required property list<string> results
    readonly property list<string> signs: ["less", "equal", "more"]
    readonly property real margin: Theme.space(0.75)
    /// A sign is as high as a line, which is so many sizes of the type.
    readonly property real line: 1.02
    /// Smaller type can't be read.
    readonly property int smallest: 8
    readonly property bool fits: fit(smallest)
    /// The size of type at which all lines have their room.
    readonly property int size: {
        let size = Math.floor(Math.min(height / 3, width * 0.14));
        while (size > smallest && !fit(size))
            --size;
        return size;
    }
    readonly property int lineCount: lines(size)

    function wordsX(size: int): real {
        return size * line + 2 * margin;
    }
    function fit(size: int): bool {
        return lines(size) * size * line <= height - margin;
    }
    /// The number of lines they take in that size.
    function lines(size: int): int {
        return Array.from(results).reduce((sum, words) => sum + linesOf(words, size), 0);
    }
    /// As Text breaks them: word by word.
    function linesOf(words: string, size: int): int {
        const room = (width - wordsX(size) - margin) * metrics.font.pixelSize / size;
        let count = 1;
        let x = 0;
        for (const word of words.split(" ")) {
            const wide = metrics.advanceWidth(word + " ");
            count += x > 0 && x + wide > room ? 1 : 0;
            x = x > 0 && x + wide > room ? wide : x + wide;
        }
        return count;
    }

    FontMetrics {
        id: metrics
        font.family: Theme.fontIndex
        font.pixelSize: 40
    }
    Column {
        anchors.fill: parent
        anchors.bottomMargin: root.margin
        Repeater {
            model: 3
            Rectangle {
                id: result
                required property int index
                readonly property string words: root.results[index] ?? ""
                width: root.width
                height: (root.height - root.margin) * root.linesOf(words, root.size) / root.lineCount
                color: index === 1 ? Theme.stockShade : "transparent"
                Image {
                    x: root.margin
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.size * root.line
                    height: width
                    source: "qrc:/assets/rallybird/art/sign-" + root.signs[result.index] + ".svg"
                    sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
                }
                Text {
                    objectName: root.signs[result.index]
                    x: root.wordsX(root.size)
                    width: root.width - x - root.margin
                    anchors.verticalCenter: parent.verticalCenter
                    text: result.words
                    wrapMode: Text.Wrap
                    lineHeightMode: Text.FixedHeight
                    lineHeight: root.size * root.line
                    font.family: Theme.fontIndex
                    font.pixelSize: root.size
                    color: Theme.soot
                    textFormat: Text.PlainText
                }
            }
        }
    }
}
