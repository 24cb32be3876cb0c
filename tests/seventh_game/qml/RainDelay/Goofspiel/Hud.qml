pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Goofspiel
import RainDelay.Kit
import RainDelay.Table

/// The scoreboard: what is at stake, the points, and how many prizes are to come.
Scoreboard {
    id: root

    required property GoofspielAdapter score

    told: root.score.lastPlay

    component Words: Text {
        font.family: Theme.fontBody
        font.pixelSize: Math.round(13 * root.unit)
        color: Theme.chalk
        textFormat: Text.PlainText
    }
    component Large: Text {
        font.family: Theme.fontIndex
        font.pixelSize: Math.round(24 * root.unit)
        color: Theme.lamp
        textFormat: Text.PlainText
    }

    atLeft: Column {
        Words {
            text: qsTr("At stake")
        }
        Large {
            text: root.score.atStake
        }
    }
    inMiddle: Row {
        spacing: Theme.space(6)
        Repeater {
            model: root.score.points
            Column {
                required property int index
                required property int modelData
                Words {
                    text: root.page.match.seating.names[parent.index] ?? ""
                }
                Large {
                    text: parent.modelData
                }
            }
        }
    }
    atRight: Column {
        Words {
            text: qsTr("Prizes to come")
        }
        Large {
            text: root.score.toCome
        }
    }
}
