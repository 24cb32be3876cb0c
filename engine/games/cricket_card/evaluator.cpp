#include "games/cricket_card/evaluator.h"

#include "games/cricket_card/coach.h"

namespace raindelay::cricket_card {

const Efforts Evaluator::kEfforts{Effort{100, 2, 0, false}, Effort{1000, 4, 0, false},
                                  Effort{800, 2, 0, true}};

Scoring Evaluator::scoring() const {
  const std::span<const Terms> tests = rules_.series();
  if (tests.size() > 1) return {ScoreUnit::kTests, static_cast<double>(tests.size())};
  // As many as good innings of both sides together.
  constexpr double kPointsInAll = 60;
  return {ScoreUnit::kRuns, kPointsInAll * tests.front().multiplier};
}

Action Evaluator::playOn(const State& state, Seat seat, const ActionList& legal,
                         Stream& random) const {
  return Coach().choose(rules_, rules_.view(state, seat), legal, random);
}

}  // namespace raindelay::cricket_card
