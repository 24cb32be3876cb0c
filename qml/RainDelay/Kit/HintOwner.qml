pragma Singleton
pragma ComponentBehavior: Bound

import QtQml

/// Keeps the tooltip that is shown: the last one asked for, and no other.
QtObject {
    property QtObject bubble: null
}
