pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.DeckStudio

/// The paper a card is printed on, seen where its layout leaves the ground open. Lies below the face.
Rectangle {
    id: root

    required property CardFace face

    anchors.fill: face
    // A hair inside the face: no white edge shows around a dark card.
    anchors.margins: 2
    visible: face.ready && face.visible
    radius: face.bleed ? 0 : Math.max(0, face.width * (face.deck?.corner ?? 0) / Math.max(1, face.deck?.cardWidth ?? 1) - 1)
    color: "#ffffff"
    antialiasing: true
}
