pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// The marking of a zone: its letter, and its value while nobody stands there. The letter lights up
/// while the open play tests the zone.
Item {
    id: root

    required property string letter
    required property int printed
    required property bool lit
    required property real unit
    /// A point of the board's drawing in pixels, across and down.
    required property real boardX
    required property real boardY

    component Chalk: Text {
        font.family: Theme.fontIndex
        color: Theme.chalk
        style: Text.Outline
        styleColor: Theme.soot
        textFormat: Text.PlainText
    }

    Chalk {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: 4 * root.boardY
        text: root.printed
        font.pixelSize: Math.round(34 * root.unit)
    }
    Rectangle {
        id: disc
        readonly property bool mirrored: root.letter === "C" || root.letter === "F"
        x: (mirrored ? 58 : -58) * root.boardX - width / 2
        y: -18 * root.boardY - height / 2
        width: 34 * root.unit
        height: width
        radius: width / 2
        color: root.lit ? Theme.mustard : "transparent"
        border.color: root.lit ? Theme.soot : "transparent"
        border.width: 2
        Chalk {
            anchors.centerIn: parent
            text: root.letter
            font.pixelSize: Math.round(24 * root.unit)
            color: root.lit ? Theme.soot : Theme.chalk
            style: root.lit ? Text.Normal : Text.Outline
        }
    }
}
