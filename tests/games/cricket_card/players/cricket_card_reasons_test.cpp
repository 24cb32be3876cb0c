// The figures in a hint's reason.
#include <gtest/gtest.h>

#include <cstdlib>

#include "games/cricket_card/evaluator.h"
#include "players/reasons.h"
#include "support/played.h"

namespace raindelay {
namespace {

using test::after;
using test::Numbers;

TEST(Reasons, OfCricketCardAreCountedRight) {
  using namespace cricket_card;
  // Timeless: so that a side can be put as far behind as is wanted.
  const auto rules = test::rulesFor<cricket_card::Rules>({{"timeless", "on"}});
  const auto runs = [](const State& one, const State& other, Seat seat) {
    return other.total(seat) - one.total(seat);
  };
  // As if the other side held everything that it has left; and as if it held nothing.
  const auto withHand = [](State state, Seat seat, const Hand& hand) {
    state.hand(seat) = hand;
    return state;
  };
  const auto answers = [&](const State& state, Verb verb) {
    int found = 0;
    for (const Action action : rules.legal(state)) found += verbOf(action) == verb ? 1 : 0;
    return found;
  };
  // Hands are filled up in between.
  const auto filled = [&](const State& from, Action action) {
    State state = after(rules, from, action);
    while (rules.turn(state).kind == Turn::Kind::kChance) {
      const Draw draw = rules.chance(state);
      const auto first = [](int /*size*/) { return 0; };
      state = after(rules, state, Action::chance(draw.source, draw.outcomes.pick(first)));
    }
    return state;
  };
  // So far behind that no stroke decides the test.
  const auto undecided = [](State state, Seat seat) {
    if (state.innings == 3) Board::of(state.scorecard, seat)[0].runs += 5000;
    return state;
  };
  const auto stroke = [&](const State& now, Seat seat, Action action) -> std::optional<Numbers> {
    const Seat other = seat.other();
    const Hand theirs = Board::of(now.left, other);
    const State state = undecided(now, other);
    const State full = filled(withHand(state, other, theirs), action);
    if (full.innings != state.innings) return std::nullopt;
    const bool asked = full.phase == Phase::kCounter;
    const State stands = asked ? filled(full, act(Verb::kLet)) : full;
    if (stands.innings != state.innings || stands.phase == Phase::kOver) return std::nullopt;
    return Numbers{runs(state, stands, seat), asked ? answers(full, Verb::kCounter) : 0,
                   theirs.size()};
  };
  const auto counter = [&](const State& now, Seat seat, Action action) -> std::optional<Numbers> {
    const Seat other = seat.other();
    const Hand theirs = Board::of(now.left, other);
    const State state = undecided(now, seat);
    const State let = filled(state, act(Verb::kLet));
    const State full = filled(withHand(state, other, theirs), action);
    if (let.innings != state.innings || let.phase == Phase::kOver) return std::nullopt;
    if (full.innings != state.innings) return std::nullopt;
    const bool asked = full.phase == Phase::kRecounter;
    return Numbers{runs(state, let, other), asked ? answers(full, Verb::kRecounter) : 0,
                   theirs.size()};
  };
  const auto let = [&](const State& now, Seat seat, Action action) -> std::optional<Numbers> {
    const State state = undecided(now, seat);
    const State stands = filled(state, action);
    if (stands.innings != state.innings || stands.phase == Phase::kOver) return std::nullopt;
    return Numbers{runs(state, stands, seat.other())};
  };
  const auto close = [](const State& state, Seat seat, Action /*action*/) {
    return Numbers{std::abs(state.total(seat) - state.total(seat.other()))};
  };
  // In the last of four innings, too, in which a stroke can decide the test.
  test::compareReasonsByPart<cricket_card::Rules>(
      rules,
      {{{int(Verb::kPlay), int(Verb::kRecounter)}, stroke},
       {{int(Verb::kCounter)}, counter},
       {{int(Verb::kLet)}, let},
       {{int(Verb::kClose)}, close}},
      12, 4, [](const State& state) { return int{state.innings}; });
}

}  // namespace
}  // namespace raindelay
