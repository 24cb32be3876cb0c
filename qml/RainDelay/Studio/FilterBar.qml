pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Studio

/// Chooses the cards that are shown, their order and their size.
Flow {
    id: root

    required property list<string> columns
    /// The number of chosen cards.
    property int chosen: 0
    readonly property alias search: search.text
    readonly property int searchColumn: searchIn.current - 1
    readonly property int orderColumn: sortBy.current - 1
    readonly property alias downwards: turn.downwards
    readonly property alias zoom: zoom.value
    readonly property real countWidth: count.visible ? count.width + spacing : 0
    readonly property real fieldWidth: 180 * Theme.textScale
    readonly property int zoomWidth: 130
    readonly property bool roomy: width >= fieldWidth + searchIn.roomyWidth + sortBy.roomyWidth + turn.width + zoomWidth + countWidth + 4 * spacing
    signal done

    function clear(): void {
        search.clear();
    }
    function reset(): void {
        search.clear();
        sortBy.current = 0;
        searchIn.current = 0;
    }
    function ask(): void {
        search.forceActiveFocus();
        search.selectAll();
    }
    function zoomBy(factor: real): void {
        zoom.value = Math.max(zoom.from, Math.min(zoom.to, zoom.value * factor));
    }

    objectName: "filterBar"
    spacing: Theme.space(2)
    Field {
        id: search
        objectName: "search"
        name: qsTr("Filter")
        // The width that the others leave, down to a word or two.
        width: root.roomy ? root.fieldWidth : Math.max(root.fieldWidth / 2, root.width - searchIn.width - sortBy.width - turn.width - zoom.width - root.countWidth - 4 * root.spacing)
        placeholderText: qsTr("Filter (Ctrl+F)")
        Keys.onEscapePressed: {
            search.clear();
            root.done();
        }
        Keys.onReturnPressed: root.done()
        Keys.onDownPressed: root.done()
    }
    Chooser {
        id: searchIn
        objectName: "searchIn"
        compact: !root.roomy
        compactIcon: "table"
        name: qsTr("in")
        help: qsTr("Which column is searched")
        values: [qsTr("all columns"), ...Array.from(root.columns)]
        onPicked: index => searchIn.current = index
    }
    Chooser {
        id: sortBy
        objectName: "sortBy"
        compact: !root.roomy
        compactIcon: "sort"
        name: qsTr("Sort")
        help: qsTr("By which column the cards are sorted")
        values: [qsTr("as in the table"), ...Array.from(root.columns)]
        onPicked: index => sortBy.current = index
    }
    PushButton {
        id: turn
        property bool downwards: false
        objectName: "descending"
        iconName: downwards ? "down" : "up"
        hint: downwards ? qsTr("Descending: the last comes first") : qsTr("Ascending: the first comes first")
        onClicked: downwards = !downwards
    }
    Stepper {
        id: zoom
        objectName: "zoom"
        name: qsTr("Size of the cards")
        width: root.roomy ? root.zoomWidth : 80
        from: 70
        to: 420
        stepSize: 10
        value: 150
    }
    Label {
        id: count
        objectName: "chosenCount"
        visible: root.chosen > 1
        height: Theme.target
        verticalAlignment: Text.AlignVCenter
        font.weight: Font.DemiBold
        text: qsTr("%n cards chosen", "", root.chosen)
    }
}
