pragma ComponentBehavior: Bound

import QtQuick

/// A drawing at exactly its size: painted beside the UI thread, and faded in when it is there.
Image {
    sourceSize: Qt.size(Math.round(width), Math.round(height))
    asynchronous: true
    opacity: status === Image.Ready ? 1 : 0
    Behavior on opacity {
        NumberAnimation {
            duration: Theme.motion
        }
    }
}
