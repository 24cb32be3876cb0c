// Reasons for a seat's actions, in the game's words.

#include "games/quick_baseball/evaluator.h"

namespace raindelay::quick_baseball {

#define SAY(source) RD_TEXT("QuickBaseball", source)

Sentence Evaluator::why(const View& view, Action action) const {
  const CardValues& cards = rules_.cards();
  const Hand pitches = view.held(Kind::kPitching);
  const Hand bats = view.held(Kind::kBatting);
  const int batter = view.of(view.batting()).batter;
  const auto hits = [&](Card bat, Card pitch) {
    return cards.compare(bat, batter, pitch, view.relief()).bases > 0;
  };
  const auto among = [](const Hand& hand, auto which) {
    int count = 0;
    hand.forEach([&](Card card) { count += which(card) ? 1 : 0; });
    return count;
  };
  const Value all = Value::of(pitches.size());
  switch (verbOf(action)) {
    case Verb::kBat: {
      const int hit = among(pitches, [&](Card pitch) { return hits(cardOf(action), pitch); });
      if (hit == 0) {
        return {SAY("it hits none of the %1 possible pitches, but saves a better card"), {all}};
      }
      return {SAY("it hits %1 of the %2 possible pitches"), {Value::of(hit), all}};
    }
    case Verb::kLeave:
      return {SAY("only blue puts the batter out (%1 of the %2 possible pitches); a Pitch Out "
                  "would be ball %3"),
              {Value::of(
                   among(pitches, [&](Card pitch) { return cards.isBlue(pitch, view.relief()); })),
               all, Value::of(view.balls + 1)}};
    case Verb::kSteal:
      return {SAY("only the Pitch Out, one of %1 possible pitches, catches the runner"), {all}};
    case Verb::kPitch:
      if (cardOf(action) == kPitchOut) {
        return view.stealer() > 0
                   ? Sentence{SAY("it catches a runner who steals; otherwise it is ball %1"),
                              {Value::of(view.balls + 1)}}
                   : Sentence{SAY("it costs no card, but it is ball %1"),
                              {Value::of(view.balls + 1)}};
      }
      return {SAY("the batter can hit it with %1 of %2 possible cards"),
              {Value::of(among(bats, [&](Card bat) { return hits(bat, cardOf(action)); })),
               Value::of(bats.size())}};
    default: {
      const Kind kind = view.seat == view.batting() ? Kind::kBatting : Kind::kPitching;
      const int back = static_cast<int>(view.discard(kind).size());
      if (verbOf(action) == Verb::kRefresh) {
        return {SAY("it puts %1 more in your hand"), {Value::of(back)}};
      }
      return {SAY("%1 in hand is enough for now"), {Value::of(view.held(kind).size())}};
    }
  }
}

#undef SAY

}  // namespace raindelay::quick_baseball
