pragma ComponentBehavior: Bound

import QtQuick

/// Text in one line that ends with dots where there is no room for all of it: pointed at, it tells the rest.
Label {
    id: root

    elide: Text.ElideRight

    HoverHandler {
        id: pointer
        enabled: root.truncated
    }
    Hint {
        text: root.text
        shown: pointer.hovered && root.truncated
    }
}
