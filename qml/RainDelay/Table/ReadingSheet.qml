pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session

/// A page of assets/ to read: the chapters at the left, the chosen one's text. Matches of the
/// search are marked; Enter moves on to the next chapter that has one.
Sheet {
    id: root

    /// Its path in assets/.
    required property string page
    /// Words that it is opened at; none: it is opened at `chapter`.
    property string opensAt: ""
    property int chapter: 0
    /// An item that is shown above the words of the chapter `pictured`, in their width.
    property Item picture: null
    property int pictured: -1
    readonly property string wanted: search.text.trim() || opensAt

    function findNext(): void {
        for (let n = 1; n <= chapters.count; ++n) {
            const chapter = (chapters.currentIndex + n) % chapters.count;
            if (help.find(chapter, root.wanted) < 0)
                continue;
            chapters.currentIndex = chapter;
            root.showFound();
            return;
        }
    }
    function showFound(): void {
        const at = help.find(chapters.currentIndex, root.wanted);
        // (TextEdit complains of a place beyond its end.)
        if (at >= 0 && at < words.length)
            paper.contentY = Math.max(0, Math.min(words.y + words.positionToRectangle(at).y - Theme.space(12), paper.contentHeight - paper.height));
    }

    function showWanted(): void {
        if (root.wanted !== "" && help.find(chapters.currentIndex, root.wanted) < 0)
            root.findNext();
        else
            root.showFound();
    }

    onWantedChanged: showWanted()
    // Once all has its size.
    Component.onCompleted: Qt.callLater(root.showWanted)
    preferredWidth: 1040
    preferredHeight: 860

    HelpText {
        id: help
        page: root.page
    }
    Shortcut {
        sequences: ["Ctrl+F"]
        onActivated: search.forceActiveFocus()
    }
    Field {
        id: search
        objectName: "searchPage"
        width: chapters.width - Theme.space(4)
        name: qsTr("Find (Ctrl+F)")
        placeholderText: name
        onAccepted: root.findNext()
    }
    ListView {
        id: chapters
        objectName: "chapters"
        anchors.top: search.bottom
        anchors.topMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        width: Math.min(250 * Theme.textScale, parent.width * 0.32)
        model: help.chapters
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Chapters")
        delegate: PushButton {
            id: chapter

            required property int index
            required property string modelData

            x: Theme.space(1)
            width: ListView.view.width - Theme.space(4)
            height: Math.max(Theme.target, line.implicitHeight + topPadding + bottomPadding)
            look: PushButton.Quiet
            // The list is one stop, wherever in it one is; the arrow keys go from chapter to chapter.
            activeFocusOnTab: false
            opacity: search.text.trim() === "" || help.find(index, root.wanted) >= 0 ? 1 : 0.4
            text: modelData
            onClicked: chapters.currentIndex = index
            contentItem: Label {
                id: line
                text: chapter.text
                wrapMode: Text.Wrap
                font.weight: chapter.index === chapters.currentIndex ? Font.DemiBold : Font.Normal
                color: chapter.index === chapters.currentIndex ? Theme.brick : Theme.ink
            }
        }
        currentIndex: root.chapter
        Component.onCompleted: Qt.callLater(chapters.positionViewAtBeginning)
        onCurrentIndexChanged: paper.contentY = 0
    }
    Rectangle {
        x: chapters.width
        width: 1
        height: parent.height
        color: Theme.line
    }
    Flickable {
        id: paper
        anchors.left: chapters.right
        anchors.leftMargin: Theme.space(6)
        anchors.right: parent.right
        height: parent.height
        contentHeight: words.y + words.implicitHeight + Theme.space(6)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Item {
            id: strip
            width: words.width
            visible: root.picture !== null && chapters.currentIndex === root.pictured
            height: visible ? root.picture.height * root.picture.scale + Theme.space(4) : 0
            children: [root.picture]
        }
        Binding {
            target: root.picture
            property: "scale"
            value: Math.min(1, strip.width / root.picture?.width)
        }
        TextEdit {
            id: words
            anchors.top: strip.bottom
            objectName: "pageText"
            width: paper.width - Theme.space(4)
            readOnly: true
            selectByMouse: true
            activeFocusOnTab: false
            textFormat: TextEdit.RichText
            wrapMode: TextEdit.Wrap
            text: help.chapters.length > 0 ? help.text(chapters.currentIndex, root.wanted) : ""
            color: Theme.ink
            selectionColor: Theme.dusk
            selectedTextColor: Theme.paper
            font.family: Theme.fontBody
            font.pixelSize: Theme.body
            Accessible.name: words.text
        }
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Space)
            paper.contentY = Math.min(Math.max(0, paper.contentHeight - paper.height), paper.contentY + paper.height * 0.9);
        else if (event.key === Qt.Key_PageUp)
            paper.contentY = Math.max(0, paper.contentY - paper.height * 0.9);
        else
            return;
        event.accepted = true;
    }
}
