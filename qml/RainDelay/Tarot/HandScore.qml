pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Table
import RainDelay.Tarot

/// A hand of the score sheet: sums, and opened each line with where it came from.
Column {
    id: root

    required property handSheet hand
    required property list<string> names
    property bool open: false
    readonly property real columnWidth: Math.min(110 * Theme.textScale, width * 0.45 / names.length)

    spacing: Theme.space(1)
    objectName: "hand." + hand.number

    /// Words, and a figure below each name.
    component Line: ScoreRow {
        property bool strong: false
        wordsWidth: root.width - root.names.length * root.columnWidth
        columns: [root.columnWidth]
        weight: strong ? Font.DemiBold : Font.Normal
        size: strong ? Theme.body : Theme.small
        Accessible.name: words + ": " + Array.from(figures).map((figure, seat) => figure === "" ? "" : root.names[seat] + " " + figure).join(" ")
    }
    component Entry: Line {
        required property scoreLine modelData
        words: modelData.words
        figures: Array.from(root.names).map((name, seat) => seat === modelData.seat ? String(modelData.points) : "")
    }

    Item {
        width: parent.width
        height: head.height
        Heading {
            id: head
            text: qsTr("Hand %1, dealt by %2").arg(root.hand.number).arg(root.names[root.hand.dealer] ?? "")
            font.pixelSize: Theme.large
            width: parent.width - toggle.width
            elide: Text.ElideRight
        }
        PushButton {
            id: toggle
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            look: PushButton.Quiet
            text: root.open ? qsTr("Totals only") : qsTr("Every line")
            objectName: "lines." + root.hand.number
            onClicked: root.open = !root.open
        }
    }
    Line {
        ink: Theme.muted
        figures: root.names
    }
    Repeater {
        model: root.open ? root.hand.before : []
        Entry {}
    }
    Line {
        words: qsTr("Before play")
        strong: root.open
        figures: Array.from(root.hand.declared).map(points => String(points))
    }
    Repeater {
        model: root.open ? root.hand.play : []
        Entry {}
    }
    Line {
        words: qsTr("In play")
        strong: root.open
        figures: Array.from(root.hand.played).map(points => String(points))
    }
    Line {
        words: qsTr("Total")
        strong: true
        figures: Array.from(root.hand.declared).map((points, seat) => String(points + (root.hand.played[seat] ?? 0)))
    }
    Line {
        visible: root.hand.outcome !== ""
        words: root.hand.outcome
        strong: true
        figures: Array.from(root.names).map((name, seat) => seat === root.hand.winner ? "+" + root.hand.gain : "")
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
}
