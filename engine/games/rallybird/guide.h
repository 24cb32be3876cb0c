#pragma once

#include "core/ballgame_odds.h"
#include "core/lookahead.h"
#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

/// What search is told of this game (core/lookahead.h). Its clock counts plays as they are chosen:
/// judged is what the one before has brought.
class Guide {
 public:
  static const Efforts kEfforts;

  explicit Guide(const Rules& rules);

  [[nodiscard]] int clock(const State& state) const { return state.chosenPlays; }
  [[nodiscard]] Chances judge(const State& state) const;

 private:
  BallgameOdds odds_;
};

}  // namespace raindelay::rallybird
