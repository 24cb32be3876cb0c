// The figures in a hint's reason.
#include <gtest/gtest.h>

#include "games/quick_baseball/evaluator.h"
#include "players/reasons.h"
#include "support/played.h"

namespace raindelay {
namespace {

using test::after;
using test::Numbers;

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
    // (None is said in words.)
    if (numbers[0] == 0) return Numbers{numbers[1]};
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
  // Nothing comes back: the held cards stay.
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

}  // namespace
}  // namespace raindelay
