// The table as a view shows it: pieces, gestures, what may be tried.

#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

namespace {

constexpr std::array<Seat, 2> kSeats{Seat(0), Seat(1)};

Gesture putOn(const View& view, Card card, int wicket) {
  return Gesture::put(handPlace(view.seat), view.hand.rankOf(card),
                      wicketPlace(view.batting(), wicket));
}

}  // namespace

std::vector<Piece> Rules::pieces(const View& view) {
  PieceList pieces;
  for (const Seat side : kSeats) {
    for (int wicket = 1; wicket <= kWickets; ++wicket) {
      pieces.add(wicketFace(side, wicket), wicketPlace(side, wicket));
    }
    pieces.addBacks(backOf(side).kind, stockPlace(side), view.stockSize(side));
  }
  for (const Laid& laid : view.laid) {
    pieces.add(faceOf(Seat(laid.side), laid.card), wicketPlace(Seat(laid.at), laid.wicket));
  }
  view.hand.forEach([&](Card card) { pieces.add(faceOf(view.seat, card), handPlace(view.seat)); });
  const Seat other = view.seat.other();
  pieces.addBacks(backOf(other).kind, handPlace(other), Board::of(view.held, other));
  return pieces.take();
}

Gesture Rules::gesture(const View& view, Action action) {
  switch (verbOf(action)) {
    case Verb::kPlay:
      return putOn(view, cardOf(action), action.b);
    case Verb::kCounter:
    case Verb::kRecounter:
      return putOn(view, cardOf(action), view.laid.back().wicket);
    default:
      return Gesture::button();
  }
}

std::vector<Action> Rules::attempts(const View& view) {
  std::vector<Action> all;
  const auto eachCard = [&](auto visit) { view.hand.forEach(visit); };
  // An answer goes on the wicket that was played last; a batter might try the others, too.
  const auto strokes = [&](int except) {
    eachCard([&](Card card) {
      for (int wicket = 1; wicket <= kWickets; ++wicket) {
        if (wicket != except) all.push_back(act(Verb::kPlay, card, wicket));
      }
    });
  };
  const auto answers = [&](Verb with, Verb without) {
    eachCard([&](Card card) { all.push_back(act(with, card)); });
    all.push_back(act(without));
  };
  switch (view.phase) {
    case Phase::kChoose:
      return {act(Verb::kBat), act(Verb::kBowl)};
    case Phase::kPlay:
      strokes(0);
      all.push_back(act(Verb::kClose));
      break;
    case Phase::kCounter:
      answers(Verb::kCounter, Verb::kLet);
      break;
    case Phase::kRecounter:
      strokes(view.laid.back().wicket);
      answers(Verb::kRecounter, Verb::kLeave);
      break;
    default:
      break;
  }
  return all;
}

}  // namespace raindelay::cricket_card
