pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Session

/// The frame of a game's board: its size, the space taken away above and below, and the seat at the
/// near edge. A game's own layout derives its places from that alone.
QtObject {
    id: root

    /// The page whose board it is; without one what is set counts.
    property TablePage page: null
    property real width: page ? page.board.width : 1280
    property real height: page ? page.board.height : 800
    /// The heights that the scoreboard and the bar take away, in pixels.
    property real above: page ? page.scoreboardHeight : 80
    property real below: page ? page.barHeight : 56
    /// The wish of the settings, 0.8 … 2.
    property real cardScale: page ? Settings.cardScale : 1
    /// The seat whose hand lies at the near edge.
    property int nearSeat: page ? Math.max(0, page.match.seating.nearSeat) : 0
    readonly property int seats: page ? page.match.seating.names.length : 2
    readonly property real free: Math.max(1, height - above - below)

    /// The number of seats from the near one to this one.
    function fromNear(seat: int): int {
        return (seat - nearSeat + seats) % seats;
    }

    /// The position of the ground's picture.
    property real pictureY: 0
    property real pictureHeight: height
}
