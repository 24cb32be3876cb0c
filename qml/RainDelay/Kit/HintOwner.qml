pragma Singleton
pragma ComponentBehavior: Bound

import QtQml

/// Whose tooltip is shown: the one that was asked for last, and no other.
QtObject {
    property QtObject bubble: null
}
