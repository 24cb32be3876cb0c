pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// A match that is over, looked back at: how the chances changed; then of each player, persons first, what
/// was choice and what luck, and the choices that cost most, with ways to look at them and to try again.
Sheet {
    id: root

    required property Replay replay
    readonly property MatchAnalysis analysis: replay.analysis
    /// A new match is to begin where the replay stands.
    signal playOn

    function look(mistake: int): void {
        root.replay.lookAt(mistake);
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
            text: root.analysis.going ? qsTr("Every choice of the match is judged again, by what its player could know at the time.") : qsTr("Not looked at yet.")
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
    Form {
        id: found
        objectName: "analysisFound"
        visible: root.analysis.done
        anchors.fill: parent

        readonly property real rowWidth: width - Theme.space(5)

        Item {
            width: parent.width
            height: Math.max(chanceOf.height, curves.visible ? curves.height : 0)
            Label {
                id: chanceOf
                anchors.verticalCenter: parent.verticalCenter
                text: curves.visible ? qsTr("Chance to win, by what each player could know:") : qsTr("%1's chance to win").arg(root.analysis.curveOf)
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
                name: qsTr("Whose chance")
                labels: root.analysis.curves
                current: root.analysis.curve
                onChosen: index => root.analysis.curve = index
            }
        }
        WinCurve {
            objectName: "analysisCurve"
            width: parent.width
            height: 190 * Math.min(1.3, Theme.textScale)
            detailed: true
            replay: root.replay
        }
        Repeater {
            model: root.analysis.sides
            Column {
                id: side

                required property int index
                required property analysisSide modelData

                objectName: "side." + index
                width: found.rowWidth
                spacing: Theme.space(3)

                Heading {
                    width: parent.width
                    text: side.modelData.name
                    font.pixelSize: Theme.large
                    elide: Text.ElideRight
                }
                Label {
                    objectName: "balance." + side.index
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: side.modelData.balance
                }
                Repeater {
                    model: side.modelData.count
                    MistakeRow {
                        required property int index

                        width: side.width
                        number: side.modelData.first + index
                        told: root.analysis.mistakes[number]
                        onLook: root.look(number)
                        onTryAgain: {
                            root.replay.stop = told.stop;
                            root.playOn();
                        }
                    }
                }
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
        Note {
            objectName: "analysisNote"
            text: root.analysis.exact ? qsTr("100% is a match won; it starts even. The game is solved: each cost is exact, by what the player could know then. Once the winner is settled, the margin counts.") : qsTr("100% is a match won; it starts even. Choices are judged by rollouts from what their player could know then: estimates, with the error after the ±. Once the winner is settled, the margin counts.")
        }
        Note {
            objectName: "analysisLuck"
            text: root.replay.match.hasChance ? qsTr("Luck is whatever nobody chose: the draw, the deal, what the others held – and differences too small to tell from it.") : qsTr("When hidden choices happen to clash, that is nobody's mistake.")
        }
    }

    component Note: Label {
        width: parent?.width ?? 0
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.muted
    }
}
