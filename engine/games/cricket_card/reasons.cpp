// Reasons for a seat's actions, in the game's words.

#include "games/cricket_card/evaluator.h"

namespace raindelay::cricket_card {

#define SAY(source) RD_TEXT("CricketCard", source)

namespace {

/// The reason for a side at bat to end its innings.
Sentence whyClose(const View& view, const Terms& terms) {
  if (view.saving) {
    return {SAY("the test can't be won now, and the hands may hold the %1 to save it"),
            {Value::of(wanted(view, terms))}};
  }
  const int lead = view.lead();
  if (lead < 0) {
    return {SAY("you are %1 runs behind, and the cards are wanted later"), {Value::of(-lead)}};
  }
  return {SAY("you are %1 runs ahead, and the cards are wanted later"), {Value::of(lead)}};
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
      return SAY("runs on the board are made with a full stock");
    case Verb::kBowl:
      return SAY("who bats second knows what there is to make: a slight advantage");
    case Verb::kPlay:
      return say(
          SAY("worth %1 runs if it stands, and %2 of their %3 cards left can counter it"),
          SAY("worth %1 runs towards the %4 to save the test, which can't be won now, and %2 of "
              "their %3 cards left can counter it"),
          {runsOn(cardOf(action), action.b), beatenBy(cardOf(action), true), left});
    case Verb::kCounter:
      return say(
          SAY("it takes %1 runs away, and %2 of their %3 cards left can recounter it"),
          SAY("it takes away %1 runs towards the %4 to save the test, which can't be won now, "
              "and %2 of their %3 cards left can recounter it"),
          {runsOn(view.laid.back().card, view.laid.back().wicket), beatenBy(cardOf(action), false),
           left});
    case Verb::kLet:
      return say(
          SAY("the stroke is worth %1 runs, and your cards stay in hand"),
          SAY("the stroke is worth %1 runs towards the %2 to save the test, which can't be won "
              "now, and your cards stay in hand"),
          {runsOn(view.laid.back().card, view.laid.back().wicket)});
    case Verb::kRecounter:
      return say(
          SAY("worth %1 runs after all, and %2 of their %3 cards left can counter it"),
          SAY("worth %1 runs after all towards the %4 to save the test, which can't be won now, "
              "and %2 of their %3 cards left can counter it"),
          {runsOn(cardOf(action), view.laid.back().wicket), beatenBy(cardOf(action), true), left});
    case Verb::kLeave:
      return SAY("the wicket brings nothing, and your cards stay in hand");
    case Verb::kClose:
      return whyClose(view, rules_.terms(view));
  }
  return {};
}

#undef SAY

}  // namespace raindelay::cricket_card
