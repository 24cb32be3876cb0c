// The table as a view shows it: pieces, gestures, what may be tried.

#include <algorithm>

#include "games/tarot/rules.h"

namespace raindelay::tarot {

namespace {

/// The number of cards in the pack, and apart from it as the third hand and the spare cards.
struct Undealt {
  int pack = 0;
  int third = 0;
  int spare = 0;
};
Undealt undealt(const View& view) {
  if (view.phase == Phase::kDealer) return {kCards, 0, 0};
  const int hands = view.seats * kHandSize;
  const int toHands = std::min(int{view.dealt}, hands);
  const int third = view.seats > 2 ? 0 : toHands / 10 * 5;
  const int spare = view.dealt - toHands;
  return {kCards - view.dealt - third, third, view.phase > Phase::kDiscard ? 0 : spare};
}

Place placeFor(const View& view, Verb verb) {
  switch (verb) {
    case Verb::kDiscard:
      return places::kDiscard;
    case Verb::kGive:
      return handPlace(view.asks.back().asker);
    case Verb::kReturn:
      return handPlace(view.asks.back().asked);
    default:
      return trickPlace(view.seat);
  }
}

}  // namespace

std::vector<Piece> Rules::pieces(const View& view) {
  PieceList pieces;
  const auto addBacks = [&](Place place, int count) { pieces.addBacks(0, place, count); };
  const auto addFaces = [&](Place place, const Hand& cards) {
    cards.forEach([&](Card card) { pieces.add(faceOf(card), place); });
  };
  const Undealt rest = undealt(view);
  addBacks(places::kPack, rest.pack);
  addBacks(places::kThird, rest.third);
  addBacks(places::kSpare, rest.spare);
  if (view.seat == view.dealer) {
    addFaces(places::kDiscard, view.discard);
  } else if (view.phase > Phase::kDiscard) {
    addBacks(places::kDiscard, kSpareSize);
  }
  for (int i = 0; i < view.seats; ++i) {
    const Seat seat(i);
    if (seat == view.seat) {
      addFaces(handPlace(seat), view.held);
    } else {
      addBacks(handPlace(seat), view.sizes[seat]);
    }
    const Card card = view.trick.of(seat);
    if (card != kNoCard) pieces.add(faceOf(card), trickPlace(seat));
    addBacks(wonPlace(seat), view.tricks[seat] * view.seats);
  }
  return pieces.take();
}

Gesture Rules::gesture(const View& view, Action action) {
  const Verb verb = verbOf(action);
  if (verb != Verb::kDiscard && verb < Verb::kGive) return Gesture::button();
  return Gesture::put(handPlace(view.seat), view.held.rankOf(cardOf(action)), placeFor(view, verb));
}

std::optional<Arrangement> Rules::arrangement(const View& view) const {
  if (view.phase != Phase::kDiscard || view.seat != view.dealer) return std::nullopt;
  Arrangement all;
  all.least = all.most = all.perPlace = kSpareSize;
  all.begun = !view.discard.empty();
  (view.held - kTarotTrumps).forEach([&](Card card) {
    const Action action = act(Verb::kDiscard, card);
    all.parts.push_back({action, gesture(view, action)});
  });
  return all;
}

std::vector<Action> Rules::attempts(const View& view) {
  std::vector<Action> all;
  const auto eachCard = [&](Verb verb) {
    view.held.forEach([&](Card card) { all.push_back(act(verb, card)); });
  };
  switch (view.phase) {
    case Phase::kDiscard:
      eachCard(Verb::kDiscard);
      break;
    case Phase::kDeclare:
      for (const Verb verb : {Verb::kGreater, Verb::kLesser, Verb::kTrumps, Verb::kTarots}) {
        all.push_back(act(verb));
      }
      forEachRun(view.held, [&](Run run) { all.push_back(act(Verb::kRun, run.first, run.last)); });
      all.push_back(act(Verb::kDone));
      break;
    case Phase::kAsk:
      for (int i = 0; i < view.seats; ++i) {
        if (Seat(i) != view.seat) all.push_back(ask(Seat(i)));
      }
      all.push_back(act(Verb::kNoAsk));
      break;
    case Phase::kGive:
      eachCard(Verb::kGive);
      break;
    case Phase::kReturn:
      eachCard(Verb::kReturn);
      break;
    case Phase::kPlay:
      eachCard(Verb::kPlay);
      break;
    default:
      break;
  }
  return all;
}

}  // namespace raindelay::tarot
