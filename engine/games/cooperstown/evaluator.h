#pragma once

#include "core/ballgame_odds.h"
#include "core/lookahead.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

/// Tells search about this game (core/lookahead.h). Its clock counts half-innings.
class Evaluator {
 public:
  static const Efforts kEfforts;

  explicit Evaluator(const Rules& rules);

  [[nodiscard]] int clock(const State& state) const;
  /// Judges a half-inning as it begins.
  [[nodiscard]] Chances judge(const State& state) const;
  /// Runs, those of a doubleheader's both games.
  [[nodiscard]] SeatScores expected(const State& state) const;
  [[nodiscard]] Scoring scoring() const { return {ScoreUnit::kRuns, 10}; }
  /// As the coach does.
  [[nodiscard]] Action playOn(const State& state, Seat seat, const ActionList& legal,
                              Stream& random) const;
  /// In the game's words (reasons.cpp).
  [[nodiscard]] Sentence why(const View& view, Action action) const;

 private:
  const Rules& rules_;
  BallgameOdds odds_;
  bool doubleheader_;
};

}  // namespace raindelay::cooperstown
