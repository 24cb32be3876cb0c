pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A decisive thing on the board (Highlight): the ball flies to where it is played, what is compared
/// stands there side by side, cards stand out, a banner says it in two words. Games add their own
/// drawings, which follow `light` and `way`. Without motion the last picture stays for a while.
Item {
    id: root

    required property GameTable board
    required property GameAdapter adapter
    /// (place or spot) → its middle on the board, where a game has spots that no piece lies on.
    property var spotOf: id => {
        const area = root.board.find(id);
        return area ? Qt.point(area.centreX, area.centreY) : Qt.point(root.width / 2, root.height / 2);
    }
    /// The height the scoreboard takes away above.
    property real above: 0
    /// The middle of the banner.
    property real bannerY: height / 2

    property highlight shown
    readonly property bool running: story.running || rest.running
    /// 0 … 1: what is told stands there; the ball is on its way.
    property real light: 0
    property real way: 0

    readonly property Playback playback: board.match.playback
    readonly property int movement: playback.motionMs
    readonly property bool thrown: shown.from !== "" && shown.to !== ""
    readonly property bool compared: shown.sign !== ""
    readonly property point from: thrown ? spotOf(shown.from) : Qt.point(0, 0)
    /// A ball that gets past somebody (`past.field.LF`) or over (`over.field.CF`) comes down behind, clear of the
    /// card there.
    readonly property point to: {
        if (shown.to === "")
            return Qt.point(width / 2, height / 2);
        const behind = { "past": 0.22, "over": 0.75 }[shown.to.split(".")[0]];
        if (!behind)
            return spotOf(shown.to);
        const there = spotOf(shown.to.slice("past.".length));
        const away = Math.hypot(there.x - from.x, there.y - from.y);
        const share = 1 + Math.max(behind, board.cardHeight * 0.6 / Math.max(1, away));
        return Qt.point(from.x + share * (there.x - from.x), Math.max(above / 2, from.y + share * (there.y - from.y)));
    }
    /// The place of the comparison: at the card it is about.
    readonly property point where: shown.lit.length > 0 ? spotOf(shown.lit[shown.lit.length - 1]) : to
    /// Size of what is written: no more than small cards leave room for.
    readonly property real letters: Math.min(Theme.title, board.cardHeight * 0.28)
    readonly property color tone: [Theme.boardFrame, Theme.lamp, Theme.lampCool, Theme.lampWarm][shown.tone]

    function show(): void {
        shown = adapter.highlight;
        board.lifted = shown.lit;
        if (movement > 0) {
            rest.stop();
            story.restart();
        } else {
            light = way = 1;
            rest.restart();
        }
    }
    function stop(): void {
        story.stop();
        rest.stop();
        light = way = 0;
        board.lifted = [];
    }

    visible: running
    objectName: "highlight"

    Connections {
        target: root.adapter
        function onHighlightCame(): void {
            root.show();
        }
    }
    Connections {
        target: root.playback
        function onBusyChanged(): void {
            if (!root.playback.busy && story.running)
                root.stop();
        }
        function onHurried(): void {
            root.stop();
        }
    }
    // Long enough to be read where nothing moves.
    Timer {
        id: rest
        interval: Theme.stillMs
        onTriggered: root.stop()
    }
    SequentialAnimation {
        id: story
        onFinished: root.stop()
        PropertyAction {
            target: root
            properties: "light,way"
            value: 0
        }
        ParallelAnimation {
            NumberAnimation {
                target: root
                property: "light"
                to: 1
                duration: root.movement * Math.min(1, root.shown.length * 0.2)
                easing.type: Easing.OutBack
            }
            NumberAnimation {
                target: root
                property: "way"
                to: 1
                duration: root.movement * root.shown.length * 0.5
                easing.type: Easing.OutSine
            }
        }
        PauseAnimation {
            duration: root.movement * root.shown.length * 0.4
        }
        NumberAnimation {
            target: root
            property: "light"
            to: 0
            duration: root.movement * root.shown.length * 0.1
        }
    }

    // The way that the ball has come.
    Repeater {
        model: root.thrown ? 9 : 0
        Rectangle {
            id: dot
            required property int index
            readonly property real at: (index + 1) / 10
            width: Math.max(4, ball.size * 0.2)
            height: width
            radius: width / 2
            color: Theme.chalk
            border.color: Theme.soot
            border.width: 1
            opacity: root.way > dot.at ? 0.9 * Math.min(1, root.light) : 0
            x: ball.xAt(dot.at) - width / 2
            y: ball.yAt(dot.at) - height / 2
        }
    }
    Mitt {
        size: ball.size * 2
        visible: root.shown.held && root.way > 0.85
        x: root.to.x - width / 2
        y: root.to.y - height / 2
    }
    Ball {
        id: ball
        function xAt(share: real): real {
            return root.from.x + (root.to.x - root.from.x) * share;
        }
        function yAt(share: real): real {
            return root.from.y + (root.to.y - root.from.y) * share - root.shown.loft * root.board.cardHeight * 4 * share * (1 - share);
        }
        size: Math.round(root.board.cardWidth * 0.32)
        visible: root.thrown
        opacity: Math.min(1, root.light)
        x: xAt(root.way) - width / 2
        y: yAt(root.way) - height / 2
        rotation: 720 * root.way
    }
    Plaque {
        id: values
        visible: root.compared && (root.way > 0.6 || !root.thrown)
        objectName: "compared"
        marginX: Theme.space(3)
        marginY: Theme.space(1)
        border.color: root.tone
        x: Math.max(4, Math.min(root.where.x - width / 2, root.width - width - 4))
        y: root.where.y - away - height > root.above ? root.where.y - away - height : root.where.y + away
        /// From the middle of the card to beside it.
        readonly property real away: root.board.cardHeight * 0.56
        Row {
            spacing: Theme.space(2)
            Repeater {
                model: [root.shown.left, root.shown.sign, root.shown.right]
                Text {
                    required property string modelData
                    required property int index
                    text: modelData
                    font.family: Theme.fontIndex
                    font.pixelSize: Math.round(root.letters * 1.15)
                    color: index === 1 ? Theme.chalk : Theme.lamp
                    textFormat: Text.PlainText
                }
            }
        }
    }
    Plaque {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.bannerY - height / 2)
        visible: root.shown.banner !== ""
        objectName: "banner"
        marginX: Theme.space(6)
        marginY: Theme.space(1.5)
        scale: 0.8 + 0.2 * root.light
        opacity: Math.min(1, root.light)
        border.color: root.tone
        border.width: 3
        Heading {
            text: root.shown.banner
            color: root.shown.tone === HighlightTone.Grand ? Theme.lamp : Theme.chalk
            font.pixelSize: Math.round(root.letters * (root.shown.tone === HighlightTone.Grand ? 1.4 : 1.15))
        }
    }
}
