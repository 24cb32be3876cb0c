pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Session

/// What a game's board is laid out in: its size, what is taken away above and below, and whose edge
/// is the near one. A game's own layout says from that alone where its places are.
QtObject {
    id: root

    /// The page whose board it is; without one what is set counts.
    property TablePage page: null
    property real width: page ? page.board.width : 1280
    property real height: page ? page.board.height : 800
    /// What the scoreboard and the bar take away, in pixels.
    property real above: page ? page.scoreboardHeight : 80
    property real below: page ? page.barHeight : 56
    /// The wish of the settings, 0.8 … 2.
    property real cardScale: page ? Settings.cardScale : 1
    /// Whose hand lies at the near edge.
    property int nearSeat: page ? Math.max(0, page.match.seating.nearSeat) : 0
    readonly property int seats: page ? page.match.seating.names.length : 2
    readonly property real free: Math.max(1, height - above - below)

    /// How many seats after the near one this one comes.
    function fromNear(seat: int): int {
        return (seat - nearSeat + seats) % seats;
    }

    /// Where the picture of the ground lies.
    property real pictureY: 0
    property real pictureHeight: height
}
