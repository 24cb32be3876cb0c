pragma ComponentBehavior: Bound

import QtQuick

/// A step of the tour: what to do, where, and whether it is done.
QtObject {
    required property string words
    /// The item it points at; may be null.
    property Item target: null
    property bool done: false
}
