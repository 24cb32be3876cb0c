#pragma once

#include "core/seat.h"
#include "core/situation.h"

namespace raindelay {

/// A moment of a baseball game.
struct BallgameMoment {
  int halfInning = 0;    ///< from 0: even ones are tops
  int outs = 0;          ///< 0 … 2
  unsigned runners = 0;  ///< bit 0: first base … bit 2: third
  Seat visitor;
  int visitorsRuns = 0;
  int homeRuns = 0;
};

/// Its situation: the half-inning; outs, runners and score.
[[nodiscard]] Situation situationOf(const BallgameMoment& moment);

}  // namespace raindelay
