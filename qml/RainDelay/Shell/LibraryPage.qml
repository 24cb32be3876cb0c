pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// Every match of this computer: those that can be resumed first, then the latest; beside the list
/// the chosen one, with its actions.
FocusScope {
    id: root

    /// What the page below is called.
    property string below: ""
    /// The match that is chosen at first; of none the first is.
    property string chosen: ""
    /// The match that was the current one last: it stays so whatever is searched, as long as it is there.
    property string kept: ""
    /// The match that a place is being chosen for; of none, a file is chosen to be taken in.
    property string exported: ""
    readonly property MatchCollection collection: MatchLibrary.collection
    readonly property LibraryRow current: list.currentItem as LibraryRow
    /// A sheet lies over all this.
    readonly property bool covered: sheet.item !== null
    signal leave
    signal openStatistics
    signal openStudio
    signal continueMatch(string matchId)
    signal watchMatch(string matchId)

    function choose(matchId: string): void {
        if (view.rowOf(matchId) < 0)
            search.clear();
        const row = view.rowOf(matchId);
        if (row >= 0) {
            list.currentIndex = row;
            list.positionViewAtIndex(row, ListView.Contain);
            if (!root.covered)
                list.forceActiveFocus();
        }
        // Its file may not have been read yet.
        root.chosen = row >= 0 ? "" : matchId;
    }
    function restore(matchId: string): void {
        list.currentIndex = Math.max(view.rowOf(matchId), list.count > 0 ? 0 : -1);
    }
    function showCurrent(): void {
        list.forceLayout();
        if (list.currentIndex >= 0)
            list.positionViewAtIndex(list.currentIndex, ListView.Contain);
    }
    function rename(): void {
        if (root.current && !root.current.damaged)
            sheet.setSource("RenameSheet.qml", {
                "matchId": root.current.matchId,
                "players": root.current.players,
                "text": root.current.title
            });
    }
    function remove(): void {
        if (!root.current)
            return;
        root.collection.remove(root.current.matchId);
        list.forceActiveFocus();
    }
    function exportIt(): void {
        if (!root.current)
            return;
        root.exported = root.current.matchId;
        sheet.setSource("qrc:/qt/qml/RainDelay/Table/FileSheet.qml", {
            "title": qsTr("Export “%1”").arg(root.current.name),
            "ending": ".raindelay",
            "saving": true,
            "folder": root.collection.exportFolder(),
            "fileName": root.collection.exportName(root.exported)
        });
    }
    function importSome(): void {
        root.exported = "";
        sheet.setSource("qrc:/qt/qml/RainDelay/Table/FileSheet.qml", {
            "title": qsTr("Import a match"),
            "verb": qsTr("Import"),
            "ending": ".raindelay",
            "folder": root.collection.exportFolder()
        });
    }
    function closeSheet(): void {
        sheet.source = "";
        list.forceActiveFocus();
    }
    function showDetail(): void {
        if (!root.current)
            detail.source = "";
        else if (detail.item)
            (detail.item as LibraryDetail).match = root.current;
        else
            detail.setSource("LibraryDetail.qml", {
                "match": root.current
            });
    }
    function act(): void {
        (detail.item as LibraryDetail)?.act();
    }

    focus: true
    onCurrentChanged: {
        if (root.current)
            root.kept = root.current.matchId;
        showDetail();
    }
    Component.onCompleted: {
        root.collection.refresh();
        if (root.chosen !== "")
            root.choose(root.chosen);
        list.forceActiveFocus();
    }
    Component.onDestruction: MatchLibrary.pictures.stop()

    LibraryView {
        id: view
        matches: root.collection.matches
        search: search.text
        onCountChanged: if (root.chosen !== "")
            Qt.callLater(root.choose, root.chosen)
        // (The list makes the first one current then.)
        onModelAboutToBeReset: Qt.callLater(root.restore, root.kept)
    }
    Connections {
        target: root.collection
        function onBrought(matchId: string, count: int, toPlay: bool): void {
            root.choose(matchId);
        }
        /// Others may have come above the chosen one.
        function onReadingChanged(): void {
            if (!root.collection.reading)
                Qt.callLater(root.showCurrent);
        }
    }

    Panel {
        id: bar
        width: parent.width
        height: Theme.target + Theme.space(2)
        radius: 0
        border.width: 0
        PushButton {
            id: back
            objectName: "leaveLibrary"
            anchors.left: parent.left
            anchors.leftMargin: Theme.space(2)
            anchors.verticalCenter: parent.verticalCenter
            look: PushButton.Quiet
            iconName: "back"
            text: root.below
            hint: qsTr("Back: %1 (Esc)").arg(root.below)
            onClicked: root.leave()
        }
        Heading {
            anchors.left: back.right
            anchors.right: tools.left
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Library")
            font.pixelSize: Theme.large
            elide: Text.ElideRight
        }
        Row {
            id: tools
            anchors.right: parent.right
            anchors.rightMargin: Theme.space(2)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space(2)
            Field {
                id: search
                objectName: "search"
                name: qsTr("Search")
                width: Math.min(260 * Theme.textScale, root.width * 0.32)
                anchors.verticalCenter: parent.verticalCenter
                placeholderText: qsTr("Search (Ctrl+F)")
                Keys.onEscapePressed: {
                    search.clear();
                    list.forceActiveFocus();
                }
                Keys.onDownPressed: list.forceActiveFocus()
                Keys.onReturnPressed: list.forceActiveFocus()
            }
            PushButton {
                objectName: "openStatistics"
                anchors.verticalCenter: parent.verticalCenter
                look: PushButton.Quiet
                iconName: "chart"
                hint: qsTr("Statistics: wins and losses (Ctrl+T)")
                onClicked: root.openStatistics()
            }
            PushButton {
                objectName: "openStudio"
                anchors.verticalCenter: parent.verticalCenter
                look: PushButton.Quiet
                iconName: "cards"
                hint: qsTr("Deck Studio: look at decks of cards (Ctrl+D)")
                onClicked: root.openStudio()
            }
            PushButton {
                objectName: "import"
                anchors.verticalCenter: parent.verticalCenter
                look: PushButton.Quiet
                iconName: "in"
                text: root.width > 900 * Theme.textScale ? qsTr("Import") : ""
                hint: qsTr("Import matches from files (Ctrl+O)")
                onClicked: root.importSome()
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
    ListView {
        id: list
        objectName: "library"
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: detail.left
        anchors.leftMargin: Theme.space(4)
        topMargin: Theme.space(2)
        bottomMargin: Theme.space(4)
        model: view
        enabled: !root.covered
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Matches")
        T.ScrollBar.vertical: Scroller {}
        delegate: LibraryRow {
            id: row
            width: ListView.view.width - Theme.space(4)
            onClicked: {
                list.currentIndex = row.index;
                list.forceActiveFocus();
            }
            onDoubleClicked: root.act()
        }
        Keys.onReturnPressed: root.act()
        Keys.onEnterPressed: root.act()
        Keys.onDeletePressed: root.remove()
        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(list.height / (list.currentItem?.height ?? list.height)) - 1);
            const steps = {
                [Qt.Key_Home]: -list.count,
                [Qt.Key_End]: list.count,
                [Qt.Key_PageUp]: -page,
                [Qt.Key_PageDown]: page
            };
            if (!(event.key in steps))
                return;
            list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + steps[event.key]));
            event.accepted = true;
        }
    }
    Column {
        id: nothing
        objectName: "nothing"
        anchors.centerIn: parent
        width: parent.width * 0.8
        spacing: Theme.space(4)
        visible: list.count === 0
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Theme.muted
            text: search.text !== "" ? qsTr("Nothing found for “%1”.").arg(search.text)
                : root.collection.reading ? qsTr("Reading the matches on this computer …") : qsTr("No matches yet. Pick a game from the shelf, or drop a match file on this window.")
        }
        PushButton {
            objectName: "clearSearch"
            visible: search.text !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Show all")
            onClicked: {
                search.clear();
                list.forceActiveFocus();
            }
        }
    }
    Loader {
        id: detail
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.margins: Theme.space(4)
        width: Math.round(Math.min(420 * Theme.textScale, root.width * 0.45))
        enabled: !root.covered
    }
    Connections {
        target: detail.item
        ignoreUnknownSignals: true
        function onGoOn(): void {
            root.continueMatch(root.current.matchId);
        }
        function onWatch(): void {
            root.watchMatch(root.current.matchId);
        }
        function onRename(): void {
            root.rename();
        }
        function onExportIt(): void {
            root.exportIt();
        }
        function onRemove(): void {
            root.remove();
        }
        function onSalvage(): void {
            root.collection.salvage(root.current.matchId);
        }
        function onReadAgain(): void {
            root.collection.readAgain(root.current.matchId);
        }
    }
    Loader {
        id: sheet
        anchors.fill: parent
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: sheet.item
        ignoreUnknownSignals: true
        function onRenamed(matchId: string, text: string): void {
            root.collection.rename(matchId, text);
            root.closeSheet();
        }
        function onPicked(file: url): void {
            if (root.exported !== "")
                root.collection.exportTo(root.exported, file);
            else
                root.collection.bring([file], false);
            root.closeSheet();
        }
        function onDismissed(): void {
            root.closeSheet();
        }
    }
    Keys.onEscapePressed: root.leave()
    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: !root.covered
        onActivated: {
            search.forceActiveFocus();
            search.selectAll();
        }
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: !root.covered && root.collection.canUndo && !search.activeFocus
        onActivated: root.collection.undoRemove()
    }
    Shortcut {
        sequences: ["Ctrl+D"]
        enabled: !root.covered
        onActivated: root.openStudio()
    }
    Shortcut {
        sequences: ["Ctrl+T"]
        enabled: !root.covered
        onActivated: root.openStatistics()
    }
    Shortcut {
        sequences: ["Ctrl+O"]
        enabled: !root.covered
        onActivated: root.importSome()
    }
    Shortcut {
        sequences: ["Ctrl+E"]
        enabled: !root.covered
        onActivated: root.exportIt()
    }
    Shortcut {
        sequences: ["F2"]
        enabled: !root.covered
        onActivated: root.rename()
    }
}
