#pragma once

#include "core/lookahead.h"
#include "core/solutions.h"
#include "games/quick_tennis/match_odds.h"
#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

/// The worth of being the next to hit, with so many cards against so many: about the chance to win
/// the point. With the built-in cards a full solution gives much the same.
[[nodiscard]] double worthOfBall(int own, int others);

/// Tells search about this game (core/lookahead.h). Its clock counts strokes; a point's end makes
/// it jump. Points are judged by their solution, or by how many cards both have where there is none
/// or it isn't known yet.
class Evaluator {
 public:
  static const Efforts kEfforts;

  explicit Evaluator(const Rules& rules);

  /// Looks for the point's solution (core/lookahead.h).
  void prepare(const solutions::Late& late) const;

  /// As the solution would; anything where there is none.
  [[nodiscard]] Action playOn(const State& state, Seat seat, const ActionList& legal,
                              Stream& random) const;
  /// Every level returns a serve as the solution does: a shallow search would cover a single
  /// quadrant as soon as three.
  [[nodiscard]] bool knowsBetter(const View& view) const {
    return exact_.get() != nullptr && view.phase == Phase::kReturn;
  }
  [[nodiscard]] int clock(const State& state) const { return 256 * state.points + state.strokes; }
  [[nodiscard]] Chances judge(const State& state) const;
  /// Points, the one being played by its worth.
  [[nodiscard]] SeatScores expected(const State& state) const;
  [[nodiscard]] static Scoring scoring() { return {ScoreUnit::kPoints, 2}; }
  /// Two cards for the same quadrant do the same.
  [[nodiscard]] Action alike(const View& view, Action action) const;
  /// Serve and returns, stroke with its call and run: chosen without seeing the other's.
  [[nodiscard]] bool meets(const State& state) const {
    return state.phase == Phase::kServe || state.phase == Phase::kHit;
  }
  [[nodiscard]] Moment<State> before(const View& view, const State& sampled) const;
  [[nodiscard]] Lines lines(const State& state, Seat seat, const Line& begun) const;
  /// In the game's words (reasons.cpp).
  [[nodiscard]] Sentence why(const View& view, Action action) const;

 private:
  /// The chance of the server to win the point being played.
  [[nodiscard]] double ofServer(const State& state) const;
  [[nodiscard]] const MatchOdds& odds() const;

  const Rules& rules_;
  MatchOdds guessed_;
  struct Exact;
  mutable solutions::Once<Exact> exact_;
};

}  // namespace raindelay::quick_tennis
