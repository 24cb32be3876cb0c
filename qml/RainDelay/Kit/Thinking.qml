pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Three dots that swell in turn: somebody is thinking. Without movement they stand still.
Row {
    id: root

    spacing: Theme.space(1)
    Accessible.ignored: true

    Repeater {
        model: 3
        Rectangle {
            id: dot

            required property int index

            width: Theme.space(1.5)
            height: width
            radius: width / 2
            color: Theme.accent

            SequentialAnimation on opacity {
                running: root.visible && Theme.motion > 0
                loops: Animation.Infinite
                PauseAnimation {
                    duration: dot.index * Theme.motion
                }
                NumberAnimation {
                    from: 0.25
                    to: 1
                    duration: Theme.motion
                    easing.type: Easing.OutQuad
                }
                NumberAnimation {
                    to: 0.25
                    duration: Theme.motion
                    easing.type: Easing.InQuad
                }
                PauseAnimation {
                    duration: (2 - dot.index) * Theme.motion
                }
            }
        }
    }
}
