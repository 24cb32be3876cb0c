// The figures in a hint's reason.
#include <gtest/gtest.h>

#include "games/quick_tennis/evaluator.h"
#include "players/reasons.h"
#include "support/played.h"

namespace raindelay {
namespace {

using test::after;
using test::Numbers;

TEST(Reasons, OfQuickTennisAreCountedRight) {
  using namespace quick_tennis;
  const auto rules = test::rulesFor<quick_tennis::Rules>();
  const auto theirs = [&](const State& state, Seat seat) {
    return rules.view(state, seat).hand(seat.other());
  };
  // Of the cards that the other may have laid or may lay, for how many this is so.
  const auto among = [](const Hand& cards, auto isSo) {
    int found = 0;
    cards.forEach([&](Card card) { found += isSo(card) ? 1 : 0; });
    return Numbers{found, cards.size()};
  };
  // Likewise; none is said in words.
  const auto someAmong = [&](const Hand& cards, auto isSo) {
    const Numbers numbers = among(cards, isSo);
    return numbers[0] == 0 ? Numbers{} : numbers;
  };
  const auto withLaid = [](State state, Seat seat, const FixedVector<Card, kMostReturns>& cards) {
    state.of(seat).laid = cards;
    return state;
  };
  // True if the rally continues with `seat` to hit, who needn't spend a card to get there.
  const auto reaches = [](const State& before, const State& met, Seat seat) {
    return met.phase == Phase::kHit && met.hitter() == seat && met.points == before.points;
  };
  // A player with no card left loses, whoever gets there.
  const auto last = [&](const State& state, Seat seat) {
    return state.hand(seat).size() < 2 || theirs(state, seat).size() < 2;
  };
  const auto returned = [&](const State& state, Action serve, Seat by) {
    return reaches(state, after(rules, after(rules, state, serve), act(Verb::kSet)), by);
  };

  const auto serve = [&](const State& state, Seat seat, Action action) {
    return someAmong(theirs(state, seat), [&](Card card) {
      return returned(after(rules, state, action), act(Verb::kReturn, card), seat.other());
    });
  };
  const auto hit = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    if (last(state, seat)) return std::nullopt;
    return someAmong(theirs(state, seat), [&](Card card) {
      const State run = after(rules, after(rules, state, action), act(Verb::kRun, card));
      return reaches(state, after(rules, run, act(Verb::kNoCall)), seat.other());
    });
  };
  const auto answer = [&](const State& state, Seat seat, Action action) {
    const State alone = withLaid(state, seat, {});
    return someAmong(theirs(state, seat), [&](Card card) {
      return returned(withLaid(alone, seat.other(), {card}), action, seat);
    });
  };
  const auto run = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    if (last(state, seat)) return std::nullopt;
    return someAmong(theirs(state, seat), [&](Card card) {
      const State met = after(rules, withLaid(state, seat.other(), {card}), action);
      return reaches(state, after(rules, met, act(Verb::kNoCall)), seat);
    });
  };
  const auto set = [&](const State& state, Seat seat, Action action) {
    return among(theirs(state, seat), [&](Card card) {
      return reaches(state, after(rules, withLaid(state, seat.other(), {card}), action), seat);
    });
  };
  const auto called = [&](const State& state, Seat seat, Action action) {
    const auto wins = [&](Card card) {
      const State met = after(rules, withLaid(state, seat.other(), {card}), action);
      return met.of(seat.other()).won > state.of(seat.other()).won;
    };
    int to = 0;
    for (int quadrant = 1; quadrant <= kQuadrants; ++quadrant) {
      if (wins(cardFor(static_cast<Quadrant>(quadrant), 0))) to = quadrant;
    }
    Numbers numbers = among(theirs(state, seat), wins);
    numbers.insert(numbers.begin(), to);
    return numbers;
  };
  const auto noCall = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    if (state.hand(seat).empty() || theirs(state, seat).size() < 2) return std::nullopt;
    return among(theirs(state, seat), [&](Card card) {
      return reaches(state, after(rules, withLaid(state, seat.other(), {card}), action),
                     seat.other());
    });
  };
  const auto recover = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    const State reached = after(rules, state, action);
    if (reached.phase != Phase::kHit) return std::nullopt;
    return Numbers{reached.hand(seat).size()};
  };
  test::compareReasons<quick_tennis::Rules>(rules, {{{int(Verb::kServe)}, serve},
                                                    {{int(Verb::kReturn)}, answer},
                                                    {{int(Verb::kSet)}, set},
                                                    {{int(Verb::kHit)}, hit},
                                                    {{int(Verb::kRun)}, run},
                                                    {{int(Verb::kLob), int(Verb::kDrop)}, called},
                                                    {{int(Verb::kNoCall)}, noCall},
                                                    {{int(Verb::kRecover)}, recover}});
}

}  // namespace
}  // namespace raindelay
