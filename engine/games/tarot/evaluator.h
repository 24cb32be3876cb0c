#pragma once

#include "core/lookahead.h"
#include "games/tarot/rules.h"

namespace raindelay::tarot {

/// Tells search about this game (core/lookahead.h). Its clock counts hands.
class Evaluator {
 public:
  static const Efforts kEfforts;
  /// Hands are wide.
  static constexpr bool kThinkersEyes = true;

  explicit Evaluator(const Rules& rules) : rules_(rules), config_(rules.config()) {}

  [[nodiscard]] int clock(const State& state) const { return state.hand; }
  /// Judges a hand as it begins, by the scores.
  [[nodiscard]] Chances judge(const State& state) const;
  /// The match's points: hands are scored as they end.
  [[nodiscard]] SeatScores expected(const State& state) const {
    return seatScoresOf(rules_.result(state));
  }
  [[nodiscard]] static Scoring scoring() { return {ScoreUnit::kPoints, 60}; }
  /// As the coach does.
  [[nodiscard]] Action playOn(const State& state, Seat seat, const ActionList& legal,
                              Stream& random) const;
  /// In the game's words (reasons.cpp).
  [[nodiscard]] Sentence why(const View& view, Action action) const;

 private:
  const Rules& rules_;
  Config config_;
};

}  // namespace raindelay::tarot
