// The figures in a hint's reason.
#include <gtest/gtest.h>

#include "games/rallybird/at_bat_solution.h"
#include "games/rallybird/coach.h"
#include "games/rallybird/evaluator.h"
#include "players/reasons.h"
#include "support/played.h"

namespace raindelay {
namespace {

using test::after;
using test::Numbers;

TEST(Reasons, OfRallyBirdAreCountedRight) {
  using namespace rallybird;
  const auto rules = test::rulesFor<rallybird::Rules>();
  const auto throwsAbove = [](int defence) {
    int ways = 0;
    for (int i = 0; i < kThrows; ++i) ways += diceOf(Card(i))[0] + diceOf(Card(i))[1] > defence;
    return ways;
  };
  const auto play = [&](const State& state, Seat /*seat*/, Action action) {
    int least = 99;
    int most = 0;
    const auto layOn = [&](const State& laid, const auto& self) -> void {
      if (laid.phase == Phase::kRoll) {
        const int defence = rules.defence(laid, laid.tested);
        least = std::min(least, defence);
        most = std::max(most, defence);
        return;
      }
      for (const Action one : rules.legal(laid)) self(after(rules, laid, one), self);
    };
    layOn(after(rules, state, action), layOn);
    return Numbers{throwsAbove(least), throwsAbove(most)};
  };
  const auto place = [&](const State& state, Seat /*seat*/, Action action) {
    int tested = 0;
    rules.allowed(state).forEach([&](Card one) {
      State laid = state;
      laid.chosen = one;
      while (laid.phase == Phase::kPlace) laid = after(rules, laid, rules.legal(laid)[0]);
      tested += laid.tested.contains(action.a) ? 1 : 0;
    });
    return Numbers{tested, rules.allowed(state).size()};
  };
  const auto keepIcon = [&](const State& /*state*/, Seat /*seat*/, Action action) {
    return Numbers{rules.chart().shows(action.a, false), rules.chart().shows(action.a, true)};
  };
  // Runs scored and to come, and what the Gloves have lost by it.
  const auto worth = [&](const State& before, const State& settled) {
    const Seat seat = before.batting();
    const auto steps = [](const State& state) {
      int sum = state.phase == Phase::kWear ? 1 : 0;
      for (const Glove& glove : state.gloves) sum += glove.at == Glove::kLost ? 2 : glove.back;
      return sum;
    };
    const int runs = settled.count(seat, Count::kRuns) - before.count(seat, Count::kRuns);
    if (settled.halfInning != before.halfInning) return double(runs);
    return runs + runsToCome(settled) + kWearing * (steps(settled) - steps(before));
  };
  const auto bird = [&](const State& state, Seat /*seat*/,
                        Action /*action*/) -> std::optional<Numbers> {
    bool over = false;
    const auto promise = [&](const State& now, const auto& self) -> double {
      over = over || now.phase == Phase::kOver;
      if (now.phase != Phase::kRoll) return worth(state, now);
      double sum = 0;
      for (int i = 0; i < kThrows; ++i) {
        sum += self(after(rules, now, Action::chance(kDiceSource, Card(i))), self);
      }
      return sum / kThrows;
    };
    const double stands = promise(after(rules, state, act(Verb::kStand)), promise);
    const State again = after(rules, state, act(Verb::kReroll));
    int better = 0;
    for (int i = 0; i < kThrows; ++i) {
      const State thrown = after(rules, again, Action::chance(kDiceSource, Card(i)));
      better += promise(thrown, promise) > stands + 1e-9 ? 1 : 0;
    }
    return over ? std::nullopt : std::optional(Numbers{better});
  };
  const auto wear = [&](const State& state, Seat /*seat*/, Action action) {
    const Tested zone{action.a};
    const int glove = state.gloveIn(action.a);
    const State worn = after(rules, state, action);
    if (worn.glove(glove).at == Glove::kLost) return Numbers{rules.defence(state, zone)};
    State laid = worn;
    laid.glove(glove).at = action.a;
    return Numbers{rules.defence(state, zone), rules.defence(laid, zone)};
  };
  test::compareReasons<rallybird::Rules>(rules,
                                         {{{int(Verb::kKeepIcon)}, keepIcon},
                                          {{int(Verb::kPlay)}, play},
                                          {{int(Verb::kPlace)}, place},
                                          {{int(Verb::kReroll), int(Verb::kStand)}, bird},
                                          {{int(Verb::kWear)}, wear}},
                                         10);
}

}  // namespace
}  // namespace raindelay
