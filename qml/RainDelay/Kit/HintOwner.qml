pragma Singleton
pragma ComponentBehavior: Bound

import QtQml

/// Keeps the tooltip that is shown: the last one asked for, and no other.
QtObject {
    property QtObject bubble: null
    /// What is shown has changed, and the pointer hasn't moved since: nobody asks about what is under it now.
    property bool resting: false
}
