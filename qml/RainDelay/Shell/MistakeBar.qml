pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Above the table while a mistake is looked at: what was played and what was better, with the ways to the
/// same player's others, to all of them, and away.
Rectangle {
    id: root

    /// None: there is no bar.
    required property Replay replay
    readonly property MatchAnalysis analysis: replay?.analysis ?? null
    readonly property int number: replay?.mistake ?? -1
    readonly property int place: analysis?.placeOf(number) ?? 0
    readonly property var told: place > 0 ? analysis.mistakes[number] : null
    readonly property int before: analysis?.beside(number, -1) ?? -1
    readonly property int after: analysis?.beside(number, 1) ?? -1
    /// The words stand above the buttons.
    readonly property bool stacked: ways.width > 0.4 * width

    /// The list of all mistakes is asked for.
    signal analyse

    visible: place > 0
    height: visible ? Theme.space(3) + (stacked ? words.height + Theme.space(1) + ways.height : Math.max(words.height, ways.height)) : 0
    color: Theme.raised
    objectName: "mistakeBar"

    Label {
        id: words

        objectName: "mistakeBarWords"
        anchors.left: parent.left
        anchors.leftMargin: Theme.space(4)
        anchors.right: root.stacked ? parent.right : ways.left
        anchors.rightMargin: Theme.space(4)
        y: root.stacked ? Theme.space(1.5) : (root.height - height) / 2
        wrapMode: Text.Wrap
        text: [root.told?.when ?? "", root.told?.told ?? ""].filter(part => part !== "").join(" – ")
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Row {
        id: ways
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space(1.5)
        spacing: Theme.space(1)
        PushButton {
            objectName: "mistakeBefore"
            look: PushButton.Quiet
            iconName: "backToMark"
            hint: qsTr("Previous mistake")
            enabled: root.before >= 0
            onClicked: root.replay.lookAt(root.before)
        }
        OneLine {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "mistakePlace"
            width: Math.min(implicitWidth, root.width * 0.3)
            text: root.told ? qsTr("%1: mistake %2 of %3", "of a player").arg(root.replay.match.seating.names[root.told.seat]).arg(root.place).arg(root.analysis.countOf(root.number)) : ""
            color: Theme.muted
        }
        PushButton {
            objectName: "mistakeAfter"
            look: PushButton.Quiet
            iconName: "onToMark"
            hint: qsTr("Next mistake")
            enabled: root.after >= 0
            onClicked: root.replay.lookAt(root.after)
        }
        PushButton {
            objectName: "mistakeList"
            look: PushButton.Quiet
            iconName: "log"
            hint: qsTr("All the costly choices (A)")
            onClicked: root.analyse()
        }
        PushButton {
            objectName: "mistakeLeave"
            look: PushButton.Quiet
            iconName: "close"
            hint: qsTr("Done with the mistakes (Esc)")
            onClicked: root.replay.lookAt(-1)
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
