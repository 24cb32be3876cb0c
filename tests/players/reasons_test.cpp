// The reasons of the card games.
#include <gtest/gtest.h>

#include <cstdlib>

#include "games/cricket_card/guide.h"
#include "games/quick_tennis/guide.h"
#include "games/tarot/guide.h"
#include "games/tarot/scoring.h"
#include "reasons.h"
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
  const auto withLaid = [](State state, Seat seat, const FixedVector<Card, kMostReturns>& cards) {
    state.of(seat).laid = cards;
    return state;
  };
  // Whether the rally goes on with `seat` to hit, who needn't spend a card to get there.
  const auto reaches = [](const State& before, const State& met, Seat seat) {
    return met.phase == Phase::kHit && met.hitter() == seat && met.points == before.points;
  };
  // Who has no card left loses, whoever gets there.
  const auto last = [&](const State& state, Seat seat) {
    return state.hand(seat).size() < 2 || theirs(state, seat).size() < 2;
  };
  const auto returned = [&](const State& state, Action serve, Seat by) {
    return reaches(state, after(rules, after(rules, state, serve), act(Verb::kSet)), by);
  };

  const auto serve = [&](const State& state, Seat seat, Action action) {
    return among(theirs(state, seat), [&](Card card) {
      return returned(after(rules, state, action), act(Verb::kReturn, card), seat.other());
    });
  };
  const auto hit = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    if (last(state, seat)) return std::nullopt;
    return among(theirs(state, seat), [&](Card card) {
      const State run = after(rules, after(rules, state, action), act(Verb::kRun, card));
      return reaches(state, after(rules, run, act(Verb::kNoCall)), seat.other());
    });
  };
  const auto answer = [&](const State& state, Seat seat, Action action) {
    const State alone = withLaid(state, seat, {});
    return among(theirs(state, seat), [&](Card card) {
      return returned(withLaid(alone, seat.other(), {card}), action, seat);
    });
  };
  const auto run = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    if (last(state, seat)) return std::nullopt;
    return among(theirs(state, seat), [&](Card card) {
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

TEST(Reasons, OfTarotAreCountedRight) {
  using namespace tarot;
  const auto rules = test::rulesFor<tarot::Rules>();
  const auto discard = [&](const State& state, Seat seat, Action action) {
    int suit = 0;
    (state.hands[seat] | state.discard).forEach([&](Card card) {
      suit += card != kFool && suitOf(card) == suitOf(cardOf(action)) ? 1 : 0;
    });
    return Numbers{suit};
  };
  const auto play = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    if (cardOf(action) == kFool) return std::nullopt;
    const State played = after(rules, state, action);
    if (state.trick.count + 1 == state.seats) {
      // Of the last trick the hand's points don't stand any more; the 0's are its owner's.
      const bool fool = state.trick.of(seat.other()) == kFool;
      if (fool || played.hand != state.hand) return std::nullopt;
      const Seat winner = played.last.winner;
      return Numbers{played.playPoints[winner] - state.playPoints[winner]};
    }
    if (played.trick.winner != seat) return Numbers{};
    // Whoever holds them: the hands of the others, the cards that aren't dealt, and what the dealer
    // has laid away.
    int better = 0;
    int unseen = 0;
    Hand known = state.hands[seat];
    if (seat == state.dealer) known = known | state.discard;
    for (const Hand& cards : state.played) known = known | cards;
    (kPack - known).forEach([&](Card card) {
      Trick trick = played.trick;
      trick.lay(seat.other(), card);
      ++unseen;
      better += trick.winner == seat ? 0 : 1;
    });
    return Numbers{better, unseen};
  };
  test::compareReasons<tarot::Rules>(
      rules, {{{int(Verb::kDiscard)}, discard}, {{int(Verb::kPlay)}, play}});
}

}  // namespace
}  // namespace raindelay
