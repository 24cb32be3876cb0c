pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// A deck to begin with: one of its cards as it is painted now, and what it is for.
T.RadioButton {
    id: root

    /// The template's id.
    required property string template
    required property string help
    /// The height of the card.
    required property int picture

    objectName: "template-" + template
    padding: Theme.space(4)
    implicitHeight: contentItem.implicitHeight + 2 * padding
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.description: help
    Accessible.name: text
    Accessible.ignored: !enabled
    Accessible.onPressAction: root.take()
    Accessible.onToggleAction: root.take()
    Keys.onReturnPressed: root.take()

    function take(): void {
        if (root.enabled)
            root.clicked();
    }

    StudioDeck {
        id: deck
        checks: false
    }
    Component.onCompleted: deck.openTemplate(root.template)

    contentItem: Item {
        implicitHeight: words.y + words.height
        Rectangle {
            width: parent.width
            height: root.picture + 2 * Theme.space(3)
            radius: Theme.radius
            color: Theme.line
        }
        CardPaper {
            face: face
        }
        CardFace {
            id: face
            objectName: "face"
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.space(3)
            height: root.picture
            width: Math.round(height * deck.cardWidth / Math.max(1, deck.cardHeight))
            deck: deck
            // Of each template one that shows what it is for.
            card: 2
        }
        Column {
            id: words
            y: root.picture + 3 * Theme.space(3)
            width: parent.width
            spacing: Theme.space(1)
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: root.text
                font.weight: Font.DemiBold
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: root.help
                font.pixelSize: Theme.small
                color: Theme.muted
            }
        }
    }
    background: Panel {
        color: root.checked || root.hovered ? Theme.raised : Theme.surface
        border.color: root.checked ? Theme.accent : Theme.line
        border.width: root.checked ? 3 : 1
        FocusRing {
            shown: root.visualFocus
        }
    }
}
