// Reasons for a seat's actions, in the game's words.

#include <algorithm>

#include "games/quick_tennis/evaluator.h"

namespace raindelay::quick_tennis {

#define SAY(source) RD_TEXT("QuickTennis", source)

Sentence Evaluator::why(const View& view, Action action) const {
  const Seat other = view.seat.other();
  // The cards that the other has or has laid unseen; nothing is known of those that it spent
  // unseen.
  const Hand theirs = view.hand(other);
  const auto theirsFor = [&](Quadrant quadrant) {
    int count = 0;
    theirs.forEach([&](Card card) { count += quadrantOf(card) == quadrant ? 1 : 0; });
    return count;
  };
  const auto onCard = [&](Text text) {
    return Sentence{text,
                    {Value::of(theirsFor(quadrantOf(cardOf(action)))), Value::of(theirs.size())}};
  };
  switch (verbOf(action)) {
    case Verb::kServe:
    case Verb::kHit:
      return onCard(SAY("of the %2 cards that the other may have, %1 get there"));
    case Verb::kReturn:
    case Verb::kRun:
      return onCard(SAY("of the %2 cards that the other may have, %1 go there"));
    case Verb::kSet: {
      int covered = 0;
      theirs.forEach([&](Card card) {
        const auto& laid = view.of(view.seat).laid;
        covered += std::any_of(laid.begin(), laid.end(),
                               [&](Card own) { return quadrantOf(own) == quadrantOf(card); })
                       ? 1
                       : 0;
      });
      return {SAY("you cover %1 of the %2 cards that the serve may be"),
              {Value::of(covered), Value::of(theirs.size())}};
    }
    case Verb::kLob:
    case Verb::kDrop: {
      const Call call = verbOf(action) == Verb::kLob ? Call::kLob : Call::kDrop;
      const Quadrant to = rules_.cards().moved(call, quadrantOf(view.of(view.seat).laid[0]));
      return {SAY("the ball goes to quadrant %1; %2 of the %3 cards that the other may have laid "
                  "are there and win the point"),
              {Value::of(int{to}), Value::of(theirsFor(to)), Value::of(theirs.size())}};
    }
    case Verb::kNoCall:
      return {
          SAY("%1 of the %2 cards that the other may have laid are there, and none of them wins "
              "the point at once"),
          {Value::of(theirsFor(quadrantOf(view.of(view.seat).laid[0]))), Value::of(theirs.size())}};
    case Verb::kRecover:
      return {SAY("the ball can be reached; after that your cards are down to %1"),
              {Value::of(view.hand(view.seat).size() - 1)}};
    case Verb::kConcede:
      return SAY("the rally would be lost later anyhow");
  }
  return {};
}

#undef SAY

}  // namespace raindelay::quick_tennis
