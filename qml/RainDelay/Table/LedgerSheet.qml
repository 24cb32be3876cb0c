pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The outcomes of a source of chance so far: the count of each as a bar, its expected count as a
/// mark on the bar, and the evenness of the whole.
Sheet {
    id: root

    required property MatchController match
    readonly property real most: Math.max(1, ...ledger.came, ...ledger.expected)
    readonly property bool empty: ledger.parts.length === 0

    title: qsTr("The luck of the draw")
    preferredWidth: 720
    preferredHeight: 620
    objectName: "ledger"
    Keys.onUpPressed: root.scroll(-1)
    Keys.onDownPressed: root.scroll(1)

    function scroll(lines: int): void {
        const most = Math.max(0, rows.contentHeight - rows.height);
        rows.contentY = Math.max(0, Math.min(most, rows.contentY + lines * 2 * Theme.body));
    }

    component Figure: Text {
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        font.family: Theme.fontIndex
        font.pixelSize: Theme.large
        color: Theme.ink
        textFormat: Text.PlainText
    }
    component Caption: Label {
        leftPadding: Theme.space(4)
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.small
        color: Theme.muted
    }

    LedgerView {
        id: ledger
        match: root.match
    }
    Label {
        anchors.centerIn: parent
        visible: root.empty
        color: Theme.muted
        text: qsTr("Nothing has been drawn yet.")
    }
    Column {
        id: head
        visible: !root.empty
        width: parent.width
        spacing: Theme.space(3)

        Segments {
            visible: ledger.parts.length > 1
            width: parent.width
            name: qsTr("Source of chance")
            objectName: "ledgerParts"
            labels: ledger.parts
            current: ledger.part
            onChosen: index => {
                ledger.part = index;
                rows.contentY = 0;
            }
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            objectName: "ledgerEvenness"
            text: ledger.evenness
            font.weight: Font.DemiBold
        }
        Item {
            width: parent.width
            height: words.height
            Label {
                id: words
                width: captions.x - Theme.space(3)
                wrapMode: Text.Wrap
                color: Theme.muted
                font.pixelSize: Theme.small
                text: qsTr("%n drawn. Bars: actual; marks: expected.", "", ledger.draws)
            }
            Row {
                id: captions
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                Caption {
                    id: cameWord
                    text: qsTr("actual")
                }
                Caption {
                    id: expectedWord
                    text: qsTr("expected")
                }
            }
        }
    }
    Flickable {
        id: rows
        visible: !root.empty
        anchors.top: head.bottom
        anchors.topMargin: Theme.space(1)
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: list.height

        Column {
            id: list
            width: parent.width
            Repeater {
                model: ledger.groups.length
                Row {
                    id: row
                    required property int index
                    readonly property string group: ledger.groups[index] ?? ""
                    readonly property int came: ledger.came[index] ?? 0
                    readonly property real expected: ledger.expected[index] ?? 0

                    // A few rows are larger than many.
                    height: Math.max(Theme.large * 1.5, name.implicitHeight + Theme.space(1), Math.min(Theme.large * 2.2, rows.height / ledger.groups.length))
                    objectName: "ledger." + index
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2, expected %3").arg(group).arg(came).arg(expected.toLocaleString(Qt.locale(), "f", 1))

                    Label {
                        id: name
                        anchors.verticalCenter: parent.verticalCenter
                        width: list.width * 0.26
                        rightPadding: Theme.space(2)
                        wrapMode: Text.Wrap
                        text: row.group
                    }
                    Item {
                        id: place
                        width: list.width - name.width - captions.width
                        height: row.height
                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: place.width * row.came / root.most
                            height: parent.height * 0.62
                            radius: 3
                            color: Theme.brick
                        }
                        Rectangle {
                            x: place.width * row.expected / root.most - width / 2
                            anchors.verticalCenter: parent.verticalCenter
                            width: 5
                            height: parent.height * 0.86
                            radius: 2
                            color: Theme.dusk
                            border.color: Theme.surface
                            border.width: 1
                        }
                    }
                    Figure {
                        width: cameWord.width
                        text: row.came
                    }
                    Figure {
                        width: expectedWord.width
                        text: row.expected.toLocaleString(Qt.locale(), "f", 1)
                        color: Theme.dusk
                    }
                }
            }
        }
    }
    Scroller {
        anchors.left: rows.right
        anchors.leftMargin: Theme.space(1)
        anchors.top: rows.top
        anchors.bottom: rows.bottom
        visible: rows.visible && size < 1
        orientation: Qt.Vertical
        size: rows.visibleArea.heightRatio
        position: rows.visibleArea.yPosition
        onPositionChanged: if (pressed)
            rows.contentY = position * rows.contentHeight
    }
}
