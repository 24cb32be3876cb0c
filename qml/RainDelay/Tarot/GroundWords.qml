pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Small words that stand on the cloth itself.
OneLine {
    font.family: Theme.fontBody
    font.weight: Font.DemiBold
    font.pixelSize: Math.round(Theme.small * 0.92)
    color: Theme.chalk
    style: Text.Raised
    styleColor: "#80000000"
    textFormat: Text.PlainText
}
