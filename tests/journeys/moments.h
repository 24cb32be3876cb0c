#pragma once

#include <QMap>
#include <QString>

#include "journeys/hand.h"
#include "table/match_controller.h"

namespace raindelay::journey {

/// Plays some choices of the match at the table with everything in motion. While something is shown
/// it clicks, drags and types at random: Lost if any of that does more than make the moment
/// shorter. Returns the count of each thing done.
QMap<QString, int> playImpatiently(Hand& hand, MatchController& match);

}  // namespace raindelay::journey
