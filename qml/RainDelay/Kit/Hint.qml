pragma ComponentBehavior: Bound

import QtQuick

/// A tooltip for its parent, shown when it was pointed at for a moment, until it is pressed; then not before it is
/// pointed at anew. It is made when it is first shown: most never are.
Loader {
    id: root

    property string text: ""
    property bool shown: false
    /// What it belongs to is being pressed.
    property bool pressed: false
    /// It was pressed since it was pointed at.
    property bool spent: false
    /// The pointer's moves when it came to be pointed at. What comes under a pointer that rests, because a page changes or
    /// scrolls, isn't asked about.
    property int movesBefore: -1
    /// (A page that was taken away may still be pointed at, for all it knows; a tooltip's own delay would show
    /// it then.)
    readonly property bool asked: shown && !spent && (HintOwner.moves < 0 || HintOwner.moves > movesBefore) && Window.window !== null

    anchors.fill: parent
    onPressedChanged: spent = shown && (spent || pressed)
    onShownChanged: {
        movesBefore = HintOwner.moves;
        spent = shown && pressed;
    }
    onAskedChanged: {
        rest.running = asked;
        if (asked && !item)
            setSource("HintBubble.qml");
    }
    onLoaded: {
        item.text = Qt.binding(() => root.text);
        item.shown = Qt.binding(() => root.asked && !rest.running);
    }

    Timer {
        id: rest
        interval: Theme.hintMs
    }
}
