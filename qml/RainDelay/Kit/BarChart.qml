pragma ComponentBehavior: Bound

import QtQuick

/// Numbers as bars, one beside the other; with a second row of numbers those hang from the same line.
Item {
    id: root

    /// The names of the bars, in order; their numbers, and the meaning of these.
    property list<string> names
    property list<int> up
    property list<int> down
    property string upWord: ""
    property string downWord: ""
    property color upColor: Theme.grass
    property color downColor: Theme.brick

    /// Names stand beneath the bars if all of them can; else the first and the last do.
    readonly property bool allNames: [...names].every(name => name.length * Theme.small * 0.62 < slot)
    readonly property real slot: width / Math.max(1, names.length)
    readonly property int highest: Math.max(1, ...up)
    readonly property int deepest: Math.max(0, ...down)
    readonly property real numberHeight: Theme.body * 1.2
    readonly property real nameHeight: Theme.small * 1.6
    readonly property real unit: (height - nameHeight - numberHeight * (down.length > 0 ? 2 : 1)) / (highest + deepest)
    readonly property real base: numberHeight + unit * highest

    implicitHeight: 180 * Math.min(1.3, Theme.textScale)

    component Bar: Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.slot * 0.72, Theme.space(14))
        radius: 2
    }
    component Count: Text {
        anchors.horizontalCenter: parent.horizontalCenter
        height: root.numberHeight
        visible: text !== "0" && implicitWidth < root.slot
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.fontIndex
        font.pixelSize: Theme.body
        color: Theme.ink
        textFormat: Text.PlainText
    }

    Repeater {
        model: root.names.length
        Item {
            id: place
            required property int index
            readonly property int above: root.up[index] ?? 0
            readonly property int below: root.down[index] ?? 0
            readonly property string words: {
                const parts = [root.upWord.arg(above)];
                if (root.down.length > 0)
                    parts.push(root.downWord.arg(below));
                return (root.names[index] ?? "") + ": " + parts.join(", ");
            }

            objectName: "bar." + index
            x: index * root.slot
            width: root.slot
            height: root.height - root.nameHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: words

            Bar {
                y: root.base - height
                height: root.unit * place.above
                color: root.upColor
            }
            Bar {
                y: root.base
                height: root.unit * place.below
                color: root.downColor
            }
            Count {
                y: root.base - root.unit * place.above - height
                text: place.above
            }
            Count {
                y: root.base + root.unit * place.below
                text: place.below
            }
            HoverHandler {
                id: pointed
            }
            Hint {
                text: place.words
                shown: pointed.hovered
            }
        }
    }
    Rectangle {
        y: root.base
        width: parent.width
        height: 1
        color: Theme.muted
    }
    Repeater {
        model: root.allNames ? root.names.length : 0
        Label {
            required property int index
            x: index * root.slot
            y: root.height - root.nameHeight
            width: root.slot
            height: root.nameHeight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignBottom
            text: root.names[index] ?? ""
            font.pixelSize: Theme.small
            color: Theme.muted
        }
    }
    OneLine {
        visible: !root.allNames
        anchors.bottom: parent.bottom
        width: parent.width / 2
        text: root.names[0] ?? ""
        font.pixelSize: Theme.small
        color: Theme.muted
    }
    OneLine {
        visible: !root.allNames
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: parent.width / 2
        horizontalAlignment: Text.AlignRight
        text: root.names[root.names.length - 1] ?? ""
        font.pixelSize: Theme.small
        color: Theme.muted
        elide: Text.ElideLeft
    }
}
