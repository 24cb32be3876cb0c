pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A seat's chance to win over the length of a match, above the middle in green and below it in red,
/// with the numbers of the choices that cost most, and in detail the parts of the match below. A click goes to that place of the match; the
/// detailed one is a slider too, for keys and screen readers.
Item {
    id: root

    required property Replay replay
    readonly property MatchAnalysis analysis: replay.analysis
    readonly property list<int> stops: analysis.curveStops
    readonly property list<real> chances: analysis.curveChances
    /// The space before the match's start and after its end, at the sides: for lining up with something else.
    property real inset: detailed ? Math.max(whole.width, partName.width) + Theme.space(1.5) : 0
    /// With what its height and length mean written beside it.
    property bool detailed: false
    readonly property real span: width - 2 * inset
    /// Without the parts below it.
    readonly property real plotHeight: height - (detailed ? partName.height + gap : 0)
    /// Between both: half of "0%" hangs into it.
    readonly property real gap: Math.max(Theme.space(1), whole.height / 2)

    function placeOf(stop: real): real {
        return inset + (replay.last > 0 ? stop / replay.last : 0) * span;
    }
    function heightOf(chance: real): real {
        return 2 + (1 - chance) * (plotHeight - 4);
    }
    /// The chance at a stop, from 0 to 1.
    function chanceAt(stop: int): real {
        let chance = 0;
        for (let i = 0; i < stops.length && stops[i] <= stop; ++i)
            chance = chances[i];
        return chance;
    }

    /// The parts whose numbers have room beside each other.
    function partsWithRoom(): var {
        const room = 2.2 * Theme.small;
        let free = -room;
        return Array.from(analysis.partStops).map((stop, i) => ({
                    "stop": stop,
                    "number": analysis.partNumbers[i]
                })).filter(part => {
            const at = placeOf(part.stop);
            if (at < free)
                return false;
            free = at + room;
            return true;
        });
    }

    // As a slider tells them.
    readonly property int minimumValue: 0
    readonly property int maximumValue: replay.last
    readonly property int stepSize: 1
    readonly property int value: replay.stop

    function go(stop: int): void {
        replay.stop = Math.max(0, Math.min(replay.last, stop));
    }

    activeFocusOnTab: detailed
    Accessible.role: detailed ? Accessible.Slider : Accessible.Graphic
    Accessible.name: qsTr("%1's chance to win over the match").arg(analysis.curveOf)
    Accessible.description: qsTr("%1%").arg(Math.round(100 * chanceAt(replay.stop)))
    Accessible.focusable: detailed
    Accessible.onIncreaseAction: go(replay.stop + 1)
    Accessible.onDecreaseAction: go(replay.stop - 1)
    Keys.enabled: detailed
    Keys.onLeftPressed: go(replay.stop - 1)
    Keys.onRightPressed: go(replay.stop + 1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            go(event.key === Qt.Key_Home ? 0 : replay.last);
    }
    onChancesChanged: canvas.requestPaint()

    component Line: Rectangle {
        x: root.inset
        width: root.span
        height: 1
        color: Theme.line
    }
    component Share: Label {
        visible: root.detailed
        anchors.right: parent.left
        anchors.rightMargin: Theme.space(1.5)
        font.pixelSize: Theme.small
        color: Theme.muted
    }

    Line {
        y: root.heightOf(0.5)
        Share {
            text: qsTr("50%")
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Line {
        visible: root.detailed
        y: root.heightOf(1)
        Share {
            id: whole
            text: qsTr("100%")
            y: -height / 2
        }
    }
    Line {
        visible: root.detailed
        y: root.heightOf(0)
        Share {
            text: qsTr("0%")
            y: -height / 2
        }
    }
    Label {
        id: partName
        objectName: "curve.parts"
        visible: root.detailed
        anchors.bottom: parent.bottom
        x: root.inset - width - Theme.space(1.5)
        text: root.analysis.partName
        font.pixelSize: Theme.small
        color: Theme.muted
    }
    Repeater {
        model: root.detailed ? root.partsWithRoom() : []
        Rectangle {
            id: part

            required property var modelData

            x: root.placeOf(modelData.stop)
            width: 1
            height: root.plotHeight + root.gap
            color: Theme.line

            Label {
                objectName: "curve.part"
                anchors.left: parent.left
                anchors.top: parent.bottom
                text: part.modelData.number
                font.pixelSize: Theme.small
                color: Theme.muted
            }
        }
    }
    Canvas {
        id: canvas

        readonly property color above: Theme.grass
        readonly property color below: Theme.brick
        readonly property color line: Theme.ink

        function trace(context: var): void {
            context.moveTo(root.placeOf(root.stops[0]), root.heightOf(root.chances[0]));
            for (let i = 1; i < root.stops.length; ++i)
                context.lineTo(root.placeOf(root.stops[i]), root.heightOf(root.chances[i]));
        }
        /// Fills the curve's area on one side of the middle.
        function fill(context: var, top: real, bottom: real, color: color): void {
            const middle = root.heightOf(0.5);
            context.save();
            context.beginPath();
            context.rect(0, top, width, bottom - top);
            context.clip();
            context.beginPath();
            trace(context);
            context.lineTo(root.placeOf(root.replay.last), middle);
            context.lineTo(root.placeOf(0), middle);
            context.closePath();
            context.fillStyle = color;
            context.globalAlpha = 0.45;
            context.fill();
            context.restore();
        }

        anchors.fill: parent
        renderStrategy: Canvas.Immediate
        onAboveChanged: requestPaint()
        onPaint: {
            const context = getContext("2d");
            context.reset();
            if (root.stops.length < 2)
                return;
            const middle = root.heightOf(0.5);
            fill(context, 0, middle, above);
            fill(context, middle, root.plotHeight, below);
            context.beginPath();
            trace(context);
            context.strokeStyle = line;
            context.lineWidth = root.detailed ? 2 : 1.25;
            context.lineJoin = "round";
            context.stroke();
        }
    }
    Rectangle {
        x: root.placeOf(root.replay.stop) - width / 2
        width: 2
        height: root.plotHeight
        color: Theme.accent
    }
    TapHandler {
        onTapped: point => root.go(Math.round((point.position.x - root.inset) / root.span * root.replay.last))
    }
    FocusRing {
        shown: root.detailed && root.activeFocus
    }
    Repeater {
        model: root.analysis.mistakes
        Rectangle {
            id: mark

            required property int index
            required property mistake modelData

            objectName: "mistakeMark." + index
            x: root.placeOf(modelData.stop) - width / 2
            y: Math.max(0, Math.min(root.plotHeight - height, root.heightOf(root.chanceAt(modelData.stop)) - height / 2))
            width: root.detailed ? Theme.small * 1.6 : Theme.small * 1.15
            height: width
            radius: width / 2
            color: Theme.mustard
            border.color: Theme.surface
            border.width: 1

            Text {
                anchors.centerIn: parent
                text: mark.index + 1
                font.family: Theme.fontBody
                font.weight: Font.DemiBold
                font.pixelSize: parent.height * 0.7
                color: Theme.soot
                textFormat: Text.PlainText
            }
            HoverHandler {
                id: pointed
            }
            Hint {
                text: mark.modelData.cost + "  " + mark.modelData.told
                shown: pointed.hovered
            }
        }
    }
}
