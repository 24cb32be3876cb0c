// The table as a view shows it: pieces, gestures, what may be tried.

#include <algorithm>

#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

namespace {

void addCourt(const View& view, Seat seat, std::vector<Piece>& all) {
  all.push_back({playerFace(seat), courtPlace(seat, view.of(seat).stands)});
  if (view.ballSide != seat.index()) return;
  const bool together = view.ball == view.of(seat).stands;
  all.push_back({kBallFace, courtPlace(seat, view.ball), static_cast<std::int16_t>(together)});
}

void addSpent(const View& view, Seat seat, std::vector<Piece>& all) {
  std::int16_t order = 0;
  for (const Spent& spent : view.of(seat).spent) {
    all.push_back({shotFace(seat, spent.card), spentPlace(seat), order++});
  }
}

/// Cards whose faces aren't known: of a hand, or in front of the other seat.
void addBacks(int count, Seat seat, Place place, std::vector<Piece>& all) {
  for (int i = 0; i < count; ++i) {
    all.push_back({shotFace(seat, kUnseen), place, static_cast<std::int16_t>(i)});
  }
}

void addLaid(const View& view, Seat seat, std::vector<Piece>& all) {
  std::int16_t order = 0;
  for (const Card card : view.of(seat).laid) {
    all.push_back({shotFace(seat, card), slotPlace(seat), order++});
  }
}

void addOwnHand(const View& view, std::vector<Piece>& all) {
  std::int16_t order = 0;
  view.hand(view.seat).forEach([&](Card card) {
    all.push_back({shotFace(view.seat, card), handPlace(view.seat), order++});
  });
}

/// Where the card lies: in the hand, else where it is out, to be told why not.
Gesture playCard(const View& view, Card card, Place to) {
  const Hand hand = view.hand(view.seat);
  if (hand.contains(card)) return Gesture::put(handPlace(view.seat), hand.rankOf(card), to);
  const Side& side = view.of(view.seat);
  const auto laid = std::find(side.laid.begin(), side.laid.end(), card);
  if (laid != side.laid.end()) {
    return Gesture::put(slotPlace(view.seat), static_cast<int>(laid - side.laid.begin()), to);
  }
  const auto spent = std::find_if(side.spent.begin(), side.spent.end(),
                                  [&](const Spent& other) { return other.card == card; });
  return Gesture::put(spentPlace(view.seat), static_cast<int>(spent - side.spent.begin()), to);
}

}  // namespace

std::vector<Piece> Rules::pieces(const View& view) {
  std::vector<Piece> all;
  const Seat other = view.seat.other();
  for (const Seat seat : {Seat(0), Seat(1)}) {
    addCourt(view, seat, all);
    addSpent(view, seat, all);
    addLaid(view, seat, all);
  }
  addOwnHand(view, all);
  const int inSight = laidInSight(view, other);
  if (!laidIsShown(view, other)) addBacks(inSight, other, slotPlace(other), all);
  const int out = static_cast<int>(view.of(other).spent.size()) + inSight;
  addBacks(view.of(other).pack.size() - out, other, handPlace(other), all);
  return all;
}

/// A serve or a stroke is a card on the quadrant that it names; to run is one on the own court.
Gesture Rules::gesture(const View& view, Action action) {
  const Verb verb = verbOf(action);
  if (!playsCard(verb)) return Gesture::button();
  const bool strikes = verb == Verb::kServe || verb == Verb::kHit;
  const Seat side = strikes ? view.seat.other() : view.seat;
  const Card card = cardOf(action);
  const Quadrant to = verb == Verb::kRecover ? view.ball : quadrantOf(card);
  return playCard(view, card, courtPlace(side, to));
}

std::vector<Action> Rules::attempts(const View& view) {
  std::vector<Action> all;
  const auto add = [&](Verb verb) { all.push_back(act(verb)); };
  const auto addCards = [&](Verb verb) {
    view.of(view.seat).pack.forEach([&](Card card) { all.push_back(act(verb, card)); });
  };
  switch (view.phase) {
    case Phase::kServe:
      addCards(Verb::kServe);
      break;
    case Phase::kReturn:
      addCards(Verb::kReturn);
      add(Verb::kSet);
      break;
    case Phase::kHit:
      addCards(Verb::kHit);
      break;
    case Phase::kRun:
      addCards(Verb::kRun);
      break;
    case Phase::kCall:
      add(Verb::kLob);
      add(Verb::kDrop);
      add(Verb::kNoCall);
      break;
    case Phase::kRecover:
      addCards(Verb::kRecover);
      add(Verb::kConcede);
      break;
    default:
      break;
  }
  return all;
}

}  // namespace raindelay::quick_tennis
