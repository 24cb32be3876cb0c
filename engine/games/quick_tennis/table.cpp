// The table as a view shows it: pieces, gestures, what may be tried.

#include <algorithm>

#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

namespace {

void addSide(const View& view, Seat seat, PieceList& all) {
  const Side& side = view.of(seat);
  all.add(playerFace(seat), courtPlace(seat, side.stands));
  if (view.ballSide == seat.index()) all.add(kBallFace, courtPlace(seat, view.ball));
  for (const Spent& spent : side.spent) all.add(shotFace(seat, spent.card), spentPlace(seat));
  for (const Card card : side.laid) all.add(shotFace(seat, card), slotPlace(seat));
}

/// Adds the other seat's cards: those that lie in front of it face down, and those that it holds.
void addBacks(const View& view, Seat seat, PieceList& all) {
  const auto kind = static_cast<std::uint8_t>(seat.index());
  const Side& side = view.of(seat);
  const int inSight = laidInSight(view, seat);
  if (!laidIsShown(view, seat)) all.addBacks(kind, slotPlace(seat), inSight);
  const int out = static_cast<int>(side.spent.size()) + inSight;
  all.addBacks(kind, handPlace(seat), side.pack.size() - out);
}

/// The gesture from where the card lies: in the hand, else where it is out, to be told why not.
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
  PieceList all;
  addSide(view, Seat(0), all);
  addSide(view, Seat(1), all);
  view.hand(view.seat).forEach(
      [&](Card card) { all.add(shotFace(view.seat, card), handPlace(view.seat)); });
  addBacks(view, view.seat.other(), all);
  return all.take();
}

/// A serve or a stroke is a card on the quadrant that it names; a run is one on the own court.
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
