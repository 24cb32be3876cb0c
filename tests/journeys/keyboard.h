#pragma once

#include "journeys/table_player.h"

namespace raindelay::journey {

/// From the shelf to the result by keys alone: takes the game's shortest match, plays it for both
/// seats, and looks for hindrances at the table, with a piece in hand, at the hand-over and at the
/// result. Tells after each choice how many steps were shown; gives how often each thing was done.
QMap<QString, int> playByKeys(Hand& hand, const Script& script, const QString& seed,
                              const std::function<void(std::size_t)>& shown);

}  // namespace raindelay::journey
