pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// What is said before play, in words: what can be declared, the ask and its answer. It proposes, and
/// does nothing by itself.
FocusScope {
    id: root

    required property TablePage page
    required property TarotAdapter score
    /// The actions that are offered here, by their verbs.
    readonly property list<string> verbs: ["declare", "done", "ask", "no-ask", "give"]
    readonly property bool open: score.question !== "" && !page.match.busy && !page.match.canEndTurn
    property real maximumHeight: 400

    visible: open
    implicitWidth: 540 * Math.max(1, Theme.textScale * 0.85)
    height: Math.min(maximumHeight, column.implicitHeight + 2 * Theme.space(4))
    objectName: "talk"
    Accessible.role: Accessible.Dialog
    Accessible.name: score.question
    onOpenChanged: if (open)
        Qt.callLater(first)

    function first(): void {
        for (let i = 0; i < buttons.count; ++i) {
            if (buttons.itemAt(i)?.visible) {
                buttons.itemAt(i).forceActiveFocus(Qt.OtherFocusReason);
                return;
            }
        }
    }

    Rectangle {
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
        anchors.fill: parent
        MouseArea {
            anchors.fill: parent
        }
        Flickable {
            id: flick
            anchors.fill: parent
            anchors.margins: Theme.space(4)
            contentHeight: column.implicitHeight
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Scroller {}

            Column {
                id: column
                width: flick.width
                spacing: Theme.space(2)
                Heading {
                    width: parent.width
                    text: root.score.question
                    font.pixelSize: Theme.large
                    wrapMode: Text.Wrap
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
                        model: root.page.match.actions
                        PushButton {
                            required property string label
                            required property var model
                            readonly property string deed: model.text
                            readonly property string words: root.score.offer(deed)
                            visible: root.verbs.indexOf(deed.split(" ")[0]) >= 0
                            text: words === "" ? label : words
                            look: words === "" ? PushButton.Normal : PushButton.Primary
                            objectName: "action." + deed
                            onClicked: root.page.match.press(deed)
                        }
                    }
                }
            }
        }
    }
}
