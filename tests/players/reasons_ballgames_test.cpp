// The reasons of the ball games.
#include <gtest/gtest.h>

#include "games/cooperstown/chart.h"
#include "games/cooperstown/guide.h"
#include "games/quick_baseball/guide.h"
#include "games/rallybird/coach.h"
#include "games/rallybird/guide.h"
#include "games/rallybird/rehearsed.h"
#include "reasons.h"
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

TEST(Reasons, OfQuickBaseballAreCountedRight) {
  using namespace quick_baseball;
  const auto rules = test::rulesFor<quick_baseball::Rules>();
  const auto hits = [](const State& one, const State& other) {
    return other.of(one.batting()).hits - one.of(one.batting()).hits;
  };
  const auto outs = [](const State& one, const State& other) {
    return other.halfInning != one.halfInning || other.outs > one.outs;
  };
  // Before anything was chosen; what can be chosen there, and thrown.
  const auto meetingOf = [](State state) {
    state.phase = Phase::kBat;
    state.choice = Action();
    return state;
  };
  const auto pitch = [&](const State& meeting, Action choice, Action thrown) {
    return after(rules, after(rules, meeting, choice), thrown);
  };
  const auto pitches = [&](const State& meeting) {
    return rules.legal(after(rules, meeting, rules.legal(meeting)[0]));
  };
  const auto bat = [&](const State& state, Seat /*seat*/, Action action) {
    const State meeting = meetingOf(state);
    Numbers numbers{0, 0};
    for (const Action thrown : pitches(meeting)) {
      numbers[0] += hits(meeting, pitch(meeting, action, thrown));
      ++numbers[1];
    }
    return numbers;
  };
  const auto retiring = [&](const State& meeting, Action action) {
    Numbers numbers{0, 0};
    for (const Action thrown : pitches(meeting)) {
      numbers[0] += outs(meeting, pitch(meeting, action, thrown)) ? 1 : 0;
      ++numbers[1];
    }
    return numbers;
  };
  const auto leave = [&](const State& state, Seat /*seat*/, Action action) {
    Numbers numbers = retiring(meetingOf(state), action);
    numbers.push_back(state.balls + 1);
    return numbers;
  };
  const auto steal = [&](const State& state, Seat /*seat*/, Action action) {
    const Numbers numbers = retiring(meetingOf(state), action);
    EXPECT_EQ(numbers[0], 1);
    return Numbers{numbers[1]};
  };
  const auto thrown = [&](const State& state, Seat /*seat*/, Action action) {
    if (cardOf(action) == kPitchOut) return Numbers{state.balls + 1};
    const State meeting = meetingOf(state);
    Numbers numbers{0, 0};
    for (const Action choice : rules.legal(meeting)) {
      if (verbOf(choice) != Verb::kBat) continue;
      numbers[0] += hits(meeting, pitch(meeting, choice, action));
      ++numbers[1];
    }
    return numbers;
  };
  const auto refresh = [&](const State& state, Seat seat, Action action) {
    const Kind kind = seat == state.batting() ? Kind::kBatting : Kind::kPitching;
    return Numbers{after(rules, state, action).held(kind).size() - state.held(kind).size()};
  };
  // Nothing comes back: it goes on with what is held.
  const auto keep = [&](const State& state, Seat seat, Action action) {
    const Kind kind = seat == state.batting() ? Kind::kBatting : Kind::kPitching;
    return Numbers{after(rules, state, action).held(kind).size()};
  };
  test::compareReasons<quick_baseball::Rules>(rules, {{{int(Verb::kBat)}, bat},
                                                      {{int(Verb::kLeave)}, leave},
                                                      {{int(Verb::kSteal)}, steal},
                                                      {{int(Verb::kPitch)}, thrown},
                                                      {{int(Verb::kRefresh)}, refresh},
                                                      {{int(Verb::kKeep)}, keep}});
}

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
    return Numbers{rules.table().shows(action.a, false), rules.table().shows(action.a, true)};
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
