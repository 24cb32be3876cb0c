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

    signal refused(string sentence, point where)

    function pressPrimary(): void {
        actions.pressPrimary();
    }

    // Where seats choose at once the bar keeps the height of that between the choices: the table stays
    // in place.
    property real jointHeight: 0
    /// Something may be asked; else there is no bar.
    property bool asks: true
    visible: asks
    /// What is asked gives way to a hint, which is shown whole.
    readonly property bool hinted: match.hint.text !== ""
    readonly property real hintHeight: hinted ? words.implicitHeight + 2 * Theme.space(2) : 0
    implicitHeight: !asks ? 0 : Math.max(Theme.target + 2 * Theme.space(2.5), 56, jointHeight, hintHeight)
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
        anchors.verticalCenter: parent.verticalCenter
        visible: (root.match.thinkingSeat >= 0 || root.match.hint.going) && !joint.visible
    }
    OneLine {
        id: words
        anchors.left: thinking.visible ? thinking.right : parent.left
        anchors.leftMargin: thinking.visible ? Theme.space(2) : Theme.space(4)
        anchors.right: actions.left
        anchors.rightMargin: Theme.space(4)
        anchors.verticalCenter: parent.verticalCenter
        visible: !joint.visible && text !== ""
        text: root.hinted ? root.match.hint.text : root.match.canEndTurn ? root.match.prompt : root.prompt
        wrapMode: Text.Wrap
        maximumLineCount: root.hinted ? 5 : 2
        font.pixelSize: Theme.body
        font.weight: Font.Medium
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        objectName: "prompt"
    }
    ActionBar {
        id: actions
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(4)
        anchors.verticalCenter: parent.verticalCenter
        match: root.match
        onRefused: (sentence, where) => root.refused(sentence, where)
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
