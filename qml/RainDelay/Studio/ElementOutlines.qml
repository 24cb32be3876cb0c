pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit

/// Outlines of a face's elements, above the face: a click chooses one, dragging and arrow keys move
/// the chosen one. The origin is the trimmed card's corner.
Item {
    id: root

    required property StudioDeck deck
    required property ChosenElement chosen
    required property int card
    property bool back: false
    /// All of them are shown, not only what is chosen or pointed out.
    property bool shown: false
    /// The element that a problem is about, or none.
    property string element: ""
    /// Pixels a millimetre.
    property real unit: 1
    /// The margin beyond the trim where print can be pointed at as well, mm.
    property real margin: 0
    /// The chosen element's movement that isn't written yet, mm.
    property point moved: Qt.point(0, 0)
    readonly property bool movable: chosen.element >= 0 && deck.edits.writable
    signal picked
    signal said(string sentence)

    /// Moves the chosen element by keys; false if there is none to be moved.
    function nudge(right: real, down: real): bool {
        if (!root.movable)
            return false;
        root.moved = Qt.point(root.moved.x + right, root.moved.y + down);
        root.writeNudges();
        return true;
    }
    /// Nudges that come while the deck is being read are written together afterwards.
    function writeNudges(): void {
        if (!root.deck.reading && !mouse.drags)
            root.write("keys");
    }
    function write(run: string): void {
        // (A point itself would be what the property is by then.)
        const right = root.moved.x;
        const down = root.moved.y;
        root.moved = Qt.point(0, 0);
        if (right !== 0 || down !== 0)
            root.said(root.chosen.move(right, down, run === "" ? "" : run + root.card + root.back + root.chosen.element));
    }

    FaceOutline {
        id: outline
        deck: root.deck
        card: root.card
        back: root.back
    }
    Connections {
        target: root.deck
        function onChanged(): void {
            root.writeNudges();
        }
    }
    MouseArea {
        id: mouse
        property point begin
        /// The mouse went down on the chosen element: it can be taken along.
        property bool holds: false
        property bool drags: false

        function at(x: real, y: real): point {
            return Qt.point(x / root.unit - root.margin, y / root.unit - root.margin);
        }
        objectName: "elementMouse"
        x: -root.margin * root.unit
        y: x
        width: root.width - 2 * x
        height: root.height - 2 * y
        preventStealing: holds
        cursorShape: drags ? Qt.ClosedHandCursor : Qt.ArrowCursor
        onPressed: event => {
            begin = at(event.x, event.y);
            holds = root.movable && outline.liesAt(root.chosen.element, begin.x, begin.y);
        }
        onPositionChanged: event => {
            const now = at(event.x, event.y);
            const far = Math.hypot(now.x - begin.x, now.y - begin.y) * root.unit;
            drags = drags || holds && far >= Theme.dragDistance;
            // By tenths, as the keys do it.
            if (drags)
                root.moved = Qt.point(Math.round((now.x - begin.x) * 10) / 10, Math.round((now.y - begin.y) * 10) / 10);
        }
        onReleased: {
            if (drags)
                root.write("");
            else
                root.chosen.element = outline.elementAt(begin.x, begin.y, root.chosen.element);
            if (!drags && root.chosen.element >= 0)
                root.picked();
            drags = holds = false;
        }
        onCanceled: {
            root.moved = Qt.point(0, 0);
            drags = holds = false;
        }
    }
    Repeater {
        model: outline
        Rectangle {
            id: mark
            required property int index
            required property string name
            required property int line
            required property rect box
            required property bool first
            required property int elementIndex
            readonly property bool held: root.chosen.element === elementIndex
            readonly property bool meant: held || root.element === name && root.element !== ""
            readonly property bool named: meant || pointed.hovered
            objectName: "outline-" + index
            visible: root.shown || meant
            x: (box.x + (held ? root.moved.x : 0)) * root.unit
            y: (box.y + (held ? root.moved.y : 0)) * root.unit
            z: named ? 1 : 0
            width: Math.max(1, box.width * root.unit)
            height: Math.max(1, box.height * root.unit)
            // (The chosen element keeps its colours.)
            color: meant && !held ? "#30dfa238" : "transparent"
            border.color: named ? Theme.mustard : "#3f63a0"
            border.width: named ? 3 : 1
            HoverHandler {
                id: pointed
                cursorShape: mark.held && root.movable ? Qt.OpenHandCursor : Qt.ArrowCursor
            }
            Rectangle {
                visible: mark.first
                // The chosen element stays uncovered.
                y: mark.held ? -height : 0
                width: tag.implicitWidth + 6
                height: tag.implicitHeight + 2
                color: mark.border.color
                Label {
                    id: tag
                    x: 3
                    y: 1
                    text: mark.held && mouse.drags ? qsTr("%1: %2 mm right, %3 mm down").arg(mark.name).arg(root.moved.x.toLocaleString(Qt.locale(), "f", 1)).arg(root.moved.y.toLocaleString(Qt.locale(), "f", 1)) : pointed.hovered ? qsTr("%1, deck.yaml line %2").arg(mark.name).arg(mark.line) : mark.name
                    font.pixelSize: Math.round(Theme.small * 0.85)
                    color: mark.named ? Theme.soot : Theme.chalk
                }
            }
        }
    }
}
