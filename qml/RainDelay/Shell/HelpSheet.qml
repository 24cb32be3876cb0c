pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Table

/// How the program is used, at the chapter on what is shown.
ReadingSheet {
    /// The chapters, in their order.
    enum Chapter {
        About,
        Shelf,
        Table,
        Library,
        Replay,
        Statistics,
        Settings
    }

    title: qsTr("Help")
    page: "help/help.md"
}
