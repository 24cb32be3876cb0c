pragma ComponentBehavior: Bound

import QtQuick

/// Text in the body's type.
Text {
    color: Theme.ink
    linkColor: Theme.dusk
    font.family: Theme.fontBody
    font.pixelSize: Theme.body
    textFormat: Text.PlainText
}
