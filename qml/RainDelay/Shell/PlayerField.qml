pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The player of a seat: a person or a computer player, and a name; left empty it is `fallback`.
Column {
    id: root

    required property string gameId
    property string caption: ""
    property string fallback: ""
    property alias text: field.text
    /// Those that may sit here, a person first.
    readonly property var offered: GameCatalog.playerKinds(gameId)
    property string kind: offered[0] ?? ""
    /// The meaning of the kinds, and their measured strength.
    readonly property var meanings: GameCatalog.playerKindHints(gameId)
    /// The width in which the kinds stand side by side.
    readonly property real leastWidth: kinds.denseWidth

    component Meaning: Label {
        width: parent?.width ?? 0
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.muted
    }

    spacing: Theme.space(2)

    Label {
        text: root.caption
        font.weight: Font.DemiBold
    }
    Field {
        id: field
        objectName: root.objectName + "-field"
        name: root.caption
        width: parent.width
        placeholderText: root.fallback
        maximumLength: 24
    }
    Segments {
        id: kinds
        objectName: root.objectName + "-kind"
        name: root.caption
        width: parent.width
        dense: width < roomyWidth
        labels: GameCatalog.playerKindNames(root.gameId)
        // (Of the chosen one it stands below.)
        hints: root.meanings.map((words, index) => index === current ? "" : words)
        current: Math.max(0, Array.from(root.offered).indexOf(root.kind))
        onChosen: index => root.kind = root.offered[index]
    }
    // As high as the longest: whoever is chosen, what is below stays in place.
    Item {
        width: parent.width
        height: Array.from(strengths.children).reduce((most, one) => Math.max(most, one.implicitHeight), 0)
        Meaning {
            objectName: root.objectName + "-strength"
            visible: kinds.current > 0
            text: root.meanings[kinds.current] ?? ""
        }
        Item {
            id: strengths
            visible: false
            width: parent.width
            Repeater {
                model: root.meanings
                Meaning {
                    required property string modelData
                    text: modelData
                }
            }
        }
    }
}
