pragma ComponentBehavior: Bound

import QtQuick

/// The picture of a card, face or back; it turns over when `source` changes by a flip.
Item {
    id: root

    required property url source
    /// The time it takes to turn over; 0: it is turned at once.
    property int motionMs: 0
    property bool faceUp: true
    property size pictureSize: Qt.size(Math.ceil(width), Math.ceil(height))
    property real turn: 1
    property url shown: source

    function change() {
        if (motionMs === 0 || shown.toString() === "" || !visible) {
            flip.stop();
            turn = 1;
            shown = source;
        } else if (shown !== source) {
            flip.restart();
        }
    }

    onSourceChanged: change()

    Image {
        anchors.fill: parent
        source: root.shown
        sourceSize: root.pictureSize
        asynchronous: true
        smooth: true
        mipmap: false
        transform: Scale {
            origin.x: root.width / 2
            xScale: root.turn
        }
    }

    SequentialAnimation {
        id: flip
        NumberAnimation {
            target: root
            property: "turn"
            to: 0
            duration: root.motionMs * 0.45
            easing.type: Easing.InQuad
        }
        ScriptAction {
            script: root.shown = root.source
        }
        NumberAnimation {
            target: root
            property: "turn"
            to: 1
            duration: root.motionMs * 0.55
            easing.type: Easing.OutQuad
        }
    }
}
