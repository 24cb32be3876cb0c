pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// The window: one page at a time, sheets above it.
Window {
    id: root

    /// A record to go on with at once, or none.
    required property string record

    width: 1280
    height: 800
    minimumWidth: 820
    minimumHeight: 560
    title: pages.match ? qsTr("%1 – Rain Delay").arg(pages.match.title) : qsTr("Rain Delay")
    color: Theme.paper

    Binding {
        target: Theme
        property: "dark"
        value: Settings.dark
    }
    Binding {
        target: Theme
        property: "textScale"
        value: Settings.textScale
    }
    Binding {
        target: Theme
        property: "motion"
        value: Settings.motionMs
    }

    Pages {
        id: pages
        objectName: "pages"
        // Not anchors: before the window is shown its content has no size, and all would be laid out twice.
        width: root.width
        height: root.height
        focus: true
        Component.onCompleted: {
            if (root.record !== "")
                pages.play(MatchLibrary.open(root.record));
        }
    }
}
