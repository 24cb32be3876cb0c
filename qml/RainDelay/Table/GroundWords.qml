pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Small words that stand on the ground itself, set off against whatever is painted there.
OneLine {
    font.family: Theme.fontBody
    font.weight: Font.DemiBold
    font.pixelSize: Math.round(Theme.small * 0.92)
    color: Theme.chalk
    style: Text.Outline
    styleColor: Theme.soot
    textFormat: Text.PlainText
}
