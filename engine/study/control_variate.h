#pragma once

#include <cstddef>

#include "core/lookahead.h"
#include "core/playout.h"
#include "lab/spread.h"

namespace raindelay::study {

/// Chance that keeps count of what it gives each seat, by a judgement: the sum of the judgements
/// after each draw, less what they would have been in the mean of all outcomes. A figure of the
/// match less the sum is the same in the mean, whatever the judgement is, as long as it was fixed
/// before the match; the better the judgement, the less of its spread is luck. (For poker: N.
/// Burch, M. Schmid, M. Moravčík, M. Bowling, "AIVAT", arXiv 1612.06915, of which this is chance's
/// half.)
///
///     Luck luck(seed, R::info());
///     R::State state = rules.initial();
///     JudgedLuck judged(rules, state, luck, judge);
///     playout(rules, state, judged, choose);
///     score - judged.given()[0];
///
/// `judge(after)` says what the state after a draw is worth to each seat, in the figure's unit. It
/// is asked about each outcome of each draw, and goes by the state alone. What is left of a share
/// may lie outside of 0 … 1: its mean is AsymptoticSequence's matter.
template <Rules R, class Source, class Judge>
class JudgedLuck {
 public:
  /// `state` is the one that is played; all are referred to.
  JudgedLuck(const R& rules, const typename R::State& state, Source& source, const Judge& judge)
      : rules_(rules), state_(state), source_(source), judge_(judge) {}

  /// The next outcome of the source.
  [[nodiscard]] Action draw(const Draw& draw) {
    const Action drawn = source_.draw(draw);
    const int outcomes = draw.outcomes.size();
    draw.outcomes.forEach([&](Card outcome) {
      const Action one = Action::chance(draw.source, outcome);
      const double weight = (one == drawn ? 1.0 : 0.0) - 1.0 / outcomes;
      typename R::State after = state_;
      NoEvents nobody;
      rules_.apply(after, one, nobody);
      const SeatScores worth = judge_(after);
      for (std::size_t seat = 0; seat < given_.size(); ++seat) given_[seat] += weight * worth[seat];
    });
    return drawn;
  }

  /// What chance has given each seat so far.
  [[nodiscard]] const SeatScores& given() const { return given_; }

 private:
  const R& rules_;
  const typename R::State& state_;
  Source& source_;
  const Judge& judge_;
  SeatScores given_{};
};

/// How many times as many matches it would take to know the figure as well with the luck in it.
[[nodiscard]] inline double savedBy(const Spread& figure, const Spread& withoutLuck) {
  const double ratio = figure.deviation() / withoutLuck.deviation();
  return ratio * ratio;
}

}  // namespace raindelay::study
