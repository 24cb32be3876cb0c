pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// The tour: a strip below the cards that says what to do next, and a frame around the place. Doing
/// it, by whatever way, leads to the next step.
Rectangle {
    id: root

    required property StudioDeck deck
    required property StudioDesk desk
    required property StudioPanel panel
    required property StudioBar bar
    /// A sheet covers the page; that of the export does.
    required property bool covered
    required property bool exporting
    property bool running: false
    property int step: 0
    /// Somebody went to a problem.
    property bool jumped: false
    readonly property bool settled: deck.readable && !deck.reading && !deck.checking
    readonly property TourStep current: steps[step]

    readonly property list<TourStep> steps: [
        TourStep {
            words: qsTr("These are all cards of a deck, as they will be printed. Choose another one: by a click, or with the arrow keys.")
            target: root.desk
            done: root.desk.card > 0
        },
        TourStep {
            words: qsTr("Now look at it closely: double-click it, or press Enter. The lines show where it is cut (red) and what is safe from the knife (green).")
            target: root.desk
            done: root.desk.mode === StudioDesk.Single
        },
        TourStep {
            words: qsTr("Three things in this deck are wrong on purpose. Open the list: “Problems”, on the right.")
            target: root.panel.tabs
            done: root.panel.side === 1
        },
        TourStep {
            words: qsTr("Each problem says what is wrong, and in which row and column. Click on one: it takes you to its card.")
            target: root.panel
            done: root.jumped
        },
        TourStep {
            words: qsTr("Fix it: open “Card”, on the right, change the cell that the problem names, and press Enter. It is written into cards.csv, and Ctrl+Z takes it back.")
            target: root.panel
            done: root.settled && root.deck.problems.count < 3
        },
        TourStep {
            words: qsTr("Do the same with the other two, here or in any program that writes CSV: what is saved there shows here. Copies are a number; the picture is called storm.svg; a name has to fit its box.")
            target: root.panel
            done: root.settled && root.deck.problems.count === 0
        },
        TourStep {
            words: qsTr("No problems left: time to print. Open “Print and export” (Ctrl+P). You may make a PDF there, or leave it with Esc.")
            target: root.bar.exporter
            done: root.exporting
        },
        TourStep {
            words: qsTr("That was the tour. Your own deck begins with a table, or with “New deck” (Ctrl+N); F1 opens the page that explains how decks are written.")
        }
    ]

    function begin(): void {
        root.panel.side = 0;
        root.jumped = false;
        root.step = 0;
        root.running = true;
    }
    function goOn(): void {
        // (A deck that is still being read has no problem yet.)
        while (root.running && root.settled && root.current.done)
            ++root.step;
    }

    objectName: "tour"
    visible: running
    height: visible ? Math.max(words.implicitHeight, leave.height) + Theme.space(4) : 0
    color: Theme.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Connections {
        target: root.current
        function onDoneChanged(): void {
            Qt.callLater(root.goOn);
        }
    }
    Connections {
        target: root.panel
        function onJump(): void {
            root.jumped = true;
        }
    }
    onStepChanged: Qt.callLater(root.goOn)
    onSettledChanged: Qt.callLater(root.goOn)

    Rectangle {
        id: number
        x: Theme.space(4)
        anchors.verticalCenter: parent.verticalCenter
        width: count.implicitWidth + Theme.space(4)
        height: count.implicitHeight + Theme.space(2)
        radius: height / 2
        color: Theme.mustard
        Label {
            id: count
            objectName: "tourCount"
            anchors.centerIn: parent
            color: Theme.soot
            font.weight: Font.DemiBold
            text: qsTr("%1 of %2").arg(root.step + 1).arg(root.steps.length)
        }
    }
    Label {
        id: words
        objectName: "tourWords"
        anchors.left: number.right
        anchors.leftMargin: Theme.space(4)
        anchors.right: leave.left
        anchors.rightMargin: Theme.space(4)
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        color: Theme.dark ? Theme.soot : Theme.chalk
        text: root.current.words
    }
    PushButton {
        id: leave
        objectName: "leaveTour"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space(3)
        anchors.verticalCenter: parent.verticalCenter
        text: root.step + 1 < root.steps.length ? qsTr("Leave the tour") : qsTr("Done")
        hint: qsTr("The example stays open")
        onClicked: root.running = false
    }
    Rectangle {
        id: frame
        readonly property Item target: root.running && !root.covered ? root.current.target : null
        readonly property rect place: {
            // Values that the target's place depends on, since mapping creates no binding.
            const moved = [root.y, root.width, target?.x, target?.y, target?.width, target?.height];
            return target && moved ? root.parent.mapFromItem(target, 0, 0, target.width, target.height) : Qt.rect(0, 0, 0, 0);
        }
        objectName: "tourFrame"
        parent: root.parent
        visible: target !== null && target.visible
        x: place.x - Theme.space(2)
        y: place.y - Theme.space(2)
        width: place.width + 2 * Theme.space(2)
        height: place.height + 2 * Theme.space(2)
        radius: Theme.radius
        color: "transparent"
        border.color: Theme.mustard
        border.width: 3
    }
}
