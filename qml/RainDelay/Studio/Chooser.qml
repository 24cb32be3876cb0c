pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit

/// One of several values, in a list that is opened; before it what it is about. (No ComboBox: Qt
/// 6.4's can't make a delegate that is bound to its file.)
PushButton {
    id: root

    property string name: ""
    /// Its purpose.
    property string help: ""
    property list<string> values
    property int current: 0
    /// True where there is little room: an icon alone, with a dot if it isn't the first value.
    property bool compact: false
    property string compactIcon: ""
    /// Its width with its words.
    readonly property real roomyWidth: Math.ceil(measure.advanceWidth) + Theme.body * 1.3 + Theme.space(10)
    readonly property string words: name + ": " + (values[current] ?? "")
    signal picked(int index)

    text: compact ? "" : words
    iconName: compact ? compactIcon : "down"
    Accessible.role: Accessible.ComboBox
    hint: compact ? words + ". " + help : help
    Accessible.name: words
    onClicked: menu.visible ? menu.close() : menu.open()
    Keys.onDownPressed: menu.open()

    TextMetrics {
        id: measure
        font: root.font
        text: root.words
    }
    FontMetrics {
        id: letters
        font.family: Theme.fontBody
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }
    Rectangle {
        objectName: "notAsUsual"
        visible: root.compact && root.current !== 0
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space(1.5)
        width: Theme.space(2)
        height: width
        radius: width / 2
        color: Theme.accent
    }
    T.Popup {
        id: menu
        readonly property real widest: visible ? Math.ceil(Math.max(...Array.from(root.values).map(value => letters.advanceWidth(value)))) : 0
        y: root.height + 2
        width: Math.max(root.width, 190 * Theme.textScale, menu.widest + 2 * Theme.space(3) + leftPadding + rightPadding)
        height: Math.min(list.contentHeight + 2 * padding, 420)
        padding: Theme.space(1)
        margins: Theme.space(2)
        focus: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
        onOpened: {
            list.currentIndex = root.current;
            list.forceActiveFocus();
        }
        contentItem: ListView {
            id: list
            objectName: "values"
            clip: true
            focus: true
            model: root.values
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            T.ScrollBar.vertical: Scroller {}
            Keys.onReturnPressed: list.pick(list.currentIndex, Qt.TabFocusReason)
            Keys.onSpacePressed: list.pick(list.currentIndex, Qt.TabFocusReason)

            // The keyboard goes back to where the list was opened.
            function pick(index: int, reason: int): void {
                menu.close();
                root.forceActiveFocus(reason);
                root.picked(index);
            }
            delegate: T.ItemDelegate {
                id: row
                required property int index
                required property string modelData
                width: ListView.view.width
                implicitHeight: Theme.target
                leftPadding: Theme.space(3)
                rightPadding: Theme.space(3)
                hoverEnabled: true
                focusPolicy: Qt.NoFocus
                Accessible.name: modelData
                Accessible.onPressAction: if (row.enabled)
                    row.clicked()
                contentItem: OneLine {
                    text: row.modelData
                    verticalAlignment: Text.AlignVCenter
                    font.weight: root.current === row.index ? Font.DemiBold : Font.Normal
                }
                background: Rectangle {
                    radius: 4
                    color: row.hovered || row.ListView.isCurrentItem ? Theme.line : "transparent"
                }
                onClicked: list.pick(row.index, Qt.MouseFocusReason)
            }
        }
        background: Panel {
            color: Theme.raised
        }
    }
}
