pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Where pieces lie: an outline on the ground, which the board puts where it belongs by its centre.
/// It takes a drop, shows that it may take one, and can hold the keyboard's focus.
Item {
    id: root

    /// As the engine names it: "field.CF".
    required property string placeId
    /// In words, for screen readers and messages.
    property string name: placeId
    /// Size of the cards here, as a share of the table's cards.
    property real cardScale: 1
    property real cardWidth: 80
    property real cardHeight: cardWidth * 12 / 7
    /// How far each card of a pile lies from the one below, as a share of the card's width.
    property real stepX: 0.012
    property real stepY: -0.02
    /// How many of a pile's top cards are drawn.
    property int shownCards: 3
    /// Most steps that add up: deeper cards lie still.
    property int stepLimit: 4
    /// Whether an empty place is outlined.
    property bool outlined: false
    /// Words on the ground above the place.
    property string caption: ""
    /// Whether a pile's number of cards is shown on it.
    property bool counted: false
    property real centreX: 0
    property real centreY: 0

    /// The piece in hand may be put here.
    property bool legal: false
    /// A drop now would go here.
    property bool hot: false

    /// How the piece of this order lies, measured from the centre.
    function offsetX(order: int, count: int): real {
        return cardWidth * stepX * Math.min(order, Math.max(0, stepLimit - (count - 1 - order)));
    }
    function offsetY(order: int, count: int): real {
        return cardWidth * stepY * Math.min(order, Math.max(0, stepLimit - (count - 1 - order)));
    }

    width: cardWidth * cardScale
    height: cardHeight * cardScale
    x: centreX - width / 2
    y: centreY - height / 2
    objectName: "place." + placeId

    Accessible.role: legal ? Accessible.Button : Accessible.Grouping
    Accessible.name: legal ? qsTr("%1, a legal place").arg(name) : name
    Accessible.focusable: legal

    Rectangle {
        anchors.fill: parent
        visible: root.outlined
        radius: width * 0.06
        color: "#18000000"
        border.color: Qt.rgba(Theme.chalk.r, Theme.chalk.g, Theme.chalk.b, 0.45)
        border.width: 1.5
    }
    Text {
        anchors.bottom: parent.top
        anchors.bottomMargin: 5
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.caption !== ""
        text: root.caption
        font.family: Theme.fontBody
        font.weight: Font.DemiBold
        font.pixelSize: Math.round(Theme.small * 0.92)
        color: Theme.chalk
        style: Text.Raised
        styleColor: "#80000000"
        textFormat: Text.PlainText
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: root.hot ? -9 : -7
        visible: root.legal
        radius: root.width * 0.06 + 7
        color: root.hot ? Theme.mustard : Qt.rgba(Theme.chalk.r, Theme.chalk.g, Theme.chalk.b, 0.32)
        border.color: root.hot ? Theme.chalk : Theme.mustard
        border.width: 3
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -13
        visible: root.activeFocus
        radius: root.width * 0.06 + 13
        color: "transparent"
        border.color: Theme.chalk
        border.width: 3
    }
}
