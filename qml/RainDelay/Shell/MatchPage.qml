pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// A match: a bar with the ways out of it, and below the game's own table, or the hand-over while
/// nobody looks: then there is no table.
FocusScope {
    id: root

    required property MatchController match
    /// Set if the match is watched, not played.
    property Replay replay: null
    /// Set if the match is a lesson's.
    property Lesson lesson: null
    /// What the page below is called.
    property string below: ""
    signal leave
    signal again
    signal changeSeats
    signal goOn(string option)
    signal readRules
    signal readRule(string rule)
    signal openSettings
    signal playOn
    signal watchAgain
    signal watchMoment(int step)
    signal analyseAgain
    /// The match is watched to look back at it: the sheet is to be open from the beginning.
    property bool analysing: false

    readonly property string command: Qt.platform.os === "osx" ? "⌘" : qsTr("Ctrl+", "a key and what joins it to another")
    readonly property string shifted: Qt.platform.os === "osx" ? "⇧⌘" : qsTr("Ctrl+Shift+", "keys and what joins them to another")
    /// Takes back, or says why not.
    function undo(): void {
        if (root.replay || root.match.takeback.undo() || root.match.decision.refusalText === "")
            return;
        if (root.page)
            root.page.tell(root.match.decision.refusalText);
    }
    /// The action to take if the player agrees to leave a match that couldn't be saved.
    property var leaving: null
    /// Does it if all of the match is saved, else once the player agrees.
    function whenSaved(then: var): void {
        if (root.replay || root.match.save())
            then();
        else
            root.leaving = then;
    }
    function answer(agreed: bool): void {
        const then = root.leaving;
        root.leaving = null;
        if (!then)
            root.match.takeback.answerUndo(agreed);
        else if (agreed)
            then();
    }
    readonly property TablePage page: table.item as TablePage
    readonly property bool tableDue: match.seating.lookingSeat >= 0
    readonly property bool handOverDue: match.seating.handOverTo >= 0
    /// Another window, or another program, is in front.
    property bool away: Qt.application.state !== Qt.ApplicationActive

    function showTable(): void {
        if (root.tableDue)
            table.setSource(GameCatalog.pageUrl(root.match.gameId), {
                "match": root.match,
                "focus": true
            });
        else
            table.source = "";
    }
    function showAnalysis(): void {
        root.page?.showSheet(Qt.resolvedUrl("AnalysisSheet.qml"), {
            "replay": root.replay
        });
    }
    function showHandOver(): void {
        if (root.handOverDue)
            handOver.setSource("qrc:/qt/qml/RainDelay/Table/HandOver.qml", {
                "match": root.match,
                "focus": true
            });
        else
            handOver.source = "";
    }

    // Wherever the keyboard is, a sheet over the table goes first. A match that is played isn't left by a slip.
    Keys.onEscapePressed: event => {
        const sheet = root.page?.sheetItem as Sheet;
        event.accepted = sheet !== null || root.replay !== null;
        if (sheet)
            sheet.dismissed();
        else if (mistakeBar.visible)
            root.replay.lookAt(-1);
        else if (root.replay)
            root.leave();
    }
    onTableDueChanged: showTable()
    onHandOverDueChanged: showHandOver()
    onAwayChanged: if (away)
        match.seating.cover()
    Component.onCompleted: {
        if (root.replay)
            replayBar.setSource("ReplayBar.qml", {
                "replay": root.replay
            });
        showTable();
        showHandOver();
        if (root.analysing)
            showAnalysis();
    }

    component Shade: Rectangle {
        width: root.width
        visible: root.page?.covered ?? false
        color: Theme.shade
    }

    Panel {
        id: bar
        width: parent.width
        height: Theme.target + Theme.space(2)
        radius: 0
        border.width: 0

        PushButton {
            objectName: "leaveMatch"
            anchors.left: parent.left
            anchors.leftMargin: Theme.space(2)
            anchors.verticalCenter: parent.verticalCenter
            look: PushButton.Quiet
            iconName: "back"
            text: root.below
            hint: root.replay ? qsTr("Back: %1 (Esc)").arg(root.below) : root.lesson ? qsTr("Back: %1").arg(root.below) : qsTr("Back: %1. The match can be resumed later").arg(root.below)
            onClicked: root.whenSaved(root.leave)
        }
        Row {
            anchors.centerIn: parent
            spacing: Theme.space(3)
            Heading {
                text: root.match.title
                font.pixelSize: Theme.large
            }
            Label {
                visible: text !== ""
                anchors.verticalCenter: parent.verticalCenter
                objectName: "kindOfMatch"
                text: [root.replay ? qsTr("Replay") : root.lesson ? qsTr("Lesson") : root.match.takeback.practice ? qsTr("Practice") : "", root.match.faces.deckName].filter(part => part !== "").join(" · ")
                color: Theme.muted
            }
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space(2)
            anchors.verticalCenter: parent.verticalCenter
            Row {
                visible: root.tableDue && !root.handOverDue && !root.replay
                PushButton {
                    id: undoButton
                    objectName: "undo"
                    look: PushButton.Quiet
                    iconName: "undo"
                    // Dimmed means that there is nothing to take back; pressed, it says why.
                    opacity: root.match.takeback.canUndo ? 1 : 0.45
                    hint: root.match.takeback.canUndo ? qsTr("Take back the last choice (%1)").arg(root.command + "Z") : root.match.takeback.undoStop
                    onClicked: root.undo()
                }
                PushButton {
                    objectName: "redo"
                    look: PushButton.Quiet
                    iconName: "redo"
                    enabled: root.match.takeback.canRedo
                    hint: qsTr("Do it again (%1)").arg(root.shifted + "Z")
                    onClicked: root.match.takeback.redo()
                }
                PushButton {
                    objectName: "coach"
                    visible: !root.lesson && GameCatalog.duties(root.match.gameId).length > 0
                    look: PushButton.Quiet
                    iconName: "coach"
                    hint: qsTr("What the bench coach decides")
                    onClicked: root.page?.showSheet(Qt.resolvedUrl("CoachSheet.qml"), {
                        "match": root.match
                    })
                }
            }
            PushButton {
                objectName: "rules"
                look: PushButton.Quiet
                iconName: "book"
                hint: qsTr("Rules (F1)")
                onClicked: root.readRules()
            }
            PushButton {
                objectName: "tableSettings"
                look: PushButton.Quiet
                iconName: "gear"
                hint: qsTr("Settings")
                onClicked: root.openSettings()
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
    Unsaved {
        id: unsaved
        anchors.top: bar.bottom
        width: parent.width
        match: root.match
    }
    FacesNote {
        id: facesNote
        anchors.top: unsaved.bottom
        width: parent.width
        match: root.match
    }
    TipBar {
        id: tipBar
        anchors.top: facesNote.bottom
        width: parent.width
        match: root.match
        onReadRule: rule => root.readRule(rule)
        onDone: table.forceActiveFocus()
        enabled: !(root.page?.covered ?? false) && !question.due
    }
    LessonBar {
        id: lessonBar
        anchors.top: tipBar.bottom
        width: parent.width
        lesson: root.lesson
        room: root.height
        onReadRule: rule => root.readRule(rule)
        onPlayOn: root.playOn()
        onWentOn: table.forceActiveFocus()
        onNewMatch: root.changeSeats()
        enabled: !(root.page?.covered ?? false)
    }
    MistakeBar {
        id: mistakeBar
        anchors.top: lessonBar.bottom
        width: parent.width
        replay: root.replay
        enabled: !(root.page?.covered ?? false)
        onAnalyse: root.showAnalysis()
    }
    Loader {
        id: table
        objectName: "table"
        anchors.top: mistakeBar.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: replayBar.top
        focus: !root.handOverDue
        enabled: !root.handOverDue && !question.due
    }
    Loader {
        id: replayBar
        // A sheet over the table has the keys for itself.
        enabled: !(root.page?.covered ?? false)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
    // What a sheet over the table doesn't cover can't be reached: it is shaded as the table is.
    Shade {
        objectName: "stripShade"
        anchors.top: facesNote.bottom
        anchors.bottom: table.top
    }
    Shade {
        anchors.top: table.bottom
        anchors.bottom: parent.bottom
    }
    Connections {
        target: replayBar.item
        ignoreUnknownSignals: true
        function onPlayOn(): void {
            root.playOn();
        }
        function onAnalyse(): void {
            root.showAnalysis();
        }
    }
    Connections {
        target: root.page?.sheetItem ?? null
        ignoreUnknownSignals: true
        function onPlayOn(): void {
            root.playOn();
        }
    }
    Loader {
        id: handOver
        objectName: "handOver"
        anchors.fill: table
        focus: root.handOverDue
    }
    Connections {
        target: table.item
        ignoreUnknownSignals: true
        function onLeave(): void {
            root.whenSaved(root.leave);
        }
        function onAgain(): void {
            root.whenSaved(root.again);
        }
        function onChangeSeats(): void {
            root.whenSaved(root.changeSeats);
        }
        function onGoOn(option: string): void {
            root.whenSaved(() => root.goOn(option));
        }
        function onWatchAgain(): void {
            root.whenSaved(root.watchAgain);
        }
        function onWatchMoment(step: int): void {
            root.whenSaved(() => root.watchMoment(step));
        }
        function onAnalyse(): void {
            root.whenSaved(root.analyseAgain);
        }
        function onLookUp(step: int): void {
            root.replay.seekToStep(step);
        }
    }
    Loader {
        id: question

        readonly property bool due: root.match.takeback.undoAsks >= 0 || root.leaving !== null

        anchors.fill: parent
        onDueChanged: {
            if (!question.due) {
                question.source = "";
                table.forceActiveFocus();
                return;
            }
            question.setSource("qrc:/qt/qml/RainDelay/Kit/Question.qml", root.leaving ? {
                "title": qsTr("Leave without saving?"),
                "words": qsTr("The last moves of this match couldn't be written. If you leave now, they are lost."),
                "no": qsTr("Stay"),
                "yes": qsTr("Leave"),
                "careful": true
            } : {
                "title": qsTr("Take it back?"),
                "words": root.match.takeback.undoQuestion,
                "no": qsTr("No, it stands"),
                "yes": qsTr("Take it back")
            });
        }
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: question.item
        ignoreUnknownSignals: true
        function onAnswered(agreed: bool): void {
            root.answer(agreed);
        }
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        onActivated: root.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: root.match.takeback.redo()
    }
}
