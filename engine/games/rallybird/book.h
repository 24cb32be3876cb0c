#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/ballgame_book.h"
#include "games/rallybird/events.h"
#include "games/rallybird/state.h"

namespace raindelay::rallybird {

/// A match as a scorer has it, folded from its events: scoreboard, result sheet, scorebook and
/// figures read it. There is no batting order: an at-bat goes by the play that was called for it.
class Book {
 public:
  Book();
  /// Takes the next event.
  void tell(const Event& event);

  /// The ballgame's book, with the play whose last events were told.
  [[nodiscard]] BallgameBook ballgame() const;
  [[nodiscard]] Scorebook scorebook() const { return ballgame().book(); }
  /// A count of a team, except for its runs, its hits and its runners left on base: those are in
  /// the line score.
  [[nodiscard]] int count(Seat team, Count what) const;
  /// The number of times that a team has shown each play.
  [[nodiscard]] const std::array<int, kMostPlays>& plays(Seat team) const {
    return plays_[static_cast<std::size_t>(team.index())];
  }
  /// Half-innings that have begun, and the latest inning.
  [[nodiscard]] int halfInnings() const { return halfInnings_; }
  [[nodiscard]] int inning() const { return inning_; }

 private:
  template <class T>
  void take(const T& /*other*/) {}
  void take(const HalfInningBegins& begins);
  void take(const Shown& shown);
  void take(const Rerolled& rerolled);
  void take(const BatterEnds& ends);
  void take(const RunnerOut& out);
  void take(const CaughtStealing& caught);
  void take(const DoublePlay& play);
  void take(const Stolen& stolen);
  void take(const Advance& advance);
  void take(const Scores& scores);
  void take(const HalfInningOver& over);
  void take(const WalkOff& walkOff);
  void take(const CalledOff& calledOff);
  void take(const Won& won);
  void take(const Tied& tied);

  void add(Seat team, Count what);
  void enter();

  BallgameBook ballgame_;
  std::array<std::array<int, kCounts>, 2> counts_{};    ///< by seat
  std::array<std::array<int, kMostPlays>, 2> plays_{};  ///< by seat
  int halfInnings_ = 0;
  int inning_ = 1;
  Face play_;              ///< that was called
  int outs_ = 0;           ///< in this half-inning
  bool batted_ = false;    ///< the batter's turn is entered; else it is a steal
  bool cameHome_ = false;  ///< the run that is about to be counted is a runner's
  bool cut_ = false;
  // The play is entered when all of it is told: a runner who is out makes another play of it.
  std::optional<BatterEnds> batter_;
  std::vector<int> forcedOuts_;  ///< the bases from which runners were put out
};

}  // namespace raindelay::rallybird
