pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session
import RainDelay.Shell

/// The window: one page at a time, sheets above it.
Window {
    id: root

    /// Files to open: URLs of matches, which are taken in (a single one is resumed at once), and of a deck.
    required property var files
    /// True to begin where the program was left.
    property bool comesBack: false

    width: 1280
    height: 800
    minimumWidth: 820
    minimumHeight: 560
    title: pages.match ? qsTr("%1 – Rain Delay").arg(pages.match.title) : qsTr("Rain Delay")
    color: Theme.paper

    /// What the window is when it isn't full.
    property int otherwise: Window.Windowed

    function toggleFullScreen(): void {
        if (root.visibility === Window.FullScreen) {
            root.visibility = root.otherwise;
        } else {
            root.otherwise = root.visibility;
            root.showFullScreen();
        }
    }
    /// The program was started once more: to open these files, or none. A match that is played goes on.
    function comeForward(files: var): void {
        pages.navigator.bring(files, pages.match === null);
        root.raise();
        root.requestActivate();
    }

    onClosing: close => {
        close.accepted = pages.mayClose(() => {
            pages.navigator.leaveMatch();
            root.close();
        });
    }

    Binding {
        target: Theme
        property: "dark"
        value: Settings.dark
    }
    Binding {
        target: Theme
        property: "textScale"
        value: Settings.textScale
    }
    Binding {
        target: Theme
        property: "motion"
        value: Settings.motionMs
    }

    // Moves over it count for tooltips; the window may have come up under the pointer.
    HoverHandler {
        readonly property point at: point.scenePosition
        property bool entered: false
        Component.onCompleted: HintOwner.moves = 0
        onHoveredChanged: entered = hovered && entered
        onAtChanged: {
            if (entered)
                ++HintOwner.moves;
            entered = true;
        }
    }
    Shortcut {
        sequence: "F11"
        autoRepeat: false
        onActivated: root.toggleFullScreen()
    }
    Pages {
        id: pages
        objectName: "pages"
        // Not anchors: before the window is shown its content has no size, and all would be laid out twice.
        width: root.width
        height: root.height
        focus: true
        comesBack: root.comesBack
        Component.onCompleted: pages.navigator.bring(root.files, true)
    }
    DropArea {
        id: drop
        objectName: "drop"
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: event => pages.navigator.bring(event.urls, false)
        Rectangle {
            anchors.fill: parent
            visible: drop.containsDrag
            color: Theme.shade
            border.color: Theme.mustard
            border.width: 4
            Heading {
                anchors.centerIn: parent
                width: parent.width * 0.8
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: qsTr("Drop a match here to put it into the library, or a deck to open it in Deck Studio")
                color: Theme.chalk
            }
        }
    }
    Toast {
        id: toast
        objectName: "toast"
        anchors.bottom: parent.bottom
        // At the table what can be done stands below it.
        anchors.bottomMargin: pages.match ? 2 * Theme.target + Theme.space(6) : Theme.space(8)
        anchors.horizontalCenter: parent.horizontalCenter
        /// The answer that can be given: `open`, `undo`, `goOn`, `menu` or none.
        property string answer: ""
        function say(sentence: string, wrong: bool, answer: string): void {
            toast.answer = answer;
            toast.answerable = answer !== "";
            toast.wrong = wrong;
            toast.tell(sentence);
        }
        PushButton {
            objectName: "toastOpen"
            visible: toast.answer === "open"
            look: PushButton.Primary
            iconName: "cards"
            text: qsTr("Open it now")
            hint: qsTr("Leaves this match, which is kept in the library")
            onClicked: {
                toast.dismiss();
                pages.openWaiting();
            }
        }
        PushButton {
            objectName: "toastUndo"
            visible: toast.answer === "undo"
            look: PushButton.Primary
            iconName: "undo"
            text: qsTr("Undo")
            hint: qsTr("Take it back (Ctrl+Z)")
            onClicked: {
                toast.dismiss();
                MatchLibrary.collection.undoRemove();
            }
        }
        PushButton {
            objectName: "toastGoOn"
            visible: toast.answer === "goOn"
            look: PushButton.Primary
            iconName: "play"
            text: qsTr("Reopen")
            hint: qsTr("Open it again")
            onClicked: {
                toast.dismiss();
                pages.navigator.takeOffer();
            }
        }
        PushButton {
            objectName: "toastMenu"
            visible: toast.answer === "menu"
            look: PushButton.Primary
            text: qsTr("Add to menu")
            hint: qsTr("With its icon; then a double click opens matches and decks")
            onClicked: {
                toast.dismiss();
                DesktopEntry.accept();
            }
        }
    }
    Connections {
        target: DesktopEntry
        function onOffered(): void {
            toast.say(qsTr("Rain Delay isn't in your menu yet."), false, "menu");
        }
        function onSaid(sentence: string, wrong: bool): void {
            toast.say(sentence, wrong, "");
        }
    }
    Connections {
        target: pages
        function onSaid(sentence: string, wrong: bool, waits: bool): void {
            toast.say(sentence, wrong, waits ? "open" : "");
        }
        function onOffered(sentence: string): void {
            toast.say(sentence, true, "goOn");
        }
        function onArrived(): void {
            if (toast.answer === "goOn")
                toast.dismiss();
        }
    }
    Connections {
        target: Settings
        function onSaid(sentence: string): void {
            toast.say(sentence, true, "");
        }
    }
    Connections {
        target: MatchLibrary.collection
        function onSaid(sentence: string, undoable: bool, wrong: bool): void {
            toast.say(sentence, wrong, undoable ? "undo" : "");
        }
    }
}
