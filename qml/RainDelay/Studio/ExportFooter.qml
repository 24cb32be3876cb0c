pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit

/// The lower edge of the export sheet: where to, what will be made, how far it is, and what was made.
Column {
    id: root

    required property DeckExport maker
    /// The error; "" if nothing went wrong.
    property string wrong: ""
    readonly property bool finished: maker.madeName !== ""
    signal chooseFolder

    function openPlace(place: url): void {
        if (!Qt.openUrlExternally(place))
            root.wrong = qsTr("No program on this computer opens it. It is here: %1").arg(root.maker.target);
    }

    spacing: Theme.space(2)

    Connections {
        target: root.maker
        function onRunningChanged(): void {
            if (root.maker.running)
                root.wrong = "";
        }
        function onPlanChanged(): void {
            root.wrong = "";
        }
        function onFailed(why: string): void {
            root.wrong = why;
        }
        function onCancelled(): void {
            root.wrong = qsTr("Cancelled: nothing was written.");
        }
    }
    Item {
        width: parent.width
        height: folder.height
        OneLine {
            objectName: "target"
            anchors.left: parent.left
            anchors.right: folder.left
            anchors.rightMargin: Theme.space(2)
            anchors.verticalCenter: parent.verticalCenter
            text: root.maker.target
            elide: Text.ElideMiddle
            font.pixelSize: Theme.small
            color: Theme.muted
            Accessible.name: qsTr("Will be written to %1").arg(text)
        }
        PushButton {
            id: folder
            objectName: "chooseFolder"
            anchors.right: parent.right
            look: PushButton.Quiet
            iconName: "folder"
            text: qsTr("Folder …")
            hint: qsTr("Choose the folder to write to")
            enabled: !root.maker.running
            onClicked: root.chooseFolder()
        }
    }
    Item {
        width: parent.width
        height: Math.max(said.implicitHeight, actions.height)
        Label {
            id: said
            objectName: "said"
            anchors.left: parent.left
            anchors.right: actions.left
            anchors.rightMargin: Theme.space(3)
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.maker.running
            wrapMode: Text.Wrap
            color: root.wrong !== "" || root.maker.hindrance !== "" && !root.finished ? Theme.danger : Theme.ink
            text: root.wrong !== "" ? root.wrong : root.finished ? qsTr("Done: %1").arg(root.maker.madeName) : root.maker.hindrance !== "" ? root.maker.hindrance : root.maker.summary + (root.maker.replaces ? "\n" + qsTr("Files already there will be replaced.") : "")
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        ProgressBar {
            objectName: "progress"
            anchors.left: parent.left
            anchors.right: actions.left
            anchors.rightMargin: Theme.space(4)
            anchors.verticalCenter: parent.verticalCenter
            visible: root.maker.running
            name: qsTr("Progress of the export")
            value: root.maker.progress
        }
        Row {
            id: actions
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space(2)
            PushButton {
                objectName: "openMade"
                visible: root.finished && !root.maker.running
                text: qsTr("Open")
                hint: qsTr("Opens it with its usual program")
                onClicked: root.openPlace(root.maker.made)
            }
            PushButton {
                objectName: "showMade"
                visible: root.finished && !root.maker.running
                iconName: "folder"
                text: qsTr("Show in folder")
                onClicked: root.openPlace(root.maker.madeFolder)
            }
            PushButton {
                objectName: "cancelExport"
                visible: root.maker.running
                text: qsTr("Cancel")
                hint: qsTr("Leaves nothing behind (Esc)")
                onClicked: root.maker.cancel()
            }
            PushButton {
                objectName: "export"
                focus: true
                look: PushButton.Primary
                iconName: "out"
                visible: !root.maker.running
                enabled: root.maker.hindrance === ""
                text: root.finished ? qsTr("Export again") : root.maker.findings.errors > 0 ? qsTr("Export anyway") : root.maker.replaces ? qsTr("Replace") : qsTr("Export")
                hint: root.maker.findings.errors > 0 ? qsTr("Despite the deck's problems") : ""
                onClicked: root.maker.begin()
            }
        }
    }
}
