#pragma once

#include <QStringList>

#include "journeys/hand.h"

namespace raindelay::journey {

/// From the shelf: opens the statistics, goes through players and games by mouse and keys, and
/// leaves them again. Returns the text read, a line a player: `Ida, All games: 2 played, 1 won, 1
/// lost`.
QStringList readStatistics(Hand& hand);

}  // namespace raindelay::journey
