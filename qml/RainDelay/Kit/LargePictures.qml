pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

/// Keeps the pictures that fill the window. Qt forgets one of their size with the last item that
/// shows it: drawn anew for every hand-over, which takes the table away, they would come late.
QtObject {
    readonly property Image ground: Image {
        asynchronous: true
    }
    readonly property Image handOver: Image {
        asynchronous: true
        fillMode: Image.PreserveAspectCrop
    }
}
