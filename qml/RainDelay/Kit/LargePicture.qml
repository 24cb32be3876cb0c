pragma ComponentBehavior: Bound

import QtQuick

/// A picture that fills the window, drawn once its size has settled: a table's log leaves just
/// before the table does, and an item has no size before it has its place.
Image {
    id: root

    required property url file
    /// The size at which it is drawn; without a height, that which its width asks for.
    required property size drawnSize
    /// The picture in LargePictures that keeps this one.
    required property Image kept

    onFileChanged: settling.restart()
    onDrawnSizeChanged: settling.restart()

    asynchronous: true

    Timer {
        id: settling
        interval: Theme.settleMs
        onTriggered: {
            for (const picture of [root.kept, root]) {
                picture.sourceSize = root.drawnSize;
                picture.source = root.file;
            }
        }
    }
}
