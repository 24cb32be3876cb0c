pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Table

/// Asks for a file: one that is there, or (`saving`) a name for one to be written. By mouse or by
/// keys: the arrows and Enter in the list, Backspace to the folder above.
Sheet {
    id: root

    property bool saving: false
    /// It is about a folder; `ending` is "" then.
    property bool forFolder: false
    /// The extension of the files it is about, ".raindelay"; for opening also several, ".csv .ods".
    required property string ending
    /// The proposal: a folder, and the name for a file to be saved.
    property string folder: ""
    property alias fileName: field.text
    /// The text of the button.
    property string verb: saving ? qsTr("Save") : forFolder ? qsTr("This folder") : qsTr("Open")
    signal picked(url file)

    readonly property bool replaces: saving && field.text.trim() !== "" && files.count >= 0 && files.has(field.text)

    function open(row: int): void {
        const entry = list.itemAtIndex(row) as FileRow;
        if (!entry)
            return;
        if (entry.isFolder)
            files.path = files.path + "/" + entry.name;
        else if (root.saving)
            field.text = entry.name;
        else
            root.picked(entry.url);
    }
    function done(): void {
        if (root.forFolder)
            root.picked(files.fileUrl(""));
        else if (root.saving && field.text.trim() !== "")
            root.picked(files.fileUrl(field.text));
        else if (!root.saving)
            root.open(list.currentIndex);
    }

    preferredWidth: 760
    preferredHeight: 640
    objectName: "fileSheet"
    Component.onCompleted: {
        if (root.folder !== "")
            files.path = root.folder;
        (root.saving ? field : list).forceActiveFocus();
        field.selectAll();
    }

    FolderModel {
        id: files
        ending: root.ending
        foldersOnly: root.forFolder
    }
    Flow {
        id: places
        width: parent.width
        spacing: Theme.space(1)
        PushButton {
            objectName: "folderUp"
            look: PushButton.Quiet
            iconName: "up"
            enabled: files.hasParent
            hint: qsTr("The folder above (Backspace)")
            onClicked: files.goUp()
        }
        PushButton {
            objectName: "newFolder"
            visible: root.forFolder || root.saving
            look: PushButton.Quiet
            iconName: "newFolder"
            hint: qsTr("New folder here")
            onClicked: newFolder.ask()
        }
        Repeater {
            model: files.placeNames
            PushButton {
                required property int index
                required property string modelData
                objectName: "place-" + index
                text: modelData
                look: PushButton.Quiet
                hint: files.placePaths[index]
                onClicked: files.path = files.placePaths[index]
            }
        }
    }
    NewFolderRow {
        id: newFolder
        anchors.top: places.bottom
        width: parent.width
        files: files
        onDone: list.forceActiveFocus()
    }
    OneLine {
        id: where
        objectName: "folder"
        anchors.top: newFolder.bottom
        anchors.topMargin: Theme.space(1)
        width: parent.width
        text: files.path
        elide: Text.ElideMiddle
        font.pixelSize: Theme.small
        color: Theme.muted
    }
    ListView {
        id: list
        objectName: "files"
        anchors.top: where.bottom
        anchors.topMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        width: parent.width
        model: files
        clip: true
        focus: !root.saving
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        T.ScrollBar.vertical: Scroller {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Files")
        delegate: FileRow {
            id: row
            width: ListView.view.width - Theme.space(4)
            chosen: ListView.isCurrentItem && list.activeFocus
            onClicked: {
                list.currentIndex = row.index;
                root.open(row.index);
            }
        }
        Keys.onReturnPressed: root.open(list.currentIndex)
        Keys.onEnterPressed: root.open(list.currentIndex)
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Backspace)
                return;
            files.goUp();
            event.accepted = true;
        }
    }
    Label {
        anchors.centerIn: list
        width: list.width * 0.8
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        visible: files.count === 0
        text: root.forFolder ? qsTr("No folders here.") : qsTr("No matching files here.")
        color: Theme.muted
    }
    footer: Item {
        width: parent.width
        height: Math.max(field.height, button.height) + (words.visible ? words.height + Theme.space(2) : 0)
        Label {
            id: words
            objectName: "replaces"
            visible: root.replaces
            width: parent.width
            text: qsTr("A file of this name already exists and would be replaced.")
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.danger
        }
        Field {
            id: field
            objectName: "fileName"
            visible: root.saving
            name: qsTr("File name")
            anchors.left: parent.left
            anchors.right: button.left
            anchors.rightMargin: Theme.space(3)
            anchors.bottom: parent.bottom
            onAccepted: root.done()
        }
        PushButton {
            id: button
            objectName: "fileDone"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            look: PushButton.Primary
            enabled: root.forFolder || (root.saving ? field.text.trim() !== "" : list.currentIndex >= 0)
            text: root.replaces ? qsTr("Replace") : root.verb
            onClicked: root.done()
        }
    }
}
