// Reasons for a seat's actions, in the game's words.

#include "games/tarot/evaluator.h"
#include "games/tarot/scoring.h"

namespace raindelay::tarot {

#define SAY(source) RD_TEXT("Tarot", source)

namespace {

/// The reason for playing a card.
Sentence whyPlay(const View& view, Card card, TrickScoring scoring) {
  Trick trick = view.trick;
  trick.lay(view.seat, card);
  const bool last = trick.count == view.seats;
  const TrickPoints points = pointsOf(trick, scoring);
  const int sum = points.cards + points.cuts * kCutPoints;
  if (card == kFool) return SAY("the 0 can't win a trick, and can't be lost in one");
  if (trick.winner != view.seat) {
    return last ? Sentence{SAY("it loses the trick; points given away: %1"), {Value::of(sum)}}
                : Sentence(SAY("it can't win the trick, and you'll miss it least"));
  }
  if (last) return {SAY("it takes the trick; points in it: %1"), {Value::of(sum)}};
  Hand unseen = kPack - view.held - view.discard;
  for (const Hand& played : view.played) unseen = unseen - played;
  int better = 0;
  unseen.forEach([&](Card other) { better += trick.isBeatenBy(other) ? 1 : 0; });
  return {SAY("%1 of the %2 cards you haven't seen would beat it"),
          {Value::of(better), Value::of(unseen.size())}};
}

}  // namespace

Sentence Evaluator::why(const View& view, Action action) const {
  switch (verbOf(action)) {
    case Verb::kDiscard: {
      const Suit suit = suitOf(cardOf(action));
      const Hand all = view.held | view.discard;
      return {SAY("you hold %1 of its suit; the fewer, the sooner you can trump"),
              {Value::of((all & followers(suit)).size())}};
    }
    case Verb::kPlay:
      return whyPlay(view, cardOf(action), config_.scoring);
    default:
      return {};
  }
}

#undef SAY

}  // namespace raindelay::tarot
