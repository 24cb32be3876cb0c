#include "games/cooperstown/evaluator.h"

#include "games/cooperstown/coach.h"

namespace raindelay::cooperstown {

namespace {

// Counted in matches of coaches.
constexpr double kRuns = 0.52;
constexpr double kShape = 0.5;

int leadIn(const GameLine& game, Seat seat) {
  const auto own = static_cast<std::size_t>(seat.index());
  return game.team[own].runs - game.team[1 - own].runs;
}

}  // namespace

const Efforts Evaluator::kEfforts{Effort{16, 1, 1, false}, Effort{1600, 2, 1, false},
                                  Effort{1000, 2, 2, true}};

Evaluator::Evaluator(const Rules& rules)
    : rules_(rules),
      odds_({kRuns, kShape, rules.config().innings}),
      doubleheader_(rules.config().doubleheader) {}

int Evaluator::clock(const State& state) const {
  return state.game * (kMaxHalfInnings + 1) + state.halfInning;
}

Chances Evaluator::judge(const State& state) const {
  const Seat batting = state.batting();
  double chance = odds_.ofBatting(state.halfInning, leadIn(state.line(), batting), kRuns);
  if (doubleheader_ && state.game == 0) {
    // The other game is still to come.
    chance = 0.25 + 0.5 * chance;
  } else if (doubleheader_) {
    // A split goes to the side with more runs: this game decides half of it, the first the other.
    const int before = leadIn(state.games[0], batting);
    const double first = before > 0 ? 1 : (before < 0 ? 0 : 0.5);
    chance = first * (0.5 + 0.5 * chance) + (1 - first) * 0.5 * chance;
  }
  return chancesOfTwo(batting == Seat(0) ? chance : 1 - chance);
}

SeatScores Evaluator::expected(const State& state) const {
  SeatScores scores{};
  for (const GameLine& game : state.games) {
    for (std::size_t i = 0; i < game.team.size(); ++i) scores[i] += game.team[i].runs;
  }
  return scores;
}

Action Evaluator::playOn(const State& state, Seat seat, const ActionList& legal,
                         Stream& random) const {
  return Coach().choose(rules_, rules_.view(state, seat), legal, random);
}

}  // namespace raindelay::cooperstown
