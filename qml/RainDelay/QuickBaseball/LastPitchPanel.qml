pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.QuickBaseball

/// The result of the last pitch, in words, and both cards small.
Rectangle {
    id: root

    required property lastPitch pitch
    required property string gameId
    /// As of MatchController.pictureQuery.
    property string pictureQuery: ""
    property real cardWidth: 40
    property real cardHeight: 56
    property real unit: Theme.textScale

    visible: pitch.pitch !== ""
    implicitHeight: column.implicitHeight + 2 * Theme.space(2)
    radius: 6
    color: Theme.plate
    border.color: Theme.plateFrame
    border.width: 1
    objectName: "lastPitch"
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Last pitch: %1").arg(pitch.verdict)

    component Small: Image {
        required property string code
        visible: code !== ""
        width: root.cardWidth
        height: root.cardHeight
        source: code === "" ? "" : "image://cards/" + root.gameId + "/" + code + root.pictureQuery
        sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
        asynchronous: true
    }

    Column {
        id: column
        x: Theme.space(2.5)
        y: Theme.space(2)
        width: root.width - 2 * x
        spacing: Theme.space(1)
        Row {
            spacing: Theme.space(1.5)
            Small {
                code: root.pitch.bat
            }
            Small {
                code: root.pitch.pitch
            }
            Token {
                anchors.verticalCenter: parent.verticalCenter
                border: root.pitch.border
                size: Math.round(root.cardWidth * 0.7)
            }
        }
        Text {
            width: parent.width
            text: root.pitch.verdict
            wrapMode: Text.Wrap
            font.family: Theme.fontBody
            font.weight: Font.Medium
            font.pixelSize: Math.round(13.5 * root.unit)
            color: Theme.chalk
            textFormat: Text.PlainText
        }
    }
}
