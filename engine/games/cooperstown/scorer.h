#pragma once

#include <array>

#include "core/ballgame_book.h"
#include "core/event.h"

namespace raindelay::cooperstown {

/// Keeps the book of a match from its events alone.
class Scorer {
 public:
  Scorer();
  void tell(const Event& event);

  [[nodiscard]] const BallgameBook& book() const { return book_; }
  /// Of a doubleheader the score is that of games won.
  [[nodiscard]] Scorebook scorebook() const;

 private:
  [[nodiscard]] bool tellBatter(const Event& event);
  void tellRunners(const Event& event);
  void tellGame(const Event& event);
  [[nodiscard]] int baseOf(const Value& runner) const;

  BallgameBook book_;
  std::array<Value, 5> on_{};  ///< the runners, by base
  Seat home_;
  bool cut_ = false;
  bool doubleheader_ = false;
  std::array<int, 2> won_{};
};

}  // namespace raindelay::cooperstown
