pragma ComponentBehavior: Bound

import QtQuick

/// A tooltip for its parent. It is made when it is first shown: most never are.
Loader {
    id: root

    property string text: ""
    property bool shown: false

    anchors.fill: parent
    onShownChanged: {
        if (shown && !item)
            setSource("HintBubble.qml");
    }
    onLoaded: {
        item.text = Qt.binding(() => root.text);
        item.shown = Qt.binding(() => root.shown);
    }
}
