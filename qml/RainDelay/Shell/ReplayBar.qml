pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// Below a match that is watched: where in it one is, the ways to other places, how fast it plays,
/// whose view it is, and the way back into play.
Panel {
    id: root

    required property Replay replay
    readonly property list<real> speeds: [0.5, 1, 2, 4]
    readonly property bool narrow: width < 900 * Theme.textScale || curved

    /// Hardly room for one row of choices: its longest button has a sign instead of words.
    readonly property bool tight: width < 560 * Theme.textScale
    /// True if the analysis of the match stands above the scrubber, where the table has room to spare.
    readonly property bool curved: replay.analysis.done && Window.height > 560 * Theme.textScale

    signal playOn
    signal analyse

    implicitHeight: (curved ? curve.height + Theme.space(2) : 0) + (narrow ? 2 : 1) * (Theme.target + Theme.space(2)) + Theme.space(1)
    radius: 0
    border.width: 0
    objectName: "replayBar"
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")

    component Key: Shortcut {
        enabled: root.enabled
    }
    component Way: PushButton {
        look: PushButton.Quiet
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    WinCurve {
        id: curve
        objectName: "replay.curve"
        visible: root.curved
        anchors.left: scrubber.left
        anchors.right: scrubber.right
        anchors.top: parent.top
        anchors.topMargin: Theme.space(2)
        height: 40
        inset: scrubber.leftPadding + scrubber.handle.width / 2
        replay: root.replay
    }
    Row {
        id: ways
        anchors.left: parent.left
        anchors.leftMargin: Theme.space(2)
        anchors.top: root.curved ? curve.bottom : parent.top
        anchors.topMargin: Theme.space(1.5)
        Way {
            objectName: "replay.backToPart"
            iconName: "backToMark"
            hint: qsTr("Back to the start of this part; in the last one, to the previous mark (Page Up)")
            enabled: root.replay.stop > 0
            onClicked: root.replay.backToMark(MarkModel.Part)
        }
        Way {
            objectName: "replay.back"
            iconName: "stepBack"
            hint: qsTr("One step back (Left)")
            enabled: root.replay.stop > 0
            onClicked: root.replay.back()
        }
        Way {
            objectName: "replay.play"
            iconName: root.replay.playing ? "pause" : "play"
            hint: root.replay.playing ? qsTr("Stop (Space)") : qsTr("Play (Space)")
            onClicked: root.replay.playing = !root.replay.playing
        }
        Way {
            objectName: "replay.forward"
            iconName: "stepOn"
            hint: qsTr("One step forward (Right)")
            enabled: root.replay.stop < root.replay.last
            onClicked: root.replay.forward()
        }
        Way {
            objectName: "replay.forwardToPart"
            iconName: "onToMark"
            hint: qsTr("On to the next part; in the last one, to the next mark (Page Down)")
            enabled: root.replay.stop < root.replay.last
            onClicked: root.replay.forwardToMark(MarkModel.Part)
        }
    }
    Scrubber {
        id: scrubber
        objectName: "scrubber"
        anchors.left: ways.right
        anchors.leftMargin: Theme.space(2)
        anchors.right: count.left
        anchors.rightMargin: Theme.space(2)
        anchors.verticalCenter: ways.verticalCenter
        replay: root.replay
    }
    Label {
        id: count
        anchors.right: root.narrow ? parent.right : choices.left
        anchors.rightMargin: Theme.space(4)
        anchors.verticalCenter: ways.verticalCenter
        text: qsTr("%1 of %2", "which step of a match").arg(root.replay.stop).arg(root.replay.last)
        font.pixelSize: Theme.small
        color: Theme.muted
    }
    Row {
        id: choices
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space(1.5)
        spacing: Theme.space(3)
        Label {
            objectName: "replay.covered"
            visible: root.replay.covered
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Unfinished: hands stay hidden")
            font.pixelSize: Theme.small
            color: Theme.muted
        }
        Segments {
            objectName: "replay.viewer"
            visible: root.replay.viewers.length > 1
            name: qsTr("Seen by")
            dense: root.tight
            labels: root.replay.viewers
            current: root.replay.viewer
            onChosen: index => root.replay.viewer = index
        }
        Segments {
            objectName: "replay.speed"
            name: qsTr("Speed")
            dense: root.tight
            labels: Array.from(root.speeds, speed => qsTr("%1×", "times as fast").arg(Number(speed).toLocaleString(Qt.locale(), "f", speed < 1 ? 1 : 0)))
            current: Array.from(root.speeds).indexOf(root.replay.speed)
            onChosen: index => root.replay.speed = root.speeds[index]
        }
        PushButton {
            objectName: "replay.analyse"
            visible: root.replay.analysis.offered
            iconName: "chart"
            Accessible.name: qsTr("Look back")
            hint: root.replay.match.hasChance ? qsTr("Look back: how the chances changed, which choices cost most, and what was luck (A)") : qsTr("Look back: how the chances changed, and which choices cost most (A)")
            onClicked: root.analyse()
        }
        PushButton {
            objectName: "replay.playOn"
            readonly property string words: qsTr("Play on from here")
            text: root.tight ? "" : words
            iconName: root.tight ? "play" : ""
            Accessible.name: words
            visible: root.replay.canBranch
            hint: qsTr("Starts a new match from here; this one stays as it is")
            enabled: !root.replay.match.over
            onClicked: root.playOn()
        }
    }
    Key {
        sequences: ["Left"]
        onActivated: root.replay.back()
    }
    Key {
        sequences: ["Right"]
        onActivated: root.replay.forward()
    }
    Key {
        sequences: ["Space"]
        onActivated: root.replay.playing = !root.replay.playing
    }
    Key {
        sequences: ["PgUp"]
        onActivated: root.replay.backToMark(MarkModel.Part)
    }
    Key {
        sequences: ["PgDown"]
        onActivated: root.replay.forwardToMark(MarkModel.Part)
    }
    Key {
        sequences: ["A"]
        onActivated: if (root.replay.analysis.offered)
            root.analyse()
    }
    Key {
        sequences: ["Home"]
        onActivated: root.replay.stop = 0
    }
    Key {
        sequences: ["End"]
        onActivated: root.replay.stop = root.replay.last
    }
}
