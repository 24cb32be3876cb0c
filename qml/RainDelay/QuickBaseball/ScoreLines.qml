pragma ComponentBehavior: Bound

import RainDelay.QuickBaseball
import RainDelay.Table

/// The line score, as the adapter counts it.
LineScore {
    required property QuickBaseballAdapter score

    names: score.match ? score.match.seatNames : []
    innings: score.innings
    inning: score.inning
    over: score.over
    battingSeat: score.battingSeat
    runs0: score.runs0
    runs1: score.runs1
    totalLetters: [qsTr("R"), qsTr("H")]
    totalWords: [qsTr("runs"), qsTr("hits")]
    totals0: score.totals0
    totals1: score.totals1
}
