#pragma once

#include "games/cooperstown/play.h"

// The seats' decisions between the cards (rules 3.4, 7, 11, 12), and who is asked next.

namespace raindelay::cooperstown {

template <class Sink>
void Play<Sink>::chance(Card outcome) {
  switch (s_.phase) {
    case Phase::kDrawForHome:
      return drawForHome(outcome);
    case Phase::kDeal:
      return deal(outcome);
    case Phase::kLeftOut:
      return leaveOut(outcome);
    case Phase::kField:
      return layFielder(outcome);
    case Phase::kDugout:
      return comeIn(outcome);
    case Phase::kTurn:
      deck().take(outcome);
      return resolve(outcome);
    case Phase::kBrawl:
      s_.deck[s_.ejectingTeam].take(outcome);
      eject(outcome);
      return ejectOn();
    default:
      return;
  }
}

template <class Sink>
void Play<Sink>::decide(Action action) {
  switch (verbOf(action)) {
    case Verb::kReady:
      tell(Ready{s_.fielding()});
      s_.phase = Phase::kAtBat;
      return;
    case Verb::kSwitch:
      return swapFielders(action.a, action.b);
    case Verb::kSub:
      return nameSub(action.a, false);
    case Verb::kRelieve:
      return nameSub(static_cast<int>(Position::kPitcher), true);
    case Verb::kFcBatter:
      return fieldersChoice(false);
    case Verb::kFcLead:
      return fieldersChoice(true);
    case Verb::kPickoff:
      return pickOff(action.a);
    case Verb::kSwing:
      return turn(Purpose::kSwing);
    case Verb::kSteal:
      tell(StealTry{offenceFace(onBase(action.a)), basePlace(action.a + 1)});
      return turn(Purpose::kSteal, action.a);
    case Verb::kBunt:
      tell(BuntTry{s_.batting()});
      return turn(Purpose::kBunt);
    case Verb::kPinchHit:
      return pinchHit();
    case Verb::kPinchRun:
      --s_.allowance[seatIndex(s_.batting())].pinchRunners;
      return turn(Purpose::kPinchRun, action.a);
  }
}

template <class Sink>
bool Play<Sink>::canManage() const {
  return s_.reached && (!s_.switched || !s_.subbed || canRelieve(c_, s_));
}

/// The batter is done: the next one, the end of the half-inning, or of the game.
template <class Sink>
void Play<Sink>::nextBatter() {
  s_.freshReliever = false;
  afterPlay(canManage() ? Phase::kManage : Phase::kAtBat);
}

/// The batter isn't done: the batting seat chooses again (rule 3.10).
template <class Sink>
void Play<Sink>::sameBatter() {
  afterPlay(Phase::kAtBat);
}

template <class Sink>
void Play<Sink>::afterPlay(Phase phase) {
  if (s_.outs >= 3 || wonAtBat()) return endHalfInning();
  s_.phase = phase;
  if (s_.brawlDue) startBrawl();
}

template <class Sink>
void Play<Sink>::swapFielders(int a, int b) {
  Card& first = s_.fielders[static_cast<std::size_t>(a)];
  Card& second = s_.fielders[static_cast<std::size_t>(b)];
  if constexpr (!kSilent) {
    int under = 0;
    for (const Covered& covered : s_.covered) under += covered.position == b ? 1 : 0;
    move(defenceFace(first), fieldPlace(a), fieldPlace(b));
    move(defenceFace(second), fieldPlace(b), fieldPlace(a), under);
    tell(Switched{.first = defenceFace(first),
                  .second = defenceFace(second),
                  .ofFirst = fieldPlace(b),
                  .ofSecond = fieldPlace(a)});
  }
  std::swap(first, second);
  s_.switched = true;
  s_.phase = canManage() ? Phase::kManage : Phase::kAtBat;
}

/// The fielder is named before the card is seen (rule 7.2).
template <class Sink>
void Play<Sink>::nameSub(int position, bool relieving) {
  if (relieving) {
    tell(RelieverCalled{s_.fielding()});
  } else {
    tell(SubNamed{fielderFace(position), fieldPlace(position)});
  }
  s_.subPosition = static_cast<std::uint8_t>(position);
  s_.relieving = relieving;
  s_.phase = Phase::kDugout;
}

/// The card that is covered stays where it lies, also if the one above is switched later (ruling).
template <class Sink>
void Play<Sink>::comeIn(Card card) {
  const std::size_t position = s_.subPosition;
  const Place place = fieldPlace(s_.subPosition);
  const Card old = s_.fielders[position];
  s_.dugout.erase(card);
  s_.covered.push_back({s_.subPosition, old});
  s_.fielders[position] = card;
  move(defenceFace(card), places::kDugout, place);
  if (s_.relieving) {
    tell(RelieverIn{defenceFace(card), defenceFace(old)});
    --s_.allowance[seatIndex(s_.fielding())].relievers;
    s_.freshReliever = true;
    deck().shuffle();
    tell(DeckShuffled{s_.batting()});
  } else {
    tell(SubIn{.in = defenceFace(card), .out = defenceFace(old), .position = place});
    s_.subbed = true;
  }
  s_.subPosition = 0;
  s_.relieving = false;
  s_.phase = canManage() ? Phase::kManage : Phase::kAtBat;
}

template <class Sink>
void Play<Sink>::pinchHit() {
  --s_.allowance[seatIndex(s_.batting())].pinchHitters;
  deck().shuffle();
  tell(PinchHitter{s_.batting()});
}

}  // namespace raindelay::cooperstown
