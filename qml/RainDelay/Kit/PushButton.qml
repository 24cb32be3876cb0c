pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// A button with words, and an icon before them if it has one. Primary: the one thing to do here.
/// Quiet: no frame until it is pointed at.
T.Button {
    id: root

    enum Look {
        Normal,
        Primary,
        Quiet
    }

    property int look: PushButton.Normal
    property string iconName: ""
    property string hint: ""
    /// It is to be pressed next: a ring says so.
    property bool cued: false
    /// The key that does the same, shown before the words.
    property string keyCap: ""

    /// There is no room for all of the words: pointed at, it tells the rest.
    property bool shortened: false

    readonly property color foreground: look === PushButton.Primary ? Theme.accentInk : Theme.ink

    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.space(text === "" ? 2 : 4)
    rightPadding: leftPadding
    topPadding: Theme.space(1.5)
    bottomPadding: Theme.space(1.5)
    font.family: Theme.fontBody
    font.pixelSize: Theme.body
    font.weight: look === PushButton.Primary ? Font.DemiBold : Font.Medium
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.45

    /// A screen reader presses it.
    function accessiblePress(): void {
        root.clicked();
    }

    // Once for each time that the key is pressed, and not if it was pressed elsewhere.
    Keys.onSpacePressed: event => event.accepted = event.isAutoRepeat
    Keys.onReturnPressed: event => event.isAutoRepeat || root.clicked()
    Keys.onEnterPressed: event => event.isAutoRepeat || root.clicked()
    Accessible.name: (text !== "" ? text : hint) + (keyCap === "" ? "" : ", " + qsTr("key %1").arg(keyCap))
    Accessible.description: hint
    // Qt 6.4 doesn't tell screen readers what is disabled: it isn't there for them. And pressed by them its
    // buttons do nothing by themselves.
    Accessible.ignored: !enabled
    Accessible.onPressAction: if (root.enabled)
        root.accessiblePress()

    contentItem: Item {
        // Not the row's width, which follows the room that there is.
        implicitWidth: row.before + (root.text === "" ? -row.spacing : words.implicitWidth)
        implicitHeight: row.implicitHeight
        Row {
            id: row

            /// What stands before the words.
            readonly property real before: (root.iconName === "" ? 0 : icon.width + spacing) + (root.keyCap === "" ? 0 : key.width + spacing)

            anchors.centerIn: parent
            spacing: Theme.space(2)
            Icon {
                id: icon
                visible: root.iconName !== ""
                anchors.verticalCenter: parent.verticalCenter
                name: root.iconName
                color: root.foreground
            }
            Rectangle {
                id: key
                visible: root.keyCap !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(height, cap.implicitWidth + Theme.space(2))
                height: cap.implicitHeight + Theme.space(0.5)
                radius: 4
                color: Theme.paper
                border.color: Theme.muted
                border.width: 1
                Text {
                    id: cap
                    anchors.centerIn: parent
                    text: root.keyCap
                    font.family: Theme.fontBody
                    font.weight: Font.DemiBold
                    font.pixelSize: Math.min(Theme.small, root.font.pixelSize)
                    color: Theme.ink
                    textFormat: Text.PlainText
                }
            }
            Text {
                id: words

                readonly property real room: Math.max(0, root.availableWidth - row.before)

                visible: root.text !== ""
                anchors.verticalCenter: parent.verticalCenter
                // (A width that was rounded costs no letter.)
                width: implicitWidth > room + 1 ? room : implicitWidth
                text: root.text
                font: root.font
                color: root.foreground
                elide: Text.ElideRight
                textFormat: Text.PlainText
                onTruncatedChanged: root.shortened = truncated
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: {
            if (root.look === PushButton.Primary)
                return root.down ? Theme.accentPressed : root.hovered ? Theme.accentPointed : Theme.accent;
            if (root.look === PushButton.Quiet)
                return root.down || root.hovered ? Qt.rgba(Theme.ink.r, Theme.ink.g, Theme.ink.b, root.down ? 0.14 : 0.07) : "transparent";
            return root.down ? Theme.paper : root.hovered ? Theme.raised : Theme.surface;
        }
        border.color: root.look === PushButton.Normal ? (root.hovered ? Theme.muted : Theme.line) : "transparent"
        border.width: root.look === PushButton.Normal ? 1 : 0
        FocusRing {
            shown: root.visualFocus
        }
        Loader {
            anchors.fill: parent
            active: root.cued
            source: "CueRing.qml"
        }
    }

    Hint {
        text: [root.shortened ? root.text : "", root.hint].filter(part => part !== "").join("\n")
        shown: root.hovered && text !== ""
        pressed: root.pressed
    }
}
