pragma ComponentBehavior: Bound

import QtQuick

/// A sheet of paper laid over the page: title, content, and a way out by its cross, Escape or a
/// click beside it. The page beneath is shaded; the sheet's user disables it.
FocusScope {
    id: root

    property string title: ""
    property int preferredWidth: 760
    property int preferredHeight: 640
    /// One item on the lower edge, with the buttons in it.
    property alias footer: footerSlot.data
    default property alias content: contentSlot.data
    signal dismissed

    focus: true
    Keys.onEscapePressed: root.dismissed()
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        color: Theme.shade
        MouseArea {
            objectName: "beside"
            anchors.fill: parent
            hoverEnabled: true
            onClicked: root.dismissed()
            onWheel: wheel => wheel.accepted = true
        }
    }
    Panel {
        id: panel
        anchors.centerIn: parent
        width: Math.min(root.preferredWidth * Math.max(1, Theme.textScale * 0.9), root.width - Theme.space(8))
        height: Math.min(root.preferredHeight * Math.max(1, Theme.textScale * 0.9), root.height - Theme.space(8))
        radius: 12

        MouseArea {
            anchors.fill: parent
        }
        Heading {
            id: heading
            anchors.left: parent.left
            anchors.leftMargin: Theme.space(6)
            anchors.verticalCenter: close.verticalCenter
            anchors.right: close.left
            text: root.title
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.body
            elide: Text.ElideRight
        }
        PushButton {
            id: close
            objectName: "closeSheet"
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space(3)
            look: PushButton.Quiet
            iconName: "close"
            hint: qsTr("Close (Esc)")
            onClicked: root.dismissed()
        }
        Item {
            id: contentSlot
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: close.bottom
            anchors.bottom: footerSlot.top
            anchors.margins: Theme.space(6)
            anchors.topMargin: Theme.space(2)
            anchors.bottomMargin: Theme.space(3)
        }
        Item {
            id: footerSlot
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.space(6)
            anchors.bottomMargin: children.length > 0 ? Theme.space(5) : 0
            // (childrenRect can end in a loop of bindings.)
            height: children.length > 0 ? children[0].height : 0
        }
    }
}
