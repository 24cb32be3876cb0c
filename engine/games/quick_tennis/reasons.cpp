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
  const auto onCard = [&](Text some, Text none) {
    const int count = theirsFor(quadrantOf(cardOf(action)));
    if (count == 0) return Sentence(none);
    return Sentence{some, {Value::of(count), Value::of(theirs.size())}};
  };
  switch (verbOf(action)) {
    case Verb::kServe:
    case Verb::kHit:
      return onCard(SAY("the opponent gets there with %1 of %2 possible cards"),
                    SAY("no card the opponent may hold gets there"));
    case Verb::kReturn:
    case Verb::kRun:
      return onCard(SAY("the opponent may hit there with %1 of %2 possible cards"),
                    SAY("no card the opponent may hold goes there"));
    case Verb::kSet: {
      int covered = 0;
      theirs.forEach([&](Card card) {
        const auto& laid = view.of(view.seat).laid;
        covered += std::any_of(laid.begin(), laid.end(),
                               [&](Card own) { return quadrantOf(own) == quadrantOf(card); })
                       ? 1
                       : 0;
      });
      return {SAY("you cover %1 of the %2 cards the serve may be"),
              {Value::of(covered), Value::of(theirs.size())}};
    }
    case Verb::kLob:
    case Verb::kDrop: {
      const Call call = verbOf(action) == Verb::kLob ? Call::kLob : Call::kDrop;
      const Quadrant to = rules_.cards().moved(call, quadrantOf(view.of(view.seat).laid[0]));
      return {SAY("the ball goes to quadrant %1; the opponent reads it with %2 of %3 possible "
                  "cards and wins the point"),
              {Value::of(int{to}), Value::of(theirsFor(to)), Value::of(theirs.size())}};
    }
    case Verb::kNoCall:
      return {
          SAY("the opponent is there with %1 of %2 possible cards, and none of them wins the point "
              "at once"),
          {Value::of(theirsFor(quadrantOf(view.of(view.seat).laid[0]))), Value::of(theirs.size())}};
    case Verb::kRecover:
      return {SAY("you can reach the ball, with %1 in hand after that"),
              {Value::of(view.hand(view.seat).size() - 1)}};
    case Verb::kConcede:
      return SAY("the rally would be lost sooner or later anyway");
  }
  return {};
}

#undef SAY

}  // namespace raindelay::quick_tennis
