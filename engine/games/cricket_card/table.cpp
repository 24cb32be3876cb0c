// The table as a view shows it: pieces, gestures, what may be tried.

#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

namespace {

constexpr std::array<Seat, 2> kSeats{Seat(0), Seat(1)};

/// Face-down cards of a place.
void addBacks(Seat side, Place place, int count, std::vector<Piece>& all) {
  for (int i = 0; i < count; ++i) {
    all.push_back({backOf(side), place, static_cast<std::int16_t>(i)});
  }
}

Gesture putOn(const View& view, Card card, int wicket) {
  return Gesture::put(handPlace(view.seat), rankIn(view.hand, card),
                      wicketPlace(view.batting(), wicket));
}

}  // namespace

std::vector<Piece> Rules::pieces(const View& view) {
  std::vector<Piece> all;
  all.reserve(2 * kFaces);
  std::array<std::int16_t, kPlaces> heights{};
  const auto put = [&](Face face, Place place) {
    all.push_back({face, place, heights[static_cast<std::size_t>(place.index())]++});
  };
  for (const Seat side : kSeats) {
    for (int wicket = 1; wicket <= kWickets; ++wicket) {
      put(wicketFace(side, wicket), wicketPlace(side, wicket));
    }
    addBacks(side, stockPlace(side), view.stockSize(side), all);
  }
  for (const Laid& laid : view.laid) {
    put(faceOf(Seat(laid.side), laid.card), wicketPlace(Seat(laid.at), laid.wicket));
  }
  view.hand.forEach([&](Card card) { put(faceOf(view.seat, card), handPlace(view.seat)); });
  const Seat other = view.seat.other();
  addBacks(other, handPlace(other), Board::of(view.held, other), all);
  return all;
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
