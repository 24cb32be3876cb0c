pragma ComponentBehavior: Bound

import QtQuick

/// A title in the titles' type.
Text {
    color: Theme.ink
    font.family: Theme.fontTitle
    font.pixelSize: Theme.title
    font.weight: Font.DemiBold
    textFormat: Text.PlainText
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
