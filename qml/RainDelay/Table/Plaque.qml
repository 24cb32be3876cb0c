pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// A painted board of the scoreboard.
Rectangle {
    radius: 6
    color: Theme.dark ? "#16302a" : "#234a3d"
    border.color: Theme.dark ? "#8f6f30" : "#e2b44f"
    border.width: 1.5
}
