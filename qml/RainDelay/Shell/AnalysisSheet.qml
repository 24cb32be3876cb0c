pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session

/// A match that is over, looked back at: how the chances changed, the choices that cost most, with ways
/// to look at them and to try again from there, and what was choice and what luck.
Sheet {
    id: root

    required property Replay replay
    readonly property MatchAnalysis analysis: replay.analysis
    /// A new match is to begin where the replay stands.
    signal playOn

    function look(stop: int): void {
        root.replay.stop = stop;
        root.dismissed();
    }

    title: qsTr("Looking back")
    preferredWidth: 860
    preferredHeight: 680
    objectName: "analysis"
    Component.onCompleted: root.analysis.begin()

    Column {
        visible: !root.analysis.done
        anchors.centerIn: parent
        width: Math.min(parent.width, 460 * Theme.textScale)
        spacing: Theme.space(4)
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            text: root.analysis.going ? qsTr("Every choice of the match is thought about once more, with what its player could know then.") : qsTr("Nothing was found out yet.")
        }
        ProgressBar {
            objectName: "analysisProgress"
            visible: root.analysis.going
            width: parent.width
            name: qsTr("Looking back")
            value: root.analysis.progress
        }
        PushButton {
            anchors.horizontalCenter: parent.horizontalCenter
            objectName: "analysisGo"
            text: root.analysis.going ? qsTr("Cancel") : qsTr("Look back")
            focus: !root.analysis.done
            onClicked: {
                if (root.analysis.going)
                    root.analysis.cancel();
                else
                    root.analysis.begin();
            }
        }
    }
    Flickable {
        id: flick
        visible: root.analysis.done
        anchors.fill: parent
        clip: true
        contentHeight: found.height
        boundsBehavior: Flickable.StopAtBounds
        // Beside the words.
        T.ScrollBar.vertical: Scroller {
            parent: flick.parent
            anchors.left: flick.right
            anchors.leftMargin: Theme.space(1)
            anchors.top: flick.top
            anchors.bottom: flick.bottom
            visible: flick.visible && size < 1
        }

        Column {
            id: found
            width: flick.width - Theme.space(2)
            spacing: Theme.space(4)

            Item {
                width: parent.width
                height: Math.max(chanceOf.height, curves.visible ? curves.height : 0)
                Label {
                    id: chanceOf
                    anchors.verticalCenter: parent.verticalCenter
                    text: curves.visible ? qsTr("Chance to win, by what each could know, of") : qsTr("Chance of %1 to win").arg(root.analysis.curveOf)
                    font.weight: Font.DemiBold
                }
                Segments {
                    id: curves
                    objectName: "analysisCurves"
                    visible: root.analysis.curves.length > 1
                    anchors.left: chanceOf.right
                    anchors.leftMargin: Theme.space(3)
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    name: qsTr("Chance of")
                    labels: root.analysis.curves
                    current: root.analysis.curve
                    onChosen: index => root.analysis.curve = index
                }
            }
            WinCurve {
                objectName: "analysisCurve"
                width: parent.width
                height: 170 * Math.min(1.3, Theme.textScale)
                inset: Theme.small * 3.4
                detailed: true
                replay: root.replay
            }
            Label {
                width: parent.width
                wrapMode: Text.Wrap
                font.weight: Font.DemiBold
                text: root.analysis.mistakeStops.length > 0 ? qsTr("The choices that cost most") : qsTr("No choice can be told from the best one.")
            }
            Repeater {
                model: root.analysis.mistakeStops
                Item {
                    id: row

                    required property int index
                    required property int modelData
                    readonly property string cost: root.analysis.mistakeCosts[index] ?? ""

                    objectName: "mistake." + index
                    width: found.width
                    height: Math.max(words.height, ways.height)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: cost + " " + words.text

                    Text {
                        id: cost
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.large * 4.2
                        text: qsTr("%1.  %2", "number and cost of a mistake").arg(row.index + 1).arg(row.cost)
                        font.family: Theme.fontIndex
                        font.pixelSize: Theme.large * 1.15
                        color: Theme.brick
                        textFormat: Text.PlainText
                    }
                    Label {
                        id: words
                        anchors.left: cost.right
                        anchors.right: ways.left
                        anchors.margins: Theme.space(3)
                        anchors.verticalCenter: parent.verticalCenter
                        wrapMode: Text.Wrap
                        text: root.analysis.mistakeWords[row.index] ?? ""
                    }
                    Row {
                        id: ways
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.space(2)
                        PushButton {
                            objectName: "mistakeLook." + row.index
                            text: qsTr("Look")
                            hint: qsTr("The table as it was before this choice")
                            onClicked: root.look(row.modelData)
                        }
                        PushButton {
                            objectName: "mistakeTry." + row.index
                            text: qsTr("Try again")
                            hint: qsTr("Begins a new match before this choice; this one stays as it is")
                            onClicked: {
                                root.replay.stop = row.modelData;
                                root.playOn();
                            }
                        }
                    }
                }
            }
            Label {
                width: parent.width
                font.weight: Font.DemiBold
                text: qsTr("Choice and luck")
            }
            Repeater {
                model: root.analysis.balances
                Label {
                    required property int index
                    required property string modelData

                    objectName: "balance." + index
                    width: found.width
                    wrapMode: Text.Wrap
                    text: modelData
                }
            }
            Label {
                objectName: "analysisProblem"
                visible: text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                color: Theme.danger
                text: root.analysis.problem
            }
            Label {
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.muted
                text: qsTr("100 % is a match won; it begins with even chances. Choices are judged by what their player could know then, by playing on in thought: estimates, whose error follows the ±. Luck is all that nobody chose (what was drawn and dealt, and what the others held), with differences that are too small to be told from it.")
            }
        }
    }
}
