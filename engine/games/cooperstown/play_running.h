#pragma once

#include "games/cooperstown/play.h"

// Steals, bunts and pinch runners (rules 13 to 15).

namespace raindelay::cooperstown {

/// The exceptions first: they override The Fan (rule 6.12).
template <class Sink>
void Play<Sink>::steal(Card card, int base) {
  if (card == kTheWhiff) return stealBatterOut(card, base, true);
  if (card == kTheBeanball) return stealWildPitch(card, base);
  if (card == kThePickoff || card == kTheCircusCatch) return stealOut(card, base, false);
  if (rankOf(card) == kAce) {
    switch (suitOf(card)) {
      case Suit::kBats:
        return stealBatterOut(card, base, false);
      case Suit::kBalls:
      case Suit::kGloves:
        return stealOut(card, base, true);
      case Suit::kBases:
        return stealSafe(card, base);
    }
  }
  stealCompared(card, base);
}

template <class Sink>
void Play<Sink>::stealCompared(Card card, int base) {
  // Second base, third base, and the catcher for home.
  constexpr std::array<Position, 3> kGuards{Position::kSecondBase, Position::kThirdBase,
                                            Position::kCatcher};
  const Card guard = s_.fielder(kGuards[static_cast<std::size_t>(base - 1)]);
  const bool fanCatches = s_.fielder(Position::kCatcher) == kFan;
  const int value = rankOf(card) * (fanCatches ? 2 : 1);
  if (guard == kFan) {
    ++nine().errors;
    ++s_.halfErrors;
    tell(StealError{.runner = offenceFace(onBase(base)),
                    .fielder = defenceFace(guard),
                    .base = basePlace(base + 1)});
    advance(base, 2);
    under(card);
    return sameBatter();
  }
  if (value > guard.index()) return stealSafe(card, base);
  stealOut(card, base, false);
}

template <class Sink>
void Play<Sink>::stealSafe(Card card, int base) {
  ++batters().steals;
  tell(Stolen{offenceFace(onBase(base)), basePlace(base + 1)});
  moveRunner(base, base + 1);
  under(card);
  sameBatter();
}

/// The runner is out; with `batterToo` and an out to spare the batter strikes out.
template <class Sink>
void Play<Sink>::stealOut(Card card, int base, bool batterToo) {
  ++batters().caughtStealing;
  const Face runner = offenceFace(onBase(base));
  move(runner, basePlace(base), basePlace(base + 1));
  if (batterToo && s_.outs < 2) {
    ++batters().strikeouts;
    tell(StealDoublePlay{offenceFace(card), runner});
    retireRunner(base, base + 1);
    retireBatter(card);
    return nextBatter();
  }
  constexpr std::array<Position, 3> kGuards{Position::kSecondBase, Position::kThirdBase,
                                            Position::kCatcher};
  tell(CaughtStealing{
      .runner = runner,
      .base = basePlace(base + 1),
      .fielder = fielderFace(static_cast<int>(kGuards[static_cast<std::size_t>(base - 1)]))});
  retireRunner(base, base + 1);
  under(card);
  sameBatter();
}

/// The batter is out, by a bunt or a strikeout; the runner has the base, unless that was the third.
template <class Sink>
void Play<Sink>::stealBatterOut(Card card, int base, bool strikeout) {
  if (strikeout) ++batters().strikeouts;
  const bool safe = s_.outs < 2;
  if (!safe) {
    return plainOut(card, strikeout ? ChartedOut::Kind::kStrikeout : ChartedOut::Kind::kAtFirst);
  }
  const Face runner = offenceFace(onBase(base));
  if (strikeout) {
    tell(StealStrikeout{.card = offenceFace(card), .runner = runner, .base = basePlace(base + 1)});
  } else {
    tell(StealBunted{.card = offenceFace(card), .runner = runner, .base = basePlace(base + 1)});
  }
  retireBatter(card);
  if (strikeout) ++batters().steals;
  moveRunner(base, base + 1);
  nextBatter();
}

/// Everybody moves up one base, then the stealer one more if it is free (rules 14.13, 14.14).
template <class Sink>
void Play<Sink>::stealWildPitch(Card card, int base) {
  tell(WildPitch{offenceFace(card)});
  advanceAll(1, 0);
  if (base < 3) advance(base + 1, 1);
  under(card);
  sameBatter();
}

template <class Sink>
void Play<Sink>::wildPitch(Card card) {
  tell(WildPitch{offenceFace(card)});
  advanceAll(1, 0);
  under(card);
  sameBatter();
}

/// Exceptions first (rules 15.6 to 15.13). There is always a runner on.
template <class Sink>
void Play<Sink>::bunt(Card card) {
  if (card == kTheBeanball) return wildPitch(card);
  if (card == kThePickoff) return pickOff(leadRunner());
  if (card == kTheWhiff) return buntDoublePlay(card);
  if (card == kTheCircusCatch) return buntForce(card);
  if (rankOf(card) == kAce) {
    switch (suitOf(card)) {
      case Suit::kBats:
      case Suit::kBases:
        return buntSacrifice(card);
      case Suit::kBalls:
        ++batters().strikeouts;
        return buntOut(card);
      case Suit::kGloves:
        return buntDoublePlay(card);
    }
  }
  buntCompared(card);
}

template <class Sink>
void Play<Sink>::buntCompared(Card card) {
  const Card catcher = s_.fielder(Position::kCatcher);
  const int value = rankOf(card) * (catcher == kFan ? 2 : 1);
  if (value <= catcher.index()) return buntForce(card);
  if (!isPicture(card)) return buntSacrifice(card);
  ++batters().hits;
  ++s_.halfHits;
  tell(BuntHit{offenceFace(card), defenceFace(catcher)});
  advanceAll(1, 0);
  placeBatter(card, 1);
  nextBatter();
}

template <class Sink>
void Play<Sink>::buntOut(Card card) {
  tell(BuntOut{offenceFace(card)});
  plainOut(card);
}

template <class Sink>
void Play<Sink>::buntSacrifice(Card card) {
  if (s_.outs == 2) return plainOut(card, ChartedOut::Kind::kAtFirst);
  tell(BuntSacrifice{offenceFace(card)});
  retireBatter(card);
  advanceAll(1, 0);
  nextBatter();
}

/// The lead runner is out, the others advance, the batter takes first (rules 15.4, 15.15).
template <class Sink>
void Play<Sink>::buntForce(Card card) {
  const int lead = leadRunner();
  tell(BuntForce{offenceFace(card), offenceFace(onBase(lead))});
  retireRunner(lead);
  if (s_.outs < 3) {
    advanceAll(1, 0);
    placeBatter(card, 1);
  }
  nextBatter();
}

/// Batter and lead runner; with two out the batter alone (rule 5.18). The others hold.
template <class Sink>
void Play<Sink>::buntDoublePlay(Card card) {
  if (card == kTheWhiff) ++batters().strikeouts;
  if (s_.outs == 2) {
    return card == kTheWhiff ? plainOut(card, ChartedOut::Kind::kStrikeout) : buntOut(card);
  }
  const int lead = leadRunner();
  tell(BuntDoublePlay{offenceFace(card), offenceFace(onBase(lead))});
  retireRunner(lead);
  retireBatter(card);
  nextBatter();
}

/// The card is the runner now; the one that he ran for lies with the outs but is none (rule 13.3).
template <class Sink>
void Play<Sink>::pinchRun(Card card, int base) {
  const Card old = onBase(base);
  tell(PinchRunner{.in = offenceFace(card), .out = offenceFace(old), .base = basePlace(base)});
  s_.atBat = kNoCard;
  onBase(base) = card;
  s_.outsStack.push_back(old);
  move(offenceFace(card), places::kPlate, basePlace(base));
  move(hiddenOffence(), basePlace(base), places::kOuts, 0);
  sameBatter();
}

}  // namespace raindelay::cooperstown
