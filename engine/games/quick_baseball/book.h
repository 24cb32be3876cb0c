#pragma once

#include "core/ballgame_book.h"
#include "games/quick_baseball/events.h"

namespace raindelay::quick_baseball {

/// A match as a scorer has it, folded from its events: scoreboard, result sheet and scorebook read
/// it.
class Book {
 public:
  Book();
  /// Takes the next event.
  void tell(const Event& event);

  [[nodiscard]] const BallgameBook& ballgame() const { return ballgame_; }
  /// The number of pitches thrown.
  [[nodiscard]] int pitches() const { return pitches_; }
  /// Half-innings that have begun.
  [[nodiscard]] int halfInnings() const { return halfInnings_; }
  /// The latest inning.
  [[nodiscard]] int inning() const { return inning_; }
  /// Teams whose relief pitcher is in.
  [[nodiscard]] int reliefs() const { return reliefs_; }
  [[nodiscard]] Scorebook scorebook() const { return ballgame_.book(); }

 private:
  template <class T>
  void take(const T& /*other*/) {}
  void take(const HalfInningBegins& begins);
  void take(const HalfInningOver& over);
  void take(const Swings& swings);
  void take(const Leaves& leaves);
  void take(const StealTry& steal);
  void take(const Relief& relief);
  void take(const BaseHit& hit);
  void take(const Walk& walk);
  void take(const BatterOut& out);
  void take(const Advance& advance);
  void take(const Scores& scores);
  void take(const Stolen& stolen);
  void take(const CaughtStealing& caught);
  void take(const Outs& outs);
  void take(const WalkOff& walkOff);
  void take(const CalledOff& calledOff);
  void take(const Won& won);
  void take(const Tied& tied);

  /// The batter of this number ends the turn in the play, and comes to the base.
  void bats(int batter, Batting how, const char* play, int base = 0);

  BallgameBook ballgame_;
  int caught_ = 0;  ///< the base of the runner whose out is about to be counted; 0: the batter's
  bool cameHome_ = false;  ///< the run that is about to be counted is a runner's
  bool cut_ = false;
  int pitches_ = 0;
  int halfInnings_ = 0;
  int inning_ = 1;
  int reliefs_ = 0;
};

}  // namespace raindelay::quick_baseball
