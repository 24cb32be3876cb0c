pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// What a lesson says, above the table: which step it is, what happens and why, and the rule to read
/// on in.
Rectangle {
    id: root

    /// None: there is no bar.
    required property Lesson lesson

    /// The rule of this number is asked for.
    signal readRule(string rule)
    signal playOn
    signal again

    // Never lower again: the table below is to stay in place.
    property real tallest: 0
    readonly property real needed: Math.max(words.implicitHeight, buttons.implicitHeight)
    onNeededChanged: tallest = Math.max(tallest, needed)

    readonly property bool waits: lesson !== null && (lesson.reading || lesson.over)

    function goOn(): void {
        if (root.lesson.over)
            root.again();
        else
            root.lesson.next();
    }

    visible: lesson !== null
    height: visible ? tallest + 2 * Theme.space(2) : 0
    color: Theme.raised
    objectName: "lessonBar"

    // Wherever the keyboard is: the table has nothing to do with it while the lesson waits.
    Shortcut {
        sequences: ["Return", "Enter"]
        enabled: root.waits && root.enabled
        onActivated: root.goOn()
    }
    Label {
        id: count
        objectName: "lessonStep"
        anchors.left: parent.left
        anchors.leftMargin: Theme.space(4)
        anchors.verticalCenter: parent.verticalCenter
        text: root.lesson ? qsTr("%1 / %2", "a step of so many").arg(Math.min(root.lesson.step + 1, root.lesson.steps)).arg(root.lesson.steps) : ""
        color: Theme.muted
    }
    Label {
        id: words
        objectName: "lessonText"
        anchors.left: count.right
        anchors.leftMargin: Theme.space(4)
        anchors.right: buttons.left
        anchors.rightMargin: Theme.space(4)
        anchors.verticalCenter: parent.verticalCenter
        text: root.lesson?.text ?? ""
        wrapMode: Text.Wrap
        font.pixelSize: Theme.body
        font.weight: root.waits ? Font.Normal : Font.DemiBold
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(4)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space(2)
        PushButton {
            objectName: "lessonRule"
            look: PushButton.Quiet
            iconName: "book"
            text: root.lesson?.rule ?? ""
            hint: qsTr("Read rule %1").arg(text)
            onClicked: root.readRule(text)
        }
        PushButton {
            objectName: "lessonPlayOn"
            visible: root.lesson?.over ?? false
            text: qsTr("Play on from here")
            onClicked: root.playOn()
        }
        PushButton {
            objectName: "lessonNext"
            visible: root.waits
            look: PushButton.Primary
            text: root.lesson?.over ? qsTr("New match…") : qsTr("Next")
            hint: root.lesson?.over ? "" : qsTr("Key Enter")
            onClicked: root.goOn()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
