pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// Rows below each other that scroll; what has the keyboard stays in sight.
Flickable {
    id: root

    default property alias rows: column.data
    property alias spacing: column.spacing

    function show(item: Item): void {
        const top = column.mapFromItem(item, 0, 0).y - Theme.space(4);
        const bottom = top + item.height + Theme.space(8);
        if (top < root.contentY || bottom > root.contentY + root.height)
            root.contentY = Math.max(0, Math.min(top, root.contentHeight - root.height));
    }

    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: {
        for (let item = root.focused; item; item = item.parent) {
            if (item === column)
                root.show(root.focused);
        }
    }
    contentHeight: column.implicitHeight + Theme.space(2)
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: Scroller {}

    Column {
        id: column
        width: root.width - Theme.space(5)
        spacing: Theme.space(4)
    }
}
