#pragma once

#include "core/ballgame_odds.h"
#include "core/lookahead.h"
#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

/// An estimate of the runs that the rest of the half-inning brings: by runners, outs, balls, and by
/// how well the cards that are left fit each other, after both have refreshed as they like best.
/// None if the match is over.
[[nodiscard]] double runsToCome(const Rules& rules, const State& state);

/// Tells search about this game (core/lookahead.h). Its clock counts pitches. What follows a pitch
/// is judged by the half-inning's solution where the level waits for it: an All-Star does. Rookie
/// and Pro do without, for they are to play at once.
class Evaluator {
 public:
  static const Efforts kEfforts;

  explicit Evaluator(const Rules& rules);

  /// Looks for the solution (core/lookahead.h).
  void prepare(const solutions::Late& late) const;

  [[nodiscard]] int clock(const State& state) const { return state.pitches; }
  [[nodiscard]] Chances judge(const State& state) const;
  /// Runs, and those to come in the half-inning.
  [[nodiscard]] SeatScores expected(const State& state) const;
  [[nodiscard]] Scoring scoring() const { return {ScoreUnit::kRuns, 4}; }
  /// Bat and pitch are chosen without seeing the other.
  [[nodiscard]] bool meets(const State& state) const { return state.phase == Phase::kBat; }
  [[nodiscard]] Moment<State> before(const View& view, const State& sampled) const;
  [[nodiscard]] Lines lines(const State& state, Seat seat, const Line& begun) const;
  /// A ball that isn't a walk leaves the batter where she is, and all cards.
  [[nodiscard]] std::optional<Seat> again(const State& before, const State& after) const;
  /// In the game's words (reasons.cpp).
  [[nodiscard]] Sentence why(const View& view, Action action) const;

 private:
  const Rules& rules_;
  BallgameOdds odds_;
  mutable solutions::Once<Solution> solution_;
};

}  // namespace raindelay::quick_baseball
