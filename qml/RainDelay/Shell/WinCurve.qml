pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A seat's chance to win over the length of a match, above the middle in green and below it in red,
/// with the numbers of the choices that cost most. A click goes to that place of the match.
Item {
    id: root

    required property Replay replay
    readonly property MatchAnalysis analysis: replay.analysis
    readonly property list<int> stops: analysis.curveStops
    readonly property list<real> chances: analysis.curveChances
    /// Where the match begins and ends, from the sides: for lining up with something else.
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

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Chance of %1 to win, over the match").arg(analysis.curveOf)
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
        /// What the curve has on one side of the middle.
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
        onTapped: point => root.replay.stop = Math.round((point.position.x - root.inset) / root.span * root.replay.last)
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
                color: "#262019"
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
