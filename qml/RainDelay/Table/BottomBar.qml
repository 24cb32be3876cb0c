pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The bar below the table: what is asked, and the actions that are buttons; or the keys of two
/// seats that choose at once.
Rectangle {
    id: root

    required property MatchController match
    property string prompt: ""
    /// As of ActionBar.
    property alias also: actions.also
    property alias steady: actions.steady
    property alias elsewhere: actions.elsewhere
    property alias primary: actions.primary
    property alias keys: actions.keys
    /// As of JointBar.
    property alias room: joint.room

    signal refused(string sentence)

    function pressPrimary(): void {
        actions.pressPrimary();
    }

    // Where seats choose at once, the bar keeps its height between the choices, so that the table stays in place.
    property real jointHeight: 0
    /// Something may be asked; else there is no bar.
    property bool asks: true
    visible: asks
    /// A hint, shown whole, takes the place of the question.
    readonly property bool hinted: match.decision.hint.text !== ""
    readonly property real roomBeside: Math.max(1, actions.x - words.x - Theme.space(4))
    /// There is no room for the words beside the buttons: they stand above them. (Lines end before they are full.)
    readonly property bool stacked: words.visible && inOneLine.advanceWidth > 0.85 * words.maximumLineCount * roomBeside
    readonly property real wordsHeight: words.visible ? words.implicitHeight + 2 * Theme.space(1.5) + (stacked ? Theme.space(1) + actions.height : 0) : 0
    implicitHeight: !asks ? 0 : Math.max(Theme.target + 2 * Theme.space(2.5), 56, 2.9 * Theme.body, jointHeight, wordsHeight)
    color: Theme.paper

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Thinking {
        id: thinking
        anchors.left: parent.left
        anchors.leftMargin: Theme.space(4)
        anchors.verticalCenter: words.verticalCenter
        visible: (root.match.decision.thinkingSeat >= 0 || root.match.decision.hint.going) && !joint.visible
    }
    OneLine {
        id: words
        anchors.left: thinking.visible ? thinking.right : parent.left
        anchors.leftMargin: thinking.visible ? Theme.space(2) : Theme.space(4)
        y: root.stacked ? Theme.space(1.5) : (root.height - height) / 2
        width: root.stacked ? root.width - x - Theme.space(4) : root.roomBeside
        visible: !joint.visible && text !== ""
        text: root.hinted ? root.match.decision.hint.text : root.match.seating.canEndTurn ? root.match.decision.prompt : root.prompt
        wrapMode: Text.Wrap
        maximumLineCount: root.hinted ? 5 : 3
        font.pixelSize: Theme.body
        font.weight: Font.Medium
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        objectName: "prompt"
    }
    TextMetrics {
        id: inOneLine
        font: words.font
        text: words.text
    }
    ActionBar {
        id: actions
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(4)
        y: root.stacked ? root.height - height - Theme.space(1.5) : (root.height - height) / 2
        match: root.match
        onRefused: sentence => root.refused(sentence)
    }
    JointBar {
        id: joint
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        match: root.match
        onImplicitHeightChanged: if (visible)
            root.jointHeight = implicitHeight
        onVisibleChanged: if (visible)
            root.jointHeight = implicitHeight
    }
}
