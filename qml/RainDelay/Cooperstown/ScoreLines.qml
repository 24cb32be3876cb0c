pragma ComponentBehavior: Bound

import RainDelay.Cooperstown
import RainDelay.Table

/// The line score of the game being played, as the adapter counts it.
LineScore {
    id: root

    required property CooperstownAdapter score

    names: score.match ? score.match.seatNames : []
    innings: score.innings
    inning: score.inning
    over: score.over
    battingSeat: score.battingSeat
    homeSeat: score.homeSeat
    runs0: score.runs0
    runs1: score.runs1
    totals0: [score.runs[0] ?? 0, score.hits[0] ?? 0, score.errors[0] ?? 0]
    totals1: [score.runs[1] ?? 0, score.hits[1] ?? 0, score.errors[1] ?? 0]
}
