#pragma once

#include "journeys/table_player.h"

namespace raindelay::journey {

/// In a match with secrets that begins: somebody chooses and hands over; whoever has the screen
/// then is asked whether it may be taken back, refuses, is asked again and agrees. The screen goes
/// back, and another choice is made. Lost if something else comes of it.
void takeBackAcross(Hand& hand, MatchController& match);

}  // namespace raindelay::journey
