pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Session

/// After the last out: the line score, why it ended, and both decks laid open and counted.
FocusScope {
    id: root

    required property MatchController match
    required property CooperstownAdapter score
    /// Set aside to look at the table.
    property bool aside: false

    signal home
    signal again

    Accessible.role: Accessible.Dialog
    Accessible.name: headline.text

    Rectangle {
        anchors.fill: parent
        visible: !root.aside
        color: Theme.dark ? "#a6090c14" : "#99201a14"
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    PushButton {
        visible: root.aside
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space(18)
        look: PushButton.Primary
        text: qsTr("Back to the result")
        onClicked: root.aside = false
    }
    Panel {
        id: sheet
        visible: !root.aside
        anchors.centerIn: parent
        width: Math.min(root.width - Theme.space(8), 1120 * Math.max(1, Theme.textScale * 0.85))
        height: Math.min(root.height - Theme.space(8), page.implicitHeight + foot.height + Theme.space(15))
        radius: 12

        Flickable {
            id: flick
            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: foot.top
            anchors.margins: Theme.space(6)
            anchors.bottomMargin: Theme.space(3)
            contentHeight: page.implicitHeight
            contentWidth: width
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: page
                width: flick.width
                spacing: Theme.space(4)

                Column {
                    width: parent.width
                    spacing: Theme.space(1)
                    Heading {
                        id: headline
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: root.score.headline
                        wrapMode: Text.Wrap
                        font.pixelSize: Theme.display * 0.85
                    }
                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: root.score.sentence
                        color: Theme.muted
                        wrapMode: Text.Wrap
                    }
                }
                Plaque {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: lines.width + 2 * Theme.space(5)
                    height: lines.height + 2 * Theme.space(2.5)
                    LineScore {
                        id: lines
                        anchors.centerIn: parent
                        room: page.width - 2 * Theme.space(6)
                        unit: Theme.textScale * 1.15
                        score: root.score
                        names: root.match.seatNames
                    }
                }
                Grid {
                    id: decks
                    columns: page.width > 760 * Theme.textScale ? 2 : 1
                    columnSpacing: Theme.space(8)
                    rowSpacing: Theme.space(5)
                    Repeater {
                        model: root.score.decksShared ? 1 : 2
                        DeckReportView {
                            required property int index
                            width: decks.columns === 1 ? page.width : (page.width - decks.columnSpacing) / 2
                            report: index === 0 ? root.score.deck0 : root.score.deck1
                            gameId: root.match.gameId
                            title: root.score.decksShared ? qsTr("The shared deck") : qsTr("The deck of %1").arg(root.match.seatNames[index] ?? "")
                        }
                    }
                }
            }
            Scroller {
                anchors.right: parent.right
                anchors.rightMargin: -Theme.space(4)
                height: flick.height
                y: flick.contentY
                orientation: Qt.Vertical
                size: flick.visibleArea.heightRatio
                position: flick.visibleArea.yPosition
                onPositionChanged: if (pressed)
                    flick.contentY = position * flick.contentHeight
            }
        }
        Row {
            id: foot
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space(5)
            spacing: Theme.space(3)
            PushButton {
                look: PushButton.Primary
                text: qsTr("Play again")
                focus: true
                objectName: "again"
                onClicked: root.again()
            }
            PushButton {
                text: qsTr("Look at the table")
                onClicked: root.aside = true
            }
            PushButton {
                text: qsTr("Home")
                objectName: "home"
                onClicked: root.home()
            }
        }
    }
}
