pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Cooperstown
import RainDelay.Kit
import RainDelay.Session

Item {
    required property MatchController match
    required property CooperstownAdapter score
    signal home
    signal again
}
