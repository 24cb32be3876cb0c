#pragma once

#include "journeys/hand.h"
#include "table/match_controller.h"

namespace raindelay::journey {

/// From the result of a match: watches it by buttons, keys, scrubber and log, with the eyes of each
/// seat, plays on from its middle and leaves what began there. Lost if something is not as it was.
void lookBack(Hand& hand);

}  // namespace raindelay::journey
