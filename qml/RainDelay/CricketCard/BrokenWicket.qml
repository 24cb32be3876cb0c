pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// A wicket that falls: the stumps lean apart, the bails fly.
Stumps {
    id: root

    required property HighlightView highlights

    fallen: Math.min(1, 1.6 * highlights.way)
    visible: highlights.running && highlights.shown.kind === "out"
    x: highlights.to.x - width / 2
    y: highlights.to.y - size / 2
    opacity: Math.min(1, highlights.light)
    objectName: "brokenWicket"
}
