// Why a seat may do something, in the game's words.

#include "games/cricket_card/guide.h"

namespace raindelay::cricket_card {

#define SAY(source) RD_TEXT("CricketCard", source)

namespace {

/// What there is to a choice where a side plays for the draw: the figures, how many runs save the
/// test, the rest.
Sentence whyToSave(Verb verb, int runs, int wanted, int beatenBy, int left) {
  const Value saving = Value::of(wanted);
  switch (verb) {
    case Verb::kCounter:
      return {SAY("it takes %1 runs away of the %2 to save the test, which can't be won now; %3 of "
                  "their %4 cards left can recounter it"),
              {Value::of(runs), saving, Value::of(beatenBy), Value::of(left)}};
    case Verb::kLet:
      return {SAY("the stroke is worth %1 runs of the %2 to save the test, which can't be won now; "
                  "your cards stay in hand"),
              {Value::of(runs), saving}};
    case Verb::kLeave:
      return {SAY("the test can't be won now, and %1 of the runs to save it can come from other "
                  "wickets"),
              {saving}};
    case Verb::kClose:
      return {SAY("the test can't be won now, and the hands may count the %1 to save it"), {saving}};
    default:
      return {SAY("worth %1 runs of the %2 to save the test, which can't be won now; %3 of their "
                  "%4 cards left can counter it"),
              {Value::of(runs), saving, Value::of(beatenBy), Value::of(left)}};
  }
}

}  // namespace

Sentence Guide::why(const View& view, Action action) const {
  const Hand& theirs = Board::of(view.left, view.seat.other());
  const int multiplier = rules_.terms(view).multiplier;
  // An equal card counters in the second innings; it never recounters.
  const auto beatenBy = [&](Card card, bool countered) {
    const bool equal = countered && view.second();
    return (theirs & cardsFrom(valueOf(card) + (equal ? 0 : 1))).size();
  };
  const auto runsOn = [&](Card card, int wicket) { return worthOf(card, wicket, multiplier); };
  switch (verbOf(action)) {
    case Verb::kBat:
      return {SAY("runs on the board are made with a full stock"), {}};
    case Verb::kBowl:
      return {SAY("who bats second knows what there is to make"), {}};
    case Verb::kPlay:
      return {SAY("worth %1 runs if it stands, and %2 of their %3 cards left can counter it"),
              {Value::of(runsOn(cardOf(action), action.b)),
               Value::of(beatenBy(cardOf(action), true)), Value::of(theirs.size())}};
    case Verb::kCounter:
      return {SAY("it takes %1 runs away, and %2 of their %3 cards left can recounter it"),
              {Value::of(runsOn(view.laid.back().card, view.laid.back().wicket)),
               Value::of(beatenBy(cardOf(action), false)), Value::of(theirs.size())}};
    case Verb::kLet:
      return {SAY("the stroke is worth %1 runs, and your cards stay in hand"),
              {Value::of(runsOn(view.laid.back().card, view.laid.back().wicket))}};
    case Verb::kRecounter:
      return {SAY("worth %1 runs after all, and %2 of their %3 cards left can counter it"),
              {Value::of(runsOn(cardOf(action), view.laid.back().wicket)),
               Value::of(beatenBy(cardOf(action), true)), Value::of(theirs.size())}};
    case Verb::kLeave:
      return {SAY("the wicket brings nothing, and your cards stay in hand"), {}};
    case Verb::kClose:
      return view.lead() < 0
                 ? Sentence{SAY("you are %1 runs behind, and the cards are wanted later"),
                            {Value::of(-view.lead())}}
                 : Sentence{SAY("you are %1 runs ahead, and the cards are wanted later"),
                            {Value::of(view.lead())}};
  }
  return {};
}

}  // namespace raindelay::cricket_card
