pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
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
    component Line: Row {
        id: line
        property string words: ""
        property list<string> figures: []
        property bool strong: false
        property bool quiet: false
        width: root.width
        Accessible.role: Accessible.StaticText
        Accessible.name: words + ": " + Array.from(figures).map((figure, seat) => figure === "" ? "" : root.names[seat] + " " + figure).join(" ")
        Label {
            width: line.width - root.names.length * root.columnWidth
            text: line.words
            wrapMode: Text.Wrap
            rightPadding: Theme.space(2)
            font.weight: line.strong ? Font.DemiBold : Font.Normal
            font.pixelSize: line.strong ? Theme.body : Theme.small
            color: line.quiet ? Theme.muted : Theme.ink
        }
        Repeater {
            model: line.figures
            OneLine {
                required property string modelData
                width: root.columnWidth
                horizontalAlignment: Text.AlignRight
                text: modelData
                font.weight: line.strong ? Font.DemiBold : Font.Normal
                font.pixelSize: line.strong ? Theme.body : Theme.small
                color: line.quiet ? Theme.muted : Theme.ink
            }
        }
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
            text: root.open ? qsTr("Sums only") : qsTr("Every line")
            objectName: "lines." + root.hand.number
            onClicked: root.open = !root.open
        }
    }
    Line {
        quiet: true
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
        words: qsTr("Together")
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
