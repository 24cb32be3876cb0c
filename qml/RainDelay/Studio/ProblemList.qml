pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The problems of a deck; a click or Enter goes there, Tab to the button that puts it right.
ListView {
    id: root

    required property ProblemModel problems
    required property DeckEdits edits
    /// The text shown if there is none.
    property string nothing: ""
    /// The card the current problem has led to; each time it leads to the next.
    property int visited: -1
    signal jump(int card, bool back, string element)
    signal said(string sentence)
    /// A problem was put right, as its button says.
    signal mended(string fix)

    function go(): void {
        const row = root.currentItem as ProblemRow;
        if (row && row.cards.length > 0) {
            root.visited = (root.visited + 1) % row.cards.length;
            root.jump(row.cards[root.visited], row.back, row.element);
        } else if (row && row.place !== "")
            root.said(qsTr("This isn't about a single card. Fix it in %1 and save: it is read again at once.").arg(row.place));
    }
    objectName: "problems"
    onCurrentIndexChanged: visited = -1
    onCountChanged: visited = -1
    model: problems
    clip: true
    // (What has the focus has to keep it when the last problem goes.)
    activeFocusOnTab: count > 0 || activeFocus
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    T.ScrollBar.vertical: Scroller {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Problems")
    delegate: ProblemRow {
        id: row
        width: ListView.view.width - Theme.space(3)
        writable: root.edits.writable
        mending: root.edits.mending
        onClicked: {
            root.currentIndex = row.index;
            root.forceActiveFocus();
            root.go();
        }
        onMended: {
            root.currentIndex = row.index;
            root.forceActiveFocus();
            root.edits.mend(root.problems, row.index);
        }
    }
    Keys.onReturnPressed: root.go()
    Keys.onEnterPressed: root.go()
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
            return;
        root.currentIndex = event.key === Qt.Key_Home ? 0 : root.count - 1;
        event.accepted = true;
    }

    Connections {
        target: root.edits
        function onMended(problems: ProblemModel, fix: string): void {
            if (problems === root.problems)
                root.mended(fix);
        }
        function onRefused(problems: ProblemModel, why: string): void {
            if (problems === root.problems)
                root.said(why);
        }
    }
    FocusRing {
        parent: root
        anchors.margins: 1
        shown: root.activeFocus
    }
    Label {
        objectName: "noProblem"
        anchors.centerIn: parent
        width: parent.width * 0.85
        visible: root.count === 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        color: Theme.muted
        text: root.nothing
    }
}
