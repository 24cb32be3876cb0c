pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// After a match: who won, why it ended, and what the game has to show below that.
FocusScope {
    id: root

    required property TablePage page
    /// The game's own content, from top to bottom; as wide as `pageWidth`.
    default property alias content: column.data
    readonly property real pageWidth: flick.width
    property int preferredWidth: 1120
    /// The match that may follow, on a button, and the option that makes it follow; empty: nothing.
    property string sequel: ""
    property string sequelHint: ""
    property string sequelOption: ""
    /// Set aside to look at the table.
    property bool aside: false
    onAsideChanged: page.resultAside = aside

    anchors.fill: parent
    focus: true
    objectName: "result"
    Accessible.role: Accessible.Dialog
    Accessible.name: page.adapter.headline

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
        width: Math.min(root.width - Theme.space(8), root.preferredWidth * Math.max(1, Theme.textScale * 0.85))
        height: Math.min(root.height - Theme.space(8), column.implicitHeight + foot.height + Theme.space(15))
        radius: 12

        Flickable {
            id: flick
            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: foot.top
            anchors.margins: Theme.space(6)
            anchors.bottomMargin: Theme.space(3)
            contentHeight: column.implicitHeight
            contentWidth: width
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: column
                width: flick.width
                spacing: Theme.space(4)

                Column {
                    width: parent.width
                    spacing: Theme.space(1)
                    Heading {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: root.page.adapter.headline
                        wrapMode: Text.Wrap
                        font.pixelSize: Theme.display * 0.85
                    }
                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: root.page.adapter.sentence
                        color: Theme.muted
                        wrapMode: Text.Wrap
                    }
                }
                MatchStory {
                    width: parent.width
                    story: root.page.adapter.matchStory
                    onWatchMoment: step => root.page.watchMoment(step)
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
        Flow {
            id: foot
            readonly property real oneRow: Array.from(children).filter(button => button !== sequelButton || root.sequel !== "").reduce((sum, button) => sum + (button as Item).implicitWidth + spacing, -spacing)
            width: Math.min(oneRow, sheet.width - Theme.space(8))
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space(5)
            spacing: Theme.space(3)
            PushButton {
                look: PushButton.Primary
                text: qsTr("Play again")
                hint: qsTr("Same players, options and cards; new luck")
                focus: true
                objectName: "again"
                onClicked: root.page.again()
            }
            PushButton {
                text: qsTr("Change seats…")
                objectName: "changeSeats"
                onClicked: root.page.changeSeats()
            }
            PushButton {
                id: sequelButton
                visible: root.sequel !== ""
                text: root.sequel
                hint: root.sequelHint
                objectName: "sequel"
                onClicked: root.page.goOn(root.sequelOption)
            }
            PushButton {
                text: qsTr("Watch it again")
                hint: qsTr("The whole match, at any speed, from any side")
                objectName: "watchAgain"
                onClicked: root.page.watchAgain()
            }
            PushButton {
                text: qsTr("Look back")
                hint: root.page.match.hasChance ? qsTr("How the chances changed, which choices cost most, and what was luck") : qsTr("How the chances changed, and which choices cost most")
                objectName: "analyse"
                onClicked: root.page.analyse()
            }
            PushButton {
                text: qsTr("Scorebook")
                objectName: "resultScorebook"
                hint: qsTr("The match as a scorer keeps it (Ctrl+B)")
                onClicked: root.page.showScorebook()
            }
            PushButton {
                text: qsTr("Look at the table")
                onClicked: root.aside = true
            }
            PushButton {
                text: qsTr("Home")
                objectName: "home"
                onClicked: root.page.leave()
            }
        }
    }
}
