pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.CricketCard
import RainDelay.Kit

/// The state of the series: its tests with their pitches, totals and results, and the scorecard of
/// each that was begun. For a single test, its scorecard.
Sheet {
    id: root

    required property CricketCardAdapter score
    readonly property list<string> names: score.match ? score.match.seating.names : []
    readonly property bool isSeries: score.tests > 1

    title: isSeries ? qsTr("The series") : qsTr("Scorecard")
    preferredWidth: 900
    preferredHeight: isSeries ? 660 : 340
    objectName: "series"

    Flickable {
        id: form
        anchors.fill: parent
        contentHeight: page.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Column {
            id: page
            width: form.width - Theme.space(4)
            spacing: Theme.space(5)

            Label {
                visible: root.isSeries
                width: parent.width
                text: root.score.series
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                objectName: "seriesLine"
            }
            SeriesTable {
                visible: root.isSeries
                width: parent.width
                score: root.score
                names: root.names
            }
            Repeater {
                model: root.score.cards
                Scorecard {
                    required property testCard modelData
                    test: modelData
                    names: root.names
                    titled: root.isSeries
                    room: page.width
                }
            }
        }
    }
    footer: Item {
        width: parent.width
        height: back.height
        PushButton {
            id: back
            objectName: "backToTable"
            anchors.right: parent.right
            look: PushButton.Primary
            text: qsTr("Back to the table")
            focus: true
            onClicked: root.dismissed()
        }
    }
    Keys.onReturnPressed: root.dismissed()
    Keys.onEnterPressed: root.dismissed()
}
