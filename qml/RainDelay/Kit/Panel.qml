pragma ComponentBehavior: Bound

import QtQuick

/// A sheet of card stock.
Rectangle {
    color: Theme.surface
    border.color: Theme.line
    border.width: 1
    radius: Theme.radius
}
