pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session

/// The text of a lesson, above the table: which step it is, what happens and why, and the rule to read on in.
Rectangle {
    id: root

    /// None: there is no bar.
    required property Lesson lesson

    /// The rule of this number is asked for.
    signal readRule(string rule)
    signal playOn
    /// The next step is told: what it asks for is on the table.
    signal wentOn
    signal newMatch

    /// The height of the page that it shares with the table.
    required property real room

    // A small window or large type: the words stand above the buttons, and scroll; the table is to be played.
    readonly property bool stacked: buttons.width + count.width > 0.45 * width
    readonly property real margin: Theme.space(2)
    readonly property real below: stacked ? buttons.height + margin : 0
    readonly property real line: words.implicitHeight / Math.max(1, words.lineCount)
    readonly property int mostLines: Math.max(2, Math.floor((room / 4 - below - 2 * margin) / line))
    // Not fewer lines again in a window like this one: the table below is to stay in place.
    property int mostYet: 1
    readonly property int lines: Math.max(mostYet, words.lineCount)
    readonly property int body: Theme.body
    onBodyChanged: mostYet = 1
    onWidthChanged: mostYet = 1
    onLinesChanged: if (lesson)
        settled.restart()
    // (While all around it is laid out, it may be narrow for a moment.)
    Timer {
        id: settled
        interval: Theme.layoutMs
        onTriggered: root.mostYet = root.lines
    }

    function heightFor(count: int): real {
        return stacked ? count * line + below : Math.max(count * line, buttons.height);
    }

    readonly property bool waits: lesson !== null && (lesson.reading || lesson.over)

    function goOn(): void {
        if (root.lesson.over)
            root.newMatch();
        else {
            root.lesson.next();
            root.wentOn();
        }
    }

    visible: lesson !== null
    height: visible ? heightFor(Math.min(lines, mostLines)) + 2 * margin : 0
    color: Theme.raised
    objectName: "lessonBar"

    // Wherever the keyboard is: the table has nothing to do with it while the lesson waits.
    Shortcut {
        sequences: ["Return", "Enter"]
        autoRepeat: false
        enabled: root.waits && root.enabled
        onActivated: root.goOn()
    }
    Label {
        id: count
        objectName: "lessonStep"
        anchors.left: parent.left
        anchors.leftMargin: Theme.space(4)
        anchors.verticalCenter: root.stacked ? buttons.verticalCenter : parent.verticalCenter
        text: root.lesson ? qsTr("%1 / %2", "a step of so many").arg(root.lesson.step).arg(root.lesson.steps) : ""
        color: Theme.muted
    }
    Flickable {
        id: view

        readonly property bool scrolls: contentHeight > height + 1

        function scroll(by: real): void {
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + by));
        }

        objectName: "lessonView"
        x: root.stacked ? Theme.space(4) : count.x + count.width + Theme.space(4)
        y: root.stacked ? root.margin : (root.height - height) / 2
        width: (root.stacked ? root.width : buttons.x) - x - Theme.space(4)
        height: Math.min(words.implicitHeight, root.mostLines * root.line)
        contentHeight: words.implicitHeight
        clip: scrolls
        boundsBehavior: Flickable.StopAtBounds
        // (What has the focus keeps it when there is nothing to scroll any more.)
        activeFocusOnTab: scrolls || activeFocus
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Lesson")
        Accessible.ignored: !scrolls
        Accessible.focusable: scrolls
        Accessible.onScrollUpAction: scroll(-height)
        Accessible.onScrollDownAction: scroll(height)
        T.ScrollBar.vertical: Scroller {}
        Keys.onUpPressed: scroll(-root.line)
        Keys.onDownPressed: scroll(root.line)
        Keys.onPressed: event => {
            const steps = {
                [Qt.Key_PageUp]: -height,
                [Qt.Key_PageDown]: height,
                [Qt.Key_Home]: -contentHeight,
                [Qt.Key_End]: contentHeight
            };
            event.accepted = event.key in steps;
            if (event.accepted)
                scroll(steps[event.key]);
        }

        Label {
            id: words
            objectName: "lessonText"
            width: view.width - Theme.space(3)
            text: root.lesson?.text ?? ""
            wrapMode: Text.Wrap
            font.pixelSize: Theme.body
            font.weight: root.waits ? Font.Normal : Font.DemiBold
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
            onTextChanged: view.contentY = 0
        }
    }
    PushButton {
        objectName: "lessonMore"
        visible: view.scrolls && view.contentY < view.contentHeight - view.height - 1
        // Where no word and no other button ever stands.
        x: root.stacked ? buttons.x - width - Theme.space(2) : count.x
        y: root.stacked ? buttons.y + (buttons.height - height) / 2 : Math.min(count.y + count.height, root.height - height)
        look: PushButton.Quiet
        iconName: "down"
        hint: qsTr("More text below")
        onClicked: view.scroll(view.height - root.line)
    }
    FocusRing {
        anchors.fill: view
        shown: view.activeFocus
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(4)
        y: root.stacked ? root.height - height - root.margin : (root.height - height) / 2
        spacing: Theme.space(2)
        PushButton {
            objectName: "lessonPlayOn"
            visible: root.lesson?.over ?? false
            text: qsTr("Play on from here")
            onClicked: root.playOn()
        }
        PushButton {
            objectName: "lessonNext"
            visible: root.waits
            cued: root.lesson?.reading ?? false
            look: PushButton.Primary
            text: root.lesson?.over ? qsTr("New match…") : qsTr("Next")
            hint: root.lesson?.over ? "" : qsTr("Key Enter")
            onClicked: root.goOn()
        }
        // (Last, so that it never comes under a pointer that has just gone on.)
        PushButton {
            objectName: "lessonRule"
            look: PushButton.Quiet
            iconName: "book"
            text: root.lesson?.rule ?? ""
            hint: qsTr("Read rule %1").arg(text)
            onClicked: root.readRule(text)
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
