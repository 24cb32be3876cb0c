#pragma once

#include "journeys/hand.h"

namespace raindelay::journey {

/// Takes the lesson of a game from its sheet to its end, reading and doing what it says, and plays
/// on from there; how many things were done.
int takeLesson(Hand& hand, const QString& gameId);

}  // namespace raindelay::journey
