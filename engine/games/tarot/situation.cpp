// Where a view is in a match, in words.

#include "games/tarot/rules.h"

namespace raindelay::tarot {

#define SAY(source) RD_TEXT("Tarot", source)

Situation Rules::situation(const View& view) const {
  const bool play = view.phase == Phase::kPlay;
  const bool single = config_.hands == 1;
  const int trick = view.tricks[0] + view.tricks[1] + view.tricks[2] + 1;
  const Value hand = Value::of(view.hand + 1);
  Situation situation;
  if (single) {
    situation = {
        SAY("Trick"), play ? trick : 0,
        play ? Sentence(SAY("Trick %1"), {Value::of(trick)}) : Sentence(SAY("Before play"))};
  } else {
    situation = {SAY("Hand"), hand.number,
                 play ? Sentence(SAY("Hand %1, trick %2"), {hand, Value::of(trick)})
                      : Sentence(SAY("Hand %1, before play"), {hand})};
  }
  for (int i = 0; i < view.seats; ++i) {
    const Seat seat(i);
    situation.words.push_back(
        {i == 0 && !single ? SAY("this hand: %1 %2") : SAY("%1 %2"),
         {Value::of(seat), Value::of(view.declaredPoints[seat] + view.playPoints[seat])}});
  }
  if (view.trick.count > 0) {
    const Seat winner = view.trick.winner;
    situation.words.push_back({SAY("%1 is winning the trick with %2"),
                               {Value::of(winner), Value::of(faceOf(view.trick.of(winner)))}});
  }
  return situation;
}

#undef SAY

}  // namespace raindelay::tarot
