pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.CricketCard
import RainDelay.Kit
import RainDelay.Table

/// The scoreboard above the ground: which test and innings, both sides' innings, and what is played
/// for: target or lead, the follow-on, the runs that make a draw.
Scoreboard {
    id: root

    required property CricketCardAdapter score
    signal openSeries

    component Words: Text {
        font.family: Theme.fontBody
        font.pixelSize: Math.round(12.5 * root.unit)
        color: Theme.chalkSoft
        textFormat: Text.PlainText
    }
    component Large: Words {
        font.family: Theme.fontTitle
        font.weight: Font.DemiBold
        font.pixelSize: Math.round(16 * root.unit)
        color: Theme.chalk
    }

    tools: PushButton {
        objectName: "openSeries"
        width: Theme.target
        height: Theme.target
        iconName: "table"
        hint: root.score.tests > 1 ? qsTr("The series (T)") : qsTr("Scorecard (T)")
        onClicked: root.openSeries()
    }
    atLeft: Column {
        spacing: 2
        Large {
            text: root.score.tests > 1 ? qsTr("Test %1 of %2, series %3–%4").arg(root.score.test).arg(root.score.tests).arg(root.score.won[0] ?? 0).arg(root.score.won[1] ?? 0) : qsTr("Test match")
            font.family: Theme.fontBody
            font.pixelSize: Math.round(14.5 * root.unit)
        }
        Words {
            text: qsTr("%1 runs a point").arg(root.score.multiplier)
        }
        Words {
            text: !root.score.started ? qsTr("The toss") : root.score.second ? qsTr("Second innings") : qsTr("First innings")
        }
    }
    inMiddle: ScoreTable {
        unit: root.unit
        room: root.room
        score: root.score
    }
    atRight: Column {
        spacing: 2
        Large {
            visible: text !== ""
            text: root.score.wanted
            width: Math.min(implicitWidth, 230 * root.unit)
            wrapMode: Text.Wrap
            font.family: Theme.fontBody
            font.pixelSize: Math.round(14.5 * root.unit)
            color: Theme.lamp
            objectName: "wanted"
        }
        Words {
            visible: root.score.wicketsLeft >= 0
            text: qsTr("%n wicket(s) left", "", root.score.wicketsLeft)
            objectName: "wicketsLeft"
        }
        Words {
            visible: root.score.followOn
            text: qsTr("Follow-on")
        }
        Words {
            text: root.score.drawLimit > 0 ? qsTr("Draw: %1 of %2 runs").arg(root.score.aggregate).arg(root.score.drawLimit) : qsTr("Timeless: %1 runs").arg(root.score.aggregate)
            objectName: "aggregate"
        }
    }
}
