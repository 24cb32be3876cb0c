pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session

/// A game's rules: the chapters at the left, the chosen one's text.
Sheet {
    id: root

    required property string gameId
    readonly property RulesText rules: GameCatalog.rules(gameId)

    title: qsTr("Rules: %1").arg(GameCatalog.title(gameId))
    preferredWidth: 1040
    preferredHeight: 860

    ListView {
        id: chapters
        objectName: "chapters"
        width: Math.min(250 * Theme.textScale, parent.width * 0.32)
        height: parent.height
        model: root.rules.chapters
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
            text: modelData
            onClicked: chapters.currentIndex = index
            contentItem: Label {
                id: line
                text: chapter.text
                wrapMode: Text.Wrap
                font.weight: chapter.index === chapters.currentIndex ? Font.DemiBold : Font.Normal
                color: chapter.index === chapters.currentIndex ? Theme.accent : Theme.ink
            }
        }
        onCurrentIndexChanged: page.contentY = 0
    }
    Rectangle {
        x: chapters.width
        width: 1
        height: parent.height
        color: Theme.line
    }
    Flickable {
        id: page
        anchors.left: chapters.right
        anchors.leftMargin: Theme.space(6)
        anchors.right: parent.right
        height: parent.height
        contentHeight: words.implicitHeight + Theme.space(6)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        TextEdit {
            id: words
            objectName: "rulesText"
            width: page.width - Theme.space(4)
            readOnly: true
            selectByMouse: true
            activeFocusOnTab: false
            textFormat: TextEdit.RichText
            wrapMode: TextEdit.Wrap
            text: root.rules.text(chapters.currentIndex)
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
            page.contentY = Math.min(Math.max(0, page.contentHeight - page.height), page.contentY + page.height * 0.9);
        else if (event.key === Qt.Key_PageUp)
            page.contentY = Math.max(0, page.contentY - page.height * 0.9);
        else
            return;
        event.accepted = true;
    }
}
