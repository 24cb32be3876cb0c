#include "games/tarot/evaluator.h"

#include <algorithm>
#include <cmath>

#include "games/tarot/coach.h"

namespace raindelay::tarot {

namespace {

// Counted in matches of coaches.
/// The score of the winner of a hand.
constexpr double kExcess = 24;
/// The spread of the difference of two scores in a hand, as the scale of a logistic curve.
constexpr double kSpread = 15;
/// However lost or won a match is, points still count: as if so many hands were left.
constexpr double kFewestHands = 0.5;

}  // namespace

const Efforts Evaluator::kEfforts{Effort{20, 1, 1, false}, Effort{600, 2, 1, false},
                                  Effort{800, 2, 1, true}};

Chances Evaluator::judge(const State& state) const {
  const int most = *std::max_element(state.score.begin(), state.score.begin() + state.seats);
  const double left =
      config_.points > 0 ? (config_.points - most) / kExcess : config_.hands - state.hand;
  const double scale = kSpread * std::sqrt(std::max(left, kFewestHands));
  Chances chances{};
  double all = 0;
  for (int i = 0; i < state.seats; ++i) {
    double& one = chances[static_cast<std::size_t>(i)];
    one = std::exp((state.score[Seat(i)] - most) / scale);
    all += one;
  }
  for (double& one : chances) one /= all;
  return chances;
}

Action Evaluator::playOn(const State& state, Seat seat, const ActionList& legal,
                         Stream& random) const {
  return Coach().choose(rules_, rules_.view(state, seat), legal, random);
}

}  // namespace raindelay::tarot
