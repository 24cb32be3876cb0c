pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A finished match in a few lines; the best of them can be seen again.
Column {
    id: root

    required property list<storyLine> story
    signal watchMoment(int step)

    /// Of the parts and the scores, so that the words begin below each other.
    readonly property real whenWidth: Math.min(width * 0.3, widest(line => line.when))
    readonly property real scoreWidth: widest(line => line.score)

    function widest(words: var): real {
        return Array.from(root.story).reduce((most, line) => Math.max(most, metrics.advanceWidth(words(line))), 0);
    }

    objectName: "story"
    visible: story.length > 0
    spacing: Theme.space(1)

    FontMetrics {
        id: metrics
        font.family: Theme.fontBody
        font.pixelSize: Theme.body
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
                width: root.whenWidth
                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData.when
                color: Theme.muted
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Label {
                id: words
                anchors.left: when.right
                anchors.leftMargin: Theme.space(4)
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
                width: root.scoreWidth
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: line.modelData.score
                Accessible.ignored: true
            }
        }
    }
}
