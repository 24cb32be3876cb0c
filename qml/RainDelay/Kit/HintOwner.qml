pragma Singleton
pragma ComponentBehavior: Bound

import QtQml

/// Keeps the tooltip that is shown: the last one asked for, and no other.
QtObject {
    property QtObject bubble: null
    /// How often the pointer was moved, by whoever counts (the program's window); -1: nobody does.
    property int moves: -1
}
