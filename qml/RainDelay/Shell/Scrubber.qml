pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session

/// The length of a match as a line: a knob where it is watched, a stroke for each mark, higher for
/// what weighs more. Pointed at, a mark says what happened there.
T.Slider {
    id: root

    required property Replay replay
    readonly property real span: availableWidth - handle.width

    function placeOf(stop: int): real {
        return leftPadding + handle.width / 2 + (replay.last > 0 ? stop / replay.last : 0) * span;
    }
    /// The heaviest mark within reach of the pointer, the nearest among its like; -1: none.
    function markAt(x: real): int {
        let best = -1;
        let bestRank = -1;
        for (let i = 0; i < marks.count; ++i) {
            const mark = marks.itemAt(i) as Mark;
            const far = Math.abs(placeOf(mark?.stop ?? 0) - x);
            if (!mark || far > 6)
                continue;
            const rank = mark.weight * 10 - far;
            if (rank > bestRank) {
                best = i;
                bestRank = rank;
            }
        }
        return best;
    }

    component Mark: Rectangle {
        required property int stop
        required property int weight
        required property string words

        x: root.placeOf(stop) - width / 2
        y: root.height / 2 - height
        width: weight === MarkModel.Part ? 2 : 1.5
        height: [4, 6, 9, 15][weight]
        color: weight === MarkModel.Part ? Theme.ink : weight === MarkModel.Score ? Theme.brick : Theme.muted
    }

    from: 0
    to: Math.max(1, replay.last)
    stepSize: 1
    value: replay.stop
    live: true
    implicitHeight: Theme.target
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Where in the match")
    Accessible.onIncreaseAction: replay.stop = Math.min(replay.last, replay.stop + 1)
    Accessible.onDecreaseAction: replay.stop = Math.max(0, replay.stop - 1)
    onMoved: replay.stop = value

    background: Item {
        Rectangle {
            x: root.leftPadding
            y: (root.height - height) / 2
            width: root.availableWidth
            height: 4
            radius: 2
            color: Theme.line
            Rectangle {
                width: root.visualPosition * (parent.width - root.handle.width) + root.handle.width / 2
                height: parent.height
                radius: 2
                color: Theme.accent
            }
        }
        Repeater {
            id: marks
            model: root.replay.marks
            delegate: Mark {}
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        width: 18
        height: 18
        radius: 9
        color: Theme.raised
        border.color: Theme.accent
        border.width: root.pressed ? 4 : 2
        FocusRing {
            radius: height / 2
            shown: root.visualFocus
        }
    }
    HoverHandler {
        id: pointer
        readonly property int mark: hovered ? root.markAt(point.position.x) : -1
    }
    Hint {
        readonly property Mark pointed: pointer.mark >= 0 ? marks.itemAt(pointer.mark) as Mark : null
        text: pointed?.words ?? ""
        shown: pointed !== null
        pressed: root.pressed
        x: pointed ? Math.max(0, Math.min(root.width - width, root.placeOf(pointed.stop) - width / 2)) : 0
    }
}
