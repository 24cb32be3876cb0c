pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit
import RainDelay.Scorebook
import RainDelay.Session

/// The scorer's record of the match so far: tables and scorecards, one below the other, beside them
/// a list of contents if there is room. It can be saved, copied and printed.
Sheet {
    id: root

    required property MatchController match

    /// Saves as the file's ending says, and tells what became of it.
    function saveAs(file: url): void {
        const why = book.save(file);
        root.tell(why === "" ? qsTr("Saved: %1").arg(book.nameOf(file)) : why);
    }
    /// Asks for a file to be written, by the ending of its kind.
    function askFile(ending: string): void {
        files.setSource("FileSheet.qml", {
            "title": qsTr("Save the scorebook"),
            "saving": true,
            "ending": ending,
            "folder": MatchLibrary.collection.exportFolder(),
            "fileName": book.fileName + ending
        });
    }
    function askPrinter(): void {
        files.setSource("PrintSheet.qml", {
            "printers": book.printers()
        });
    }
    function closeFiles(): void {
        files.source = "";
        flick.forceActiveFocus();
    }
    function copy(): void {
        book.copy();
        root.tell(qsTr("Copied to the clipboard as text."));
    }
    function tell(words: string): void {
        toast.tellAt(words, Qt.point(toast.parent.width / 2, toast.parent.height));
    }
    /// The distance a key scrolls; 0 if it doesn't.
    function wayOf(key: int): real {
        const line = 3 * Theme.body;
        const screen = flick.height - line;
        const ways = {
            [Qt.Key_Up]: -line,
            [Qt.Key_Down]: line,
            [Qt.Key_PageUp]: -screen,
            [Qt.Key_PageDown]: screen,
            [Qt.Key_Home]: -flick.contentHeight,
            [Qt.Key_End]: flick.contentHeight
        };
        return ways[key] ?? 0;
    }
    function scrollTo(y: real): void {
        flick.contentY = Math.max(0, Math.min(y, flick.contentHeight - flick.height));
    }

    title: qsTr("Scorebook")
    preferredWidth: 1180
    preferredHeight: 1000
    objectName: "scorebook"
    // Before the page below takes a key for a shortcut of its own.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape || root.wayOf(event.key) !== 0
    Keys.onPressed: event => {
        const way = root.wayOf(event.key);
        if (event.matches(StandardKey.Copy))
            root.copy();
        else if (event.matches(StandardKey.Print))
            root.askPrinter();
        else if (way !== 0)
            root.scrollTo(flick.contentY + way);
        else
            return;
        event.accepted = true;
    }

    ScorebookView {
        id: book
        match: root.match
    }
    Loader {
        id: files
        parent: root
        anchors.fill: parent
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: files.item
        ignoreUnknownSignals: true
        function onPicked(file: url): void {
            root.closeFiles();
            root.saveAs(file);
        }
        function onPrintOn(printer: string): void {
            root.closeFiles();
            const why = book.printOn(printer);
            root.tell(why === "" ? qsTr("Sent to %1.").arg(printer) : why);
        }
        function onDismissed(): void {
            root.closeFiles();
        }
    }
    Label {
        anchors.centerIn: parent
        width: parent.width
        visible: book.empty
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        color: Theme.muted
        text: qsTr("Nothing to score yet.")
    }
    ListView {
        id: contents
        readonly property bool offered: parent.width > 900 * Theme.textScale && count > 1
        visible: offered
        width: offered ? 210 * Theme.textScale : 0
        height: parent.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        objectName: "scorebookContents"
        model: page.sections
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Contents")
        // The last one whose title is at the upper edge or above.
        currentIndex: {
            let at = 0;
            for (let i = 0; i < count; ++i)
                if (page.topOf(i) <= flick.contentY + 4 * Theme.body)
                    at = i;
            return flick.contentHeight > flick.height && flick.atYEnd ? count - 1 : at;
        }
        delegate: Item {
            id: entry
            required property int index
            required property string modelData
            width: contents.width
            height: words.implicitHeight + Theme.space(3)
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData
            Accessible.onPressAction: root.scrollTo(page.topOf(index))
            Rectangle {
                anchors.fill: parent
                anchors.rightMargin: Theme.space(4)
                radius: Theme.radius
                color: entry.ListView.isCurrentItem || pointer.hovered ? Theme.paper : "transparent"
            }
            FocusRing {
                shown: entry.activeFocus
            }
            Label {
                id: words
                x: Theme.space(2)
                width: parent.width - Theme.space(8)
                anchors.verticalCenter: parent.verticalCenter
                text: entry.modelData
                wrapMode: Text.Wrap
                font.weight: entry.ListView.isCurrentItem ? Font.DemiBold : Font.Normal
            }
            HoverHandler {
                id: pointer
            }
            TapHandler {
                onTapped: root.scrollTo(page.topOf(entry.index))
            }
        }
    }
    ScorebookItem {
        id: page
        anchors.fill: flick
        anchors.rightMargin: Theme.space(4)
        view: book
        textSize: Theme.body
        dark: Theme.dark
        contentY: flick.contentY
        objectName: "scorebookPage"
        Accessible.role: Accessible.StaticText
        Accessible.name: book.text
    }
    Flickable {
        id: flick
        anchors.left: contents.right
        anchors.right: parent.right
        height: parent.height
        focus: true
        contentWidth: width
        contentHeight: page.contentHeight
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        objectName: "scorebookFlick"
        Accessible.role: Accessible.Document
        Accessible.name: root.title
        T.ScrollBar.vertical: Scroller {}
        FocusRing {
            parent: flick
            shown: flick.activeFocus
        }
    }
    Toast {
        id: toast
        objectName: "refusal"
        maximumWidth: Math.min(420 * Theme.textScale, parent.width * 0.7)
    }
    footer: Flow {
        width: parent.width
        spacing: Theme.space(2)
        enabled: !book.empty
        Label {
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Save as")
            color: Theme.muted
        }
        PushButton {
            objectName: "savePdf"
            text: qsTr("PDF")
            hint: qsTr("Pages to print or to send")
            onClicked: root.askFile(".pdf")
        }
        PushButton {
            objectName: "savePng"
            text: qsTr("PNG")
            hint: qsTr("All of it as one picture")
            onClicked: root.askFile(".png")
        }
        PushButton {
            objectName: "saveText"
            text: qsTr("Text")
            hint: qsTr("Plain text with aligned columns")
            onClicked: root.askFile(".txt")
        }
        PushButton {
            objectName: "saveCsv"
            text: qsTr("CSV")
            hint: qsTr("Tables for a spreadsheet")
            onClicked: root.askFile(".csv")
        }
        PushButton {
            objectName: "copyScorebook"
            look: PushButton.Quiet
            iconName: "copy"
            text: qsTr("Copy")
            hint: qsTr("Copy as text (Ctrl+C)")
            onClicked: root.copy()
        }
        PushButton {
            objectName: "printScorebook"
            look: PushButton.Quiet
            iconName: "print"
            text: qsTr("Print")
            hint: qsTr("Choose a printer (Ctrl+P)")
            onClicked: root.askPrinter()
        }
    }
}
