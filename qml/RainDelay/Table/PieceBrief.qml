pragma ComponentBehavior: Bound

import QtQuick

/// The part of a card that is shown where there is no room for all of it (PlaceArea.brief).
Item {
    /// The picture of the card, front or back.
    property url face
    property bool faceUp: false
    /// Height of the picture by its width.
    property real aspect: 1
}
