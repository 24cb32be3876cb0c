#pragma once

#include "games/cooperstown/play.h"

// Turning cards, and where they go: outs, bases, home, back under the deck (rules 3.5 to 3.9, 5,
// 8).

namespace raindelay::cooperstown {

/// Turns the batting deck's top card: at once if it is known, else chance does.
template <class Sink>
void Play<Sink>::turn(Purpose purpose, int runner) {
  s_.purpose = purpose;
  s_.runner = static_cast<std::uint8_t>(runner);
  if (!ensureCard()) {
    s_.purpose = Purpose::kSwing;
    s_.runner = 0;
    s_.fouls = 0;
    tell(DeckSpent{});
    endHalfInning();
  } else if (deck().topIsUnknown()) {
    s_.phase = Phase::kTurn;
  } else {
    resolve(deck().takeHead());
  }
}

/// False if the deck has run out for the third time (rule 3.9).
template <class Sink>
bool Play<Sink>::ensureCard() {
  if (!deck().empty()) return true;
  ++s_.deckRunOuts;
  if (s_.deckRunOuts >= 3) return false;
  turnStacksOver();
  return !deck().empty();
}

/// The outs stack, then the runs stack, each in the order in which it was laid, go under the deck.
template <class Sink>
void Play<Sink>::turnStacksOver() {
  tell(DeckTurnedOver{});
  for (const Card card : s_.outsStack) {
    deck().putUnder(card);
    move(hiddenOffence(), places::kOuts, deckSpot(), 0, 0);
  }
  s_.outsStack.clear();
  for (const Card card : s_.runsStack) {
    deck().putUnder(card);
    move(hiddenOffence(), places::kRuns, deckSpot(), 0, 0);
  }
  s_.runsStack.clear();
}

/// A card was turned: rain comes before all else, then it does what it was turned for.
template <class Sink>
void Play<Sink>::resolve(Card card) {
  const Purpose purpose = s_.purpose;
  const int runner = s_.runner;
  s_.purpose = Purpose::kSwing;
  s_.runner = 0;
  s_.atBat = card;
  s_.known[static_cast<std::size_t>(deckIndex())].insert(card);
  move(offenceFace(card), deckSpot(), places::kPlate);
  tell(Turned{offenceFace(card), s_.batting()});
  if (card == kTheWhiff) {
    ++s_.whiffs;
    tell(WhiffCounted{s_.whiffs});
    if (s_.whiffs == 3) {
      s_.fouls = 0;
      return rain();
    }
  } else if (card == kTheBeanball) {
    ++s_.beanballs;
    s_.brawlDue = s_.beanballs == 3;
    tell(BeanballCounted{s_.beanballs});
  }
  switch (purpose) {
    case Purpose::kSwing:
      return swing(card);
    case Purpose::kSteal:
      return steal(card, runner);
    case Purpose::kBunt:
      return bunt(card);
    case Purpose::kPinchRun:
      return pinchRun(card, runner);
  }
}

/// No at-bat: the card at the plate goes under the deck in sight of all (rule 8.1).
template <class Sink>
void Play<Sink>::under(Card card) {
  s_.atBat = kNoCard;
  deck().putUnder(card);
  move(hiddenOffence(), places::kPlate, deckSpot(), Move::kTop, 0);
}

template <class Sink>
void Play<Sink>::retireBatter(Card card) {
  s_.atBat = kNoCard;
  ++s_.outs;
  s_.outsStack.push_back(card);
  move(hiddenOffence(), places::kPlate, places::kOuts);
  tell(Out{offenceFace(card), s_.outs});
}

/// Puts out the runner from `base`, who has come as far as `at`.
template <class Sink>
void Play<Sink>::retireRunner(int base, int at) {
  const Card card = onBase(base);
  onBase(base) = kNoCard;
  ++s_.outs;
  s_.outsStack.push_back(card);
  move(hiddenOffence(), basePlace(at), places::kOuts);
  tell(Out{offenceFace(card), s_.outs});
}

/// The batter reaches `base`, or home if it is 4. Nobody moves after the winning run.
template <class Sink>
void Play<Sink>::placeBatter(Card card, int base) {
  if (wonAtBat() && !inFull_) return;
  s_.atBat = kNoCard;
  s_.reached = true;
  if constexpr (!kSilent) {
    move(offenceFace(card), places::kPlate, basePlace(1));
    for (int b = 2; b <= base; ++b) move(offenceFace(card), basePlace(b - 1), basePlace(b));
    tell(Reaches{offenceFace(card), basePlace(base)});
  }
  if (base == 4) {
    score(card);
  } else {
    onBase(base) = card;
  }
}

/// A run: the card has just come to the plate.
template <class Sink>
void Play<Sink>::score(Card card) {
  s_.runsStack.push_back(card);
  ++batters().runs;
  ++s_.halfRuns;
  move(offenceFace(card), places::kHome, places::kRuns);
  tell(Scores{offenceFace(card), s_.batting()});
}

/// Moves the runner from `base` to the free base `to` (4: home), unless the game is won already.
template <class Sink>
void Play<Sink>::moveRunner(int base, int to) {
  if (to == base || (wonAtBat() && !inFull_)) return;
  const Card card = onBase(base);
  onBase(base) = kNoCard;
  if constexpr (!kSilent) {
    for (int b = base; b < to; ++b) move(offenceFace(card), basePlace(b), basePlace(b + 1));
    if (to < 4)
      tell(Advance{.runner = offenceFace(card), .from = basePlace(base), .to = basePlace(to)});
  }
  if (to == 4) {
    score(card);
  } else {
    onBase(to) = card;
  }
}

/// Moves the runner on `base`, if there is one, up to `bases` bases, but past or onto nobody.
template <class Sink>
void Play<Sink>::advance(int base, int bases) {
  if (!s_.occupied(base)) return;
  int to = base;
  while (to < 4 && to < base + bases && (to + 1 == 4 || !s_.occupied(to + 1))) ++to;
  moveRunner(base, to);
}

/// Every runner, the lead one first.
template <class Sink>
void Play<Sink>::advanceAll(int bases, int extraOfBaseCards) {
  for (int base = 3; base >= 1; --base) {
    const bool fast = s_.occupied(base) && isBaseCard(onBase(base));
    advance(base, bases + (fast ? extraOfBaseCards : 0));
  }
}

/// The base of the runner who is farthest; 0 with nobody on.
template <class Sink>
int Play<Sink>::leadRunner() const {
  for (int base = 3; base >= 1; --base) {
    if (s_.occupied(base)) return base;
  }
  return 0;
}

/// The base of the farthest runner whom the batter pushes on; 0 if first base is empty (rule 5.10).
template <class Sink>
int Play<Sink>::leadForced() const {
  int base = 0;
  while (base < 3 && s_.occupied(base + 1)) ++base;
  return base;
}

/// The forced runners on bases below `below` advance one base each.
template <class Sink>
void Play<Sink>::advanceForced(int below) {
  for (int base = below - 1; base >= 1; --base) moveRunner(base, base + 1);
}

}  // namespace raindelay::cooperstown
