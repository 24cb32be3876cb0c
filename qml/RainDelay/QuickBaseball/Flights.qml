pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

/// The ball's flights, by the result of a pitch. Points are shares of the board's width and of its
/// free height between scoreboard and bar.
QtObject {
    /// Off the bat: over the fence, into the outfield, into a glove, to first.
    readonly property var batted: ({
        "home-run": { to: Qt.point(0.8, -0.2), height: 0.5 },
        "triple": { to: Qt.point(0.94, 0.14), height: 0.3 },
        "double": { to: Qt.point(0.2, 0.12), height: 0.3 },
        "single": { to: Qt.point(0.66, 0.2), height: 0.12 },
        "fly-out": { to: Qt.point(0.34, 0.13), height: 0.55, held: true },
        "fly-dropped": { to: Qt.point(0.06, 0.3), height: 0.5 },
        "run-out": { to: Qt.point(0.735, 0.43), height: 0.03, held: true },
        "caught": { to: Qt.point(0.38, 0.26), height: 0.05, held: true }
    })
    /// Past the bat, to the catcher; wide of the plate.
    readonly property var thrown: ({
        "struck-out": { to: Qt.point(0.5, 0.66), height: 0.02 },
        "called-out": { to: Qt.point(0.5, 0.66), height: 0.02 },
        "taken": { to: Qt.point(0.5, 0.68), height: 0.02 },
        "ball": { to: Qt.point(0.59, 0.66), height: 0.06 },
        "walk": { to: Qt.point(0.61, 0.66), height: 0.06 }
    })
}
