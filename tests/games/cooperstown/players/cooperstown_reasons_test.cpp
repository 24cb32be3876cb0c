// The figures in a hint's reason.
#include <gtest/gtest.h>

#include "games/cooperstown/chart.h"
#include "games/cooperstown/evaluator.h"
#include "players/reasons.h"
#include "support/played.h"

namespace raindelay {
namespace {

using test::after;
using test::Numbers;

TEST(Reasons, OfCooperstownAreCountedRight) {
  using namespace cooperstown;
  const auto rules = test::rulesFor<cooperstown::Rules>();
  using After = std::function<bool(const State&)>;
  // The cards that some state has on top which the view leaves open, and what each brings. `counts`
  // is told the card, unless what lies on top is known.
  const auto turned = [&](const State& state, Action action, const After& wanted,
                          const std::function<bool(Card)>& counts = {}) {
    Numbers counted(2);
    std::vector<bool> met(kOffenceCards);
    Stream random(9, "reasons");
    for (int i = 0; i < 200; ++i) {
      const State turning = after(rules, rules.sample(rules.view(state, Seat(0)), random), action);
      if (turning.phase != Phase::kTurn) return Numbers{wanted(turning) ? 1 : 0, 1};
      const Draw draw = rules.chance(turning);
      for (int card = 0; card < kOffenceCards; ++card) {
        const auto at = static_cast<std::size_t>(card);
        if (met[at] || !draw.outcomes.contains(Card(card))) continue;
        met[at] = true;
        if (counts && !counts(Card(card))) continue;
        ++counted[1];
        counted[0] +=
            wanted(after(rules, turning, Action::chance(draw.source, Card(card)))) ? 1 : 0;
      }
    }
    return counted;
  };
  const auto line = [](const State& state, Seat seat) {
    return state.games[0].team[static_cast<std::size_t>(seat.index())];
  };
  const auto scored = [&](const State& state) {
    return [&, seat = state.batting(), runs = line(state, state.batting()).runs](const State& any) {
      return line(any, seat).runs > runs;
    };
  };
  const auto reached = [&](const State& state) -> After {
    return [&state, runs = scored(state)](const State& any) {
      const bool out = any.outs > state.outs || any.halfInning != state.halfInning;
      return runs(any) || (!out && any.runners() > state.runners());
    };
  };
  const auto swing = [&](const State& state, Seat /*seat*/, Action action) {
    return turned(state, action, reached(state));
  };
  const auto steal = [&](const State& state, Seat /*seat*/, Action action) {
    return turned(state, action, [&](const State& any) {
      return line(any, state.batting()).steals > line(state, state.batting()).steals;
    });
  };
  const auto bunt = [&](const State& state, Seat /*seat*/, Action action) {
    return turned(state, action, [&](const State& any) {
      if (scored(state)(any)) return true;
      if (any.halfInning != state.halfInning) return false;
      for (std::size_t from = 0; from < 3; ++from) {
        for (std::size_t to = from + 1; to < 3; ++to) {
          if (state.bases[from] != kNoCard && any.bases[to] == state.bases[from]) return true;
        }
      }
      return false;
    });
  };
  const auto pinchHit = [&](const State& state, Seat /*seat*/, Action action) {
    return turned(after(rules, state, action), act(Verb::kSwing), reached(state));
  };
  const auto pinchRun = [&](const State& state, Seat /*seat*/, Action action) {
    return turned(state, action,
                  [&](const State& any) { return isBaseCard(any.runnerOn(action.a)); });
  };
  // Whoever comes from the dugout.
  const auto comingIn = [&](const State& state, Seat /*seat*/, Action action) {
    const auto position = verbOf(action) == Verb::kSub ? action.a : 0;
    const State named = after(rules, state, action);
    const Draw draw = rules.chance(named);
    Numbers counted(2);
    for (int card = 0; card < kDefenceCards; ++card) {
      if (!draw.outcomes.contains(Card(card))) continue;
      const State in = after(rules, named, Action::chance(draw.source, Card(card)));
      ++counted[1];
      counted[0] += in.fielders[static_cast<std::size_t>(position)].index() >= position + 5 ? 1 : 0;
    }
    return counted;
  };
  // Of the balls to a fielder those that he gets: they bring an out, or the choice of one.
  const auto fielded = [&](State field) {
    if (field.phase == Phase::kManage) field = after(rules, field, act(Verb::kReady));
    return turned(
        field, act(Verb::kSwing),
        [&](const State& any) {
          return any.outs > field.outs || any.halfInning != field.halfInning ||
                 any.phase == Phase::kFieldersChoice;
        },
        [](Card card) {
          return chartOf(card).kind == Chart::kInfield || chartOf(card).kind == Chart::kOutfield;
        });
  };
  const auto ready = [&](const State& state, Seat /*seat*/, Action /*action*/) {
    return fielded(state);
  };
  const auto switching = [&](const State& state, Seat /*seat*/, Action action) {
    Numbers numbers = fielded(after(rules, state, action));
    numbers.push_back(fielded(state)[0]);
    return numbers;
  };
  test::compareReasons<cooperstown::Rules>(rules,
                                           {{{int(Verb::kSwing)}, swing},
                                            {{int(Verb::kSteal)}, steal},
                                            {{int(Verb::kBunt)}, bunt},
                                            {{int(Verb::kPinchHit)}, pinchHit},
                                            {{int(Verb::kPinchRun)}, pinchRun},
                                            {{int(Verb::kSub), int(Verb::kRelieve)}, comingIn},
                                            {{int(Verb::kSwitch)}, switching},
                                            {{int(Verb::kReady)}, ready}});
}

}  // namespace
}  // namespace raindelay
