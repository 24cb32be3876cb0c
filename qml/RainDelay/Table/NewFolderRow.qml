pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Asks for the name of a folder to be made where a file sheet is; not there until it is needed.
Item {
    id: root

    required property FolderModel files
    signal done

    function ask(): void {
        root.visible = true;
        field.text = "";
        wrong.text = "";
        field.forceActiveFocus();
    }
    function make(): void {
        wrong.text = root.files.makeFolder(field.text);
        if (wrong.text === "")
            root.close();
    }
    function close(): void {
        root.visible = false;
        root.done();
    }

    visible: false
    height: visible ? column.height + 2 * Theme.space(2) : 0

    Column {
        id: column
        y: Theme.space(2)
        width: parent.width
        spacing: Theme.space(1)
        Row {
            width: parent.width
            spacing: Theme.space(2)
            Field {
                id: field
                objectName: "folderName"
                name: qsTr("Name of the new folder")
                placeholderText: name
                width: parent.width - create.width - cancel.width - 2 * parent.spacing
                onAccepted: root.make()
                Keys.onEscapePressed: root.close()
            }
            PushButton {
                id: create
                objectName: "makeFolder"
                enabled: field.text.trim() !== ""
                text: qsTr("Create")
                onClicked: root.make()
            }
            PushButton {
                id: cancel
                look: PushButton.Quiet
                iconName: "close"
                hint: qsTr("Cancel (Esc)")
                onClicked: root.close()
            }
        }
        Label {
            id: wrong
            objectName: "noFolder"
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.danger
            Accessible.role: Accessible.AlertMessage
        }
    }
}
