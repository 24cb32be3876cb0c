#pragma once

#include <QMap>
#include <QString>

#include "journeys/hand.h"
#include "session/match_controller.h"

namespace raindelay::journey {

/// Plays some choices of the match at the table with everything in motion. While something is shown
/// it clicks, drags and types at random: Lost if any of that does more than make the moment
/// shorter. How often each thing was done.
QMap<QString, int> playImpatiently(Hand& hand, MatchController& match);

}  // namespace raindelay::journey
