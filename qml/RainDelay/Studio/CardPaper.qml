pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio
import RainDelay.Kit

/// The paper a card is printed on, seen where its layout leaves the ground open, and its edge: a line that can be told
/// from whatever the card lies on. Lies below the face.
Rectangle {
    id: root

    required property CardFace face
    /// The colour of the edge, 3 : 1 against the ground.
    property color edge: Theme.muted

    anchors.fill: face
    // A hair inside the face: no white edge shows around a dark card.
    anchors.margins: 2
    visible: face.ready && face.visible
    radius: face.bleed ? 0 : Math.max(0, face.width * (face.deck?.corner ?? 0) / Math.max(1, face.deck?.cardWidth ?? 1) - 1)
    color: "#ffffff"
    antialiasing: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: root.radius > 0 ? root.radius + 3 : 0
        color: "transparent"
        border.color: root.edge
        antialiasing: true
    }
}
