pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// The talk before play, in words: possible declarations, the ask and its answer. It proposes, and
/// does nothing by itself.
FocusScope {
    id: root

    required property TablePage page
    required property TarotAdapter score
    /// The actions that are offered here, by their verbs.
    readonly property list<string> verbs: ["declare", "done", "ask", "no-ask", "give"]
    readonly property bool open: score.question !== "" && !page.match.playback.busy && !page.match.seating.canEndTurn
    property real maximumHeight: 400
    /// It lies over what is laid out; then it can be put aside for a look at it.
    property bool over: false
    /// The greatest height that covers no part of something it doesn't cover entirely.
    property real beside: maximumHeight
    readonly property real wished: Math.min(maximumHeight, column.implicitHeight + 2 * Theme.space(3))
    property bool laidOut: false
    property bool aside: false
    readonly property bool covering: open && over && !aside

    visible: open
    implicitWidth: aside ? resume.implicitWidth : 540 * Math.max(1, Theme.textScale * 0.85)
    height: aside ? resume.height : wished <= beside ? wished : maximumHeight
    objectName: "talk"
    Accessible.role: Accessible.Dialog
    Accessible.name: score.question
    onOpenChanged: {
        aside = false;
        if (open)
            Qt.callLater(first);
    }

    function first(): void {
        for (let i = 0; i < buttons.count; ++i) {
            if (buttons.itemAt(i)?.visible) {
                buttons.itemAt(i).forceActiveFocus(Qt.OtherFocusReason);
                return;
            }
        }
    }

    PushButton {
        id: resume
        visible: root.aside
        look: PushButton.Primary
        text: root.score.question
        objectName: "resumeTalk"
        onClicked: {
            root.aside = false;
            Qt.callLater(root.first);
        }
    }
    Rectangle {
        visible: !root.aside
        anchors.fill: panel
        anchors.topMargin: 6
        anchors.leftMargin: 4
        anchors.rightMargin: -4
        anchors.bottomMargin: -6
        radius: Theme.radius
        color: "#50000000"
    }
    Panel {
        id: panel
        visible: !root.aside
        anchors.fill: parent
        MouseArea {
            anchors.fill: parent
        }
        Flickable {
            id: flick
            anchors.fill: parent
            anchors.margins: Theme.space(3)
            contentHeight: column.implicitHeight
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Scroller {}

            Column {
                id: column
                width: flick.width
                spacing: Theme.space(2)
                Item {
                    width: parent.width
                    height: Math.max(heading.implicitHeight, peep.visible ? peep.height : 0)
                    Heading {
                        id: heading
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - (peep.visible ? peep.width : 0)
                        text: root.score.question
                        font.pixelSize: Theme.large
                        wrapMode: Text.Wrap
                    }
                    PushButton {
                        id: peep
                        visible: root.over && root.laidOut
                        anchors.right: parent.right
                        look: PushButton.Quiet
                        iconName: "cards"
                        text: qsTr("What is laid out")
                        objectName: "putTalkAside"
                        onClicked: {
                            root.aside = true;
                            resume.forceActiveFocus(Qt.OtherFocusReason);
                        }
                    }
                }
                Label {
                    width: parent.width
                    text: root.score.explanation
                    wrapMode: Text.Wrap
                    color: Theme.muted
                }
                Flow {
                    width: parent.width
                    spacing: Theme.space(2)
                    Repeater {
                        id: buttons
                        model: root.page.match.decision.actions
                        WrappingButton {
                            id: deed
                            required property string label
                            required property var model
                            readonly property string said: model.text
                            property string words
                            // The offer depends on the hand as well, which `said` tells nothing about.
                            function read(): void {
                                words = root.score.offer(said);
                            }
                            onSaidChanged: read()
                            Component.onCompleted: read()
                            Connections {
                                target: root.score
                                function onChanged(): void {
                                    deed.read();
                                }
                            }
                            visible: root.verbs.indexOf(said.split(" ")[0]) >= 0
                            text: words === "" ? label : words
                            mostWidth: flick.width
                            cued: root.page.match.decision.cue.deed === said
                            look: words === "" ? PushButton.Normal : PushButton.Primary
                            objectName: "action." + said
                            onClicked: root.page.match.decision.press(deed.said)
                        }
                    }
                }
            }
        }
    }
}
