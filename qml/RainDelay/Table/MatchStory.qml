pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A finished match in a few lines; the best of them can be seen again.
Column {
    id: root

    required property list<storyLine> story
    signal watchMoment(int step)

    objectName: "story"
    visible: story.length > 0
    spacing: Theme.space(1)
    /// A match of one part needn't name it.
    readonly property bool inParts: Array.from(story).some(line => line.when !== story[0].when)

    // As wide as the widest part and the widest score, so that the words begin below each other.
    Label {
        id: parts
        visible: false
        text: Array.from(root.story).map(line => line.when).join("\n")
    }
    Label {
        id: scores
        visible: false
        text: Array.from(root.story).map(line => line.score).join("\n")
    }
    Repeater {
        model: root.story
        Item {
            id: line
            required property storyLine modelData
            required property int index
            width: root.width
            height: Math.max(words.implicitHeight, when.implicitHeight, again.visible ? again.height : 0)
            Accessible.role: Accessible.StaticText
            Accessible.name: `${modelData.when}: ${modelData.text}, ${modelData.score}`

            Label {
                id: when
                visible: root.inParts
                width: visible ? Math.min(root.width * 0.3, parts.implicitWidth) : 0
                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData.when
                color: Theme.muted
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Label {
                id: words
                anchors.left: when.right
                anchors.leftMargin: root.inParts ? Theme.space(4) : 0
                anchors.right: again.visible ? again.left : score.left
                anchors.rightMargin: Theme.space(3)
                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData.text
                font.weight: line.modelData.best ? Font.DemiBold : Font.Normal
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            PushButton {
                id: again
                objectName: "watchMoment"
                visible: line.modelData.best
                anchors.right: score.left
                anchors.rightMargin: Theme.space(3)
                anchors.verticalCenter: parent.verticalCenter
                look: PushButton.Quiet
                iconName: "play"
                hint: qsTr("See it again")
                onClicked: root.watchMoment(line.modelData.step)
            }
            Label {
                id: score
                width: scores.implicitWidth
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: line.modelData.score
                Accessible.ignored: true
            }
        }
    }
}
