#pragma once

#include <vector>

#include "core/ballgame_book.h"
#include "core/event.h"

namespace raindelay::rallybird {

/// Keeps the book of a match from its events alone. There is no batting order: an at-bat goes by
/// the play that was called for it.
class Scorer {
 public:
  Scorer();
  void tell(const Event& event);

  /// With the play whose last events were told.
  [[nodiscard]] BallgameBook book() const;

 private:
  void enter();
  void tellRunners(const Event& event);
  void tellGame(const Event& event);

  BallgameBook book_;
  Value play_;             ///< that was called
  int outs_ = 0;           ///< in this half-inning
  bool batted_ = false;    ///< the batter's turn is entered; else it is a steal
  bool cameHome_ = false;  ///< the run that is about to be counted is a runner's
  bool cut_ = false;
  // The play is entered when all of it is told: a runner who is out makes another play of it.
  Event batter_;                 ///< what becomes of the batter
  bool told_ = false;            ///< there is such an event
  std::vector<int> forcedOuts_;  ///< the bases from which runners were put out
};

}  // namespace raindelay::rallybird
