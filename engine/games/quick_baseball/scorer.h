#pragma once

#include "core/ballgame_book.h"
#include "core/event.h"

namespace raindelay::quick_baseball {

/// Keeps the book of a match from its events alone.
class Scorer {
 public:
  Scorer();
  void tell(const Event& event);

  [[nodiscard]] const BallgameBook& book() const { return book_; }

 private:
  void tellRunners(const Event& event);
  void tellGame(const Event& event);

  BallgameBook book_;
  int caught_ = 0;  ///< the base of the runner whose out is about to be counted; 0: the batter's
  bool cameHome_ = false;  ///< the run that is about to be counted is a runner's
  bool cut_ = false;
};

}  // namespace raindelay::quick_baseball
