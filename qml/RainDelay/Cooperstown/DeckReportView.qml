pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit

/// A deck laid open, as "Why did I lose?" counts it, and what it is worth.
Column {
    id: root

    required property DeckReport report
    required property string gameId
    /// As of MatchController.pictureQuery.
    property string pictureQuery: ""
    required property string title

    readonly property real cardWidth: 46 * Math.min(1.3, Math.max(1, Theme.textScale))

    spacing: Theme.space(2)

    component Group: Column {
        id: group

        required property string label
        required property list<string> codes
        property string note: ""

        width: root.width
        spacing: Theme.space(1)
        Row {
            spacing: Theme.space(2)
            Text {
                id: figure
                text: group.codes.length
                font.family: Theme.fontIndex
                font.pixelSize: Theme.large * 1.25
                color: Theme.brick
                textFormat: Text.PlainText
            }
            Label {
                anchors.baseline: figure.baseline
                text: group.label
                font.weight: Font.DemiBold
            }
            Label {
                anchors.baseline: figure.baseline
                visible: group.note !== ""
                text: group.note
                color: Theme.muted
                font.pixelSize: Theme.small
            }
        }
        Item {
            id: spread
            // The upper part of each card is enough to tell it by.
            readonly property real step: Math.min(root.cardWidth + 3, (width - root.cardWidth) / Math.max(1, group.codes.length - 1))
            width: root.width
            height: group.codes.length > 0 ? root.cardWidth * 1.12 : 0
            clip: true
            Repeater {
                model: group.codes
                Image {
                    required property string modelData
                    required property int index
                    x: index * spread.step
                    width: root.cardWidth
                    height: width * 12 / 7
                    source: "image://cards/" + root.gameId + "/" + modelData + root.pictureQuery
                    sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
                    asynchronous: true
                    Rectangle {
                        anchors.fill: parent
                        radius: width * 0.057
                        color: "transparent"
                        border.color: "#66262019"
                        border.width: 1
                    }
                }
            }
        }
    }

    Heading {
        width: parent.width
        text: root.title
        font.pixelSize: Theme.large * 1.1
        elide: Text.ElideRight
    }
    Label {
        width: parent.width
        wrapMode: Text.Wrap
        color: Theme.muted
        text: root.report.ready ? qsTr("Worth %1 runs per game; the average deck, %2.").arg(Number(root.report.worth).toLocaleString(Qt.locale(), "f", 1)).arg(Number(root.report.average).toLocaleString(Qt.locale(), "f", 1)) : root.report.unknown ? qsTr("There is not enough memory to work out its worth.") : qsTr("Working out its worth …")
    }
    Group {
        label: qsTr("good by themselves")
        codes: root.report.beneficial
    }
    Group {
        label: qsTr("outs by themselves")
        codes: root.report.detrimental
    }
    Group {
        label: qsTr("infield chances")
        note: qsTr("%1 of them Bases").arg(root.report.infieldBases)
        codes: root.report.infield
    }
    Group {
        label: qsTr("pictures")
        codes: root.report.pictures
    }
}
