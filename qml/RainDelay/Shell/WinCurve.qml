pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A seat's chance to win over the length of a match, above the middle in green and below it in red,
/// with the numbers of the choices that cost most. A click goes to that place of the match; the
/// detailed one is a slider too, for keys and screen readers.
Item {
    id: root

    required property Replay replay
    readonly property MatchAnalysis analysis: replay.analysis
    readonly property list<int> stops: analysis.curveStops
    readonly property list<real> chances: analysis.curveChances
    /// The space before the match's start and after its end, at the sides: for lining up with something else.
    property real inset: 0
    /// With what its height means written beside it.
    property bool detailed: false
    readonly property real span: width - 2 * inset

    function placeOf(stop: real): real {
        return inset + (replay.last > 0 ? stop / replay.last : 0) * span;
    }
    function heightOf(chance: real): real {
        return 2 + (1 - chance) * (height - 4);
    }
    /// The chance at a stop, from 0 to 1.
    function chanceAt(stop: int): real {
        let chance = 0;
        for (let i = 0; i < stops.length && stops[i] <= stop; ++i)
            chance = chances[i];
        return chance;
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
    Accessible.name: qsTr("Chance of %1 to win, over the match").arg(analysis.curveOf)
    Accessible.description: Math.round(100 * chanceAt(replay.stop)) + " %"
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
            text: qsTr("50 %")
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Line {
        visible: root.detailed
        y: root.heightOf(1)
        Share {
            text: qsTr("100 %")
            y: -height / 2
        }
    }
    Line {
        visible: root.detailed
        y: root.heightOf(0)
        Share {
            text: qsTr("0 %")
            y: -height / 2
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
            fill(context, middle, height, below);
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
        height: parent.height
        color: Theme.accent
    }
    TapHandler {
        onTapped: point => root.go(Math.round((point.position.x - root.inset) / root.span * root.replay.last))
    }
    FocusRing {
        shown: root.detailed && root.activeFocus
    }
    Repeater {
        model: root.analysis.mistakeStops
        Rectangle {
            id: mistake

            required property int index
            required property int modelData

            objectName: "mistakeMark." + index
            x: root.placeOf(modelData) - width / 2
            y: Math.max(0, Math.min(root.height - height, root.heightOf(root.chanceAt(modelData)) - height / 2))
            width: root.detailed ? Theme.small * 1.6 : Theme.small * 1.15
            height: width
            radius: width / 2
            color: Theme.mustard
            border.color: Theme.surface
            border.width: 1

            Text {
                anchors.centerIn: parent
                text: mistake.index + 1
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
                text: root.analysis.mistakeCosts[mistake.index] + "  " + root.analysis.mistakeWords[mistake.index]
                shown: pointed.hovered
            }
        }
    }
}
