#pragma once

#include "games/cooperstown/play.h"

// The hitting chart (rules 4 to 6).

namespace raindelay::cooperstown {

template <class Sink>
void Play<Sink>::swing(Card card) {
  const ChartRow& row = chartOf(card);
  if (row.kind == Chart::kStrikeout) return strikeout(card);
  s_.fouls = 0;
  switch (row.kind) {
    case Chart::kInfield:
    case Chart::kOutfield:
      return compared(card, row);
    case Chart::kHit:
      tellHit(card, row);
      return hit(card, row.bases);
    case Chart::kSacrifice:
      return sacrifice(card);
    case Chart::kFoulPop:
      return plainOut(card, ChartedOut::Kind::kFoulPop);
    case Chart::kLineOut:
      return plainOut(card, ChartedOut::Kind::kLine);
    case Chart::kGroundOut:
      return plainOut(card, ChartedOut::Kind::kGround);
    case Chart::kFlyOut:
      tell(ChartedOut{ChartedOut::Kind::kFly, offenceFace(card)});
      return flyOut(card);
    case Chart::kCircusCatch:
      tell(ChartedOut{ChartedOut::Kind::kCircusCatch, offenceFace(card)});
      return flyOut(card);
    case Chart::kWalk:
      ++batters().walks;
      return walk(card, FreePass::Kind::kWalk);
    case Chart::kDoublePlay:
      return doublePlay(card);
    case Chart::kForceDoublePlay:
      return forceDoublePlay(card);
    case Chart::kBeanball:
      return beanball(card);
    case Chart::kPickoff:
      return pickoff(card);
    case Chart::kStrikeout:
      return;
  }
}

/// A ball hit to a fielder: greater is a hit, past The Fan an error (in right field a home run).
template <class Sink>
void Play<Sink>::compared(Card card, const ChartRow& row) {
  const Card fielder = s_.fielders[row.position];
  if (rankOf(card) > fielder.index()) {
    if (fielder == kFan && row.bases < 4) return error(card, row.bases, row.position);
    tellHit(card, row);
    return hit(card, row.bases);
  }
  if (row.kind == Chart::kOutfield) {
    tellFielded(FieldedOut::Kind::kFly, card, row.position);
    return flyOut(card);
  }
  infieldOut(card, row.position);
}

template <class Sink>
void Play<Sink>::tellHit(Card card, const ChartRow& row) {
  if constexpr (kSilent) return;
  const int bases = row.bases;
  if (row.kind == Chart::kHit) {
    return tell(AutomaticHit{static_cast<AutomaticHit::Kind>(bases - 1), offenceFace(card)});
  }
  const bool inside = bases == 4 && isBaseCard(card);
  tell(BaseHit{.kind = inside ? BaseHit::Kind::kInsidePark : static_cast<BaseHit::Kind>(bases - 1),
               .card = offenceFace(card),
               .fielder = fielderFace(row.position),
               .position = fieldPlace(row.position)});
}

template <class Sink>
void Play<Sink>::hit(Card card, int bases) {
  ++batters().hits;
  ++s_.halfHits;
  inFull_ = bases == 4;
  if (inFull_) ++batters().homeRuns;
  advanceAll(bases, 1);
  placeBatter(card, bases);
  nextBatter();
}

/// Runners move exactly as many bases as the batter (rule 6.6).
template <class Sink>
void Play<Sink>::error(Card card, int bases, int position) {
  ++nine().errors;
  ++s_.halfErrors;
  tell(FieldingError{.card = offenceFace(card),
                     .fielder = fielderFace(position),
                     .position = fieldPlace(position),
                     .bases = bases});
  advanceAll(bases, 0);
  placeBatter(card, bases);
  nextBatter();
}

/// While The Fan pitches it is a foul (rule 6.7), unless nothing but fouls is left (6.8).
template <class Sink>
void Play<Sink>::strikeout(Card card) {
  if (fanPitches() && s_.fouls <= deck().size()) return foul(card);
  s_.fouls = 0;
  ++batters().strikeouts;
  plainOut(card, ChartedOut::Kind::kStrikeout);
}

/// The next card is turned at once. After a whole pass of fouls the stacks go under the deck.
template <class Sink>
void Play<Sink>::foul(Card card) {
  tell(Foul{offenceFace(card)});
  under(card);
  ++s_.fouls;
  if (s_.fouls >= deck().size() && !(s_.outsStack.empty() && s_.runsStack.empty())) {
    turnStacksOver();
    s_.fouls = 0;
  }
  turn(Purpose::kSwing);
}

template <class Sink>
void Play<Sink>::plainOut(Card card, ChartedOut::Kind kind) {
  tell(ChartedOut{kind, offenceFace(card)});
  plainOut(card);
}

template <class Sink>
void Play<Sink>::plainOut(Card card) {
  retireBatter(card);
  nextBatter();
}

template <class Sink>
void Play<Sink>::tellFielded(FieldedOut::Kind kind, Card card, int position) {
  tell(FieldedOut{.kind = kind,
                  .card = offenceFace(card),
                  .fielder = fielderFace(position),
                  .position = fieldPlace(position)});
}

/// Base cards tag up: from third home, from second to third (rules 5.7, 5.8).
template <class Sink>
void Play<Sink>::flyOut(Card card) {
  retireBatter(card);
  if (s_.outs < 3) {
    for (int base = 3; base >= 2; --base) {
      if (!s_.occupied(base) || !isBaseCard(onBase(base))) continue;
      if (base == 2 && s_.occupied(3)) continue;
      moveRunner(base, base + 1);
    }
  }
  nextBatter();
}

template <class Sink>
void Play<Sink>::sacrifice(Card card) {
  if (s_.runners() == 0) return plainOut(card, ChartedOut::Kind::kInfield);
  if (s_.outs == 2) return plainOut(card, ChartedOut::Kind::kAtFirst);
  tell(Sacrifice{offenceFace(card)});
  retireBatter(card);
  advanceAll(1, 0);
  nextBatter();
}

/// With a force and fewer than two out the fielding side chooses (rule 5.9).
template <class Sink>
void Play<Sink>::infieldOut(Card card, int position) {
  if (s_.occupied(1) && s_.outs < 2) {
    s_.phase = Phase::kFieldersChoice;
    return;
  }
  tellFielded(FieldedOut::Kind::kGround, card, position);
  retireBatter(card);
  nextBatter();
}

template <class Sink>
void Play<Sink>::fieldersChoice(bool lead) {
  const Card card = s_.atBat;
  if (lead) {
    const int base = leadForced();
    tell(FieldersChoice{offenceFace(card), offenceFace(onBase(base))});
    retireRunner(base);
    advanceForced(base);
    placeBatter(card, 1);
  } else {
    const int position = chartOf(card).position;
    tellFielded(FieldedOut::Kind::kLine, card, position);
    retireBatter(card);
  }
  nextBatter();
}

/// Only forced runners move (rule 5.4).
template <class Sink>
void Play<Sink>::walk(Card card, FreePass::Kind kind) {
  tell(FreePass{kind, offenceFace(card)});
  advanceForced(leadForced() + 1);
  placeBatter(card, 1);
  nextBatter();
}

template <class Sink>
void Play<Sink>::beanball(Card card) {
  if (s_.runners() == 0) return walk(card, FreePass::Kind::kHitByPitch);
  wildPitch(card);
}

template <class Sink>
void Play<Sink>::pickoff(Card card) {
  const int runners = s_.runners();
  if (runners == 0) return plainOut(card, ChartedOut::Kind::kFoul);
  if (runners == 1) return pickOff(leadRunner());
  s_.phase = Phase::kPickRunner;
}

/// The runner is out, and the card at the plate was no at-bat.
template <class Sink>
void Play<Sink>::pickOff(int base) {
  tell(PickedOff{offenceFace(onBase(base)), basePlace(base)});
  retireRunner(base);
  under(s_.atBat);
  sameBatter();
}

template <class Sink>
void Play<Sink>::doublePlay(Card card) {
  const int lead = leadRunner();
  if (lead == 0 || s_.outs == 2) return plainOut(card, ChartedOut::Kind::kGround);
  tell(DoublePlay{DoublePlay::Kind::kAny, offenceFace(card), offenceFace(onBase(lead))});
  retireRunner(lead);
  retireBatter(card);
  nextBatter();
}

template <class Sink>
void Play<Sink>::forceDoublePlay(Card card) {
  const int forced = leadForced();
  if (s_.outs == 2 || s_.runners() == 0) return plainOut(card, ChartedOut::Kind::kGround);
  if (forced == 0) {
    // No force: one out, or by the option (16.6) the lead runner's too.
    return c_.looseForceDoublePlay ? doublePlay(card) : plainOut(card, ChartedOut::Kind::kGround);
  }
  tell(DoublePlay{DoublePlay::Kind::kForced, offenceFace(card), offenceFace(onBase(forced))});
  retireRunner(forced);
  retireBatter(card);
  if (s_.outs < 3) advanceForced(forced);
  nextBatter();
}

}  // namespace raindelay::cooperstown
