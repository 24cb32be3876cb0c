#include "games/rallybird/guide.h"

#include "games/rallybird/coach.h"

namespace raindelay::rallybird {

namespace {

// Counted in matches of coaches.
constexpr double kRuns = 0.65;
constexpr double kShape = 0.5;
/// What each step by which a Glove is worn adds to the runs to come.
constexpr double kWorn = 0.1;

int wornSteps(const State& state) {
  int steps = 0;
  for (const Glove& glove : state.gloves) steps += glove.at == Glove::kLost ? 2 : int{glove.back};
  return steps;
}

}  // namespace

const Efforts Guide::kEfforts{Effort{100, 1, 2, false}, Effort{1500, 2, 2, true},
                              Effort{12000, 4, 3, true}};

Guide::Guide(const Rules& /*rules*/) : odds_({kRuns, kShape, kLastInning}) {}

Chances Guide::judge(const State& state) const {
  const Seat batting = state.batting();
  const double left = (3.0 - state.outs) / 3;
  const double runs = runsToCome(state) + kWorn * left * wornSteps(state);
  const double chance = odds_.ofBatting(state.halfInning, state.lead(batting), runs);
  return chancesOfTwo(batting == Seat(0) ? chance : 1 - chance);
}

}  // namespace raindelay::rallybird
