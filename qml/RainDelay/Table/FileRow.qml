pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A folder or a file in the list of a FileSheet.
PushButton {
    id: root

    required property int index
    required property string name
    required property bool isFolder
    required property url url
    required property string when
    property bool chosen: false

    objectName: "file-" + index
    look: PushButton.Quiet
    focusPolicy: Qt.NoFocus
    text: isFolder ? qsTr("Folder %1").arg(name) : name
    contentItem: Item {
        implicitHeight: words.implicitHeight
        Icon {
            id: sign
            visible: root.isFolder
            anchors.verticalCenter: parent.verticalCenter
            name: "folder"
            color: Theme.muted
        }
        OneLine {
            id: words
            anchors.left: parent.left
            anchors.leftMargin: sign.width + Theme.space(2)
            anchors.right: date.left
            anchors.rightMargin: Theme.space(3)
            anchors.verticalCenter: parent.verticalCenter
            text: root.name
            elide: Text.ElideMiddle
            font.weight: root.chosen ? Font.DemiBold : Font.Normal
            color: root.chosen ? Theme.brick : Theme.ink
        }
        Label {
            id: date
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.isFolder ? "" : root.when
            font.pixelSize: Theme.small
            color: Theme.muted
        }
    }
}
