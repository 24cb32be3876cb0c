// The figures in a hint's reason.
#include <gtest/gtest.h>

#include "games/tarot/evaluator.h"
#include "games/tarot/scoring.h"
#include "players/reasons.h"
#include "support/played.h"

namespace raindelay {
namespace {

using test::after;
using test::Numbers;

TEST(Reasons, OfTarotAreCountedRight) {
  using namespace tarot;
  using tarot::State;
  using tarot::Verb;
  const auto rules = raindelay::test::rulesFor<tarot::Rules>();
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
  raindelay::test::compareReasons<tarot::Rules>(
      rules, {{{int(Verb::kDiscard)}, discard}, {{int(Verb::kPlay)}, play}});
}

}  // namespace
}  // namespace raindelay
