pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Says for a while, near the place, why something was refused.
Rectangle {
    id: root

    property string sentence: ""
    /// Long enough to be read: a base and so much a letter.
    readonly property int stay: 2500 + 45 * sentence.length

    function tell(words: string, where: point) {
        sentence = words;
        x = Math.max(Theme.space(2), Math.min(where.x - width / 2, parent.width - width - Theme.space(2)));
        y = Math.max(Theme.space(2), where.y - height - Theme.space(4));
        hide.restart();
    }

    visible: hide.running && sentence !== ""
    width: Math.min(text.implicitWidth + 2 * Theme.space(4), Math.min(420 * Theme.textScale, parent.width * 0.7))
    height: text.height + 2 * Theme.space(2.5)
    radius: Theme.radius
    color: Theme.dark ? "#f3e6c8" : "#262019"
    border.color: Theme.mustard
    border.width: 2
    objectName: "refusal"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    Label {
        id: text
        x: Theme.space(4)
        y: Theme.space(2.5)
        width: root.width - 2 * x
        text: root.sentence
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.dark ? "#262019" : Theme.chalk
    }
    Timer {
        id: hide
        interval: root.stay
    }
    TapHandler {
        onTapped: hide.stop()
    }
}
