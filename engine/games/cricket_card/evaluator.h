#pragma once

#include "core/lookahead.h"
#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

/// Tells search about this game (core/lookahead.h). It is always played to the match's end: the
/// worth of an innings depends on the cards that are left for the next one.
class Evaluator {
 public:
  static const Efforts kEfforts;

  explicit Evaluator(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] int clock(const State& /*state*/) const { return 0; }
  /// Never asked.
  [[nodiscard]] Chances judge(const State& /*state*/) const { return {}; }
  /// Runs; in a series tests won.
  [[nodiscard]] SeatScores expected(const State& state) const {
    return seatScoresOf(rules_.result(state));
  }
  [[nodiscard]] Scoring scoring() const;
  /// At the toss: a match that is played on at random says nothing of who should bat first.
  [[nodiscard]] bool knowsBetter(const View& view) const { return view.phase == Phase::kChoose; }
  /// As the coach does.
  [[nodiscard]] Action playOn(const State& state, Seat seat, const ActionList& legal,
                              Stream& random) const;
  /// In the game's words (reasons.cpp).
  [[nodiscard]] Sentence why(const View& view, Action action) const;

 private:
  const Rules& rules_;
};

}  // namespace raindelay::cricket_card
