// Reasons for a seat's actions, in the game's words.

#include "games/cricket_card/evaluator.h"

namespace raindelay::cricket_card {

#define SAY(source) RD_TEXT("CricketCard", source)

namespace {

/// The reason for a side at bat to end its innings.
Sentence whyClose(const View& view, const Terms& terms) {
  if (view.saving) {
    return {SAY("the test can't be won now, but extras may bring the %1 that save it"),
            {Value::of(wanted(view, terms))}};
  }
  const int lead = view.lead();
  if (lead < 0) {
    return {SAY("you trail by %1, and you'll need the cards later"), {Value::of(-lead)}};
  }
  return {SAY("you lead by %1, and you'll need the cards later"), {Value::of(lead)}};
}

}  // namespace

Sentence Evaluator::why(const View& view, Action action) const {
  const Hand& theirs = Board::of(view.left, view.seat.other());
  const int multiplier = rules_.terms(view).multiplier;
  // An equal card counters in the second innings; it never recounters.
  const auto beatenBy = [&](Card card, bool countered) {
    const bool equal = countered && view.second();
    return Value::of((theirs & cardsFrom(valueOf(card) + (equal ? 0 : 1))).size());
  };
  const auto runsOn = [&](Card card, int wicket) {
    return Value::of(worthOf(card, wicket, multiplier));
  };
  const Value left = Value::of(theirs.size());
  // Where the side at bat can't win any more, what counts are the runs that save the test.
  const auto say = [&](Text usual, Text saving, Values values) {
    if (!view.saving) return Sentence{usual, values};
    values.push_back(Value::of(wanted(view, rules_.terms(view))));
    return Sentence{saving, values};
  };
  switch (verbOf(action)) {
    case Verb::kBat:
      return SAY("runs are best made while the stock is full");
    case Verb::kBowl:
      return SAY("the side batting second knows its target: a slight advantage");
    case Verb::kPlay:
      return say(SAY("worth %1 runs if it stands; %2 of their %3 cards left can counter it"),
                 SAY("worth %1 runs of the %4 that save the test (it can't be won now); %2 of "
                     "their %3 cards left can counter it"),
                 {runsOn(cardOf(action), action.b), beatenBy(cardOf(action), true), left});
    case Verb::kCounter:
      return say(SAY("it takes %1 runs away; %2 of their %3 cards left can recounter it"),
                 SAY("it takes away %1 runs of the %4 that save the test (it can't be won now); %2 "
                     "of their %3 cards left can recounter it"),
                 {runsOn(view.laid.back().card, view.laid.back().wicket),
                  beatenBy(cardOf(action), false), left});
    case Verb::kLet:
      return say(SAY("the stroke is worth %1 runs, but you keep your cards"),
                 SAY("the stroke is worth %1 runs of the %2 that save the test (it can't be won "
                     "now), but you keep your cards"),
                 {runsOn(view.laid.back().card, view.laid.back().wicket)});
    case Verb::kRecounter:
      return say(
          SAY("worth %1 runs after all; %2 of their %3 cards left can counter it"),
          SAY("worth %1 runs after all of the %4 that save the test (it can't be won now); %2 of "
              "their %3 cards left can counter it"),
          {runsOn(cardOf(action), view.laid.back().wicket), beatenBy(cardOf(action), true), left});
    case Verb::kLeave:
      return SAY("the wicket scores nothing, but you keep your cards");
    case Verb::kClose:
      return whyClose(view, rules_.terms(view));
  }
  return {};
}

#undef SAY

}  // namespace raindelay::cricket_card
