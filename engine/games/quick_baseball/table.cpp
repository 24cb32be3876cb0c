// The table as a view shows it: pieces, gestures, what may be tried.

#include "games/quick_baseball/table.h"

#include <algorithm>

#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

namespace {

/// A hand as the view shows it, face up to its holder, backs to the other; and its discards.
void addCards(const View& view, Kind kind, const Hand& hand, PieceList& pieces) {
  const Seat holder = view.holder(kind);
  hand.forEach([&](Card card) {
    const int number = view.seat == holder ? card.index() : Face::kUnknown;
    pieces.add(faceOf(kind, number), handPlace(holder));
  });
  for (const Card card : view.discard(kind)) {
    pieces.add(faceOf(kind, card.index()), discardPlace(kind));
  }
}

/// The card in the hand, or where it was discarded: to try it is to be told why not.
Gesture layCard(const View& view, Kind kind, Card card) {
  const Hand held = view.held(kind);
  if (held.contains(card)) {
    return Gesture::put(handPlace(view.holder(kind)), held.rankOf(card), slotPlace(kind));
  }
  const Discard& discard = view.discard(kind);
  const auto order = std::find(discard.begin(), discard.end(), card) - discard.begin();
  return Gesture::put(discardPlace(kind), static_cast<int>(order), slotPlace(kind));
}

}  // namespace

std::array<Piece, kFlippingCards> flippingCards(const Board& board) {
  std::array<Piece, kFlippingCards> cards;
  for (int base = 1; base <= 3; ++base) {
    const int number = base - 1 + (board.occupied(base) ? 3 : 0);
    cards[static_cast<std::size_t>(base - 1)] = {faceOf(Kind::kBase, number), basePlace(base)};
  }
  const int outs = board.outs < 2 ? board.outs : 2;
  const int batter = board.of(board.batting()).batter;
  cards[3] = {faceOf(Kind::kOuts, outs), places::kOuts};
  cards[4] = {faceOf(Kind::kHome, batter / 4), places::kHome, 0,
              static_cast<std::uint8_t>(batter % 4)};
  cards[5] = {faceOf(Kind::kMound, board.relief() ? 1 : 0), places::kMound, 0, board.balls};
  return cards;
}

std::vector<Piece> Rules::pieces(const View& view) {
  PieceList pieces;
  for (const Piece& card : flippingCards(view)) pieces.add(card.face, card.place, card.turns);
  Hand bats = view.held(Kind::kBatting);
  if (view.phase == Phase::kPitch) {
    const bool own = view.seat == view.batting();
    // The other seat is shown a back, and one card less: which one, nobody can tell.
    const Card laid = own ? laidFor(view, view.choice) : bats.nth(0);
    bats.erase(laid);
    pieces.add(faceOf(Kind::kBatting, own ? laid.index() : Face::kUnknown), places::kBat);
  }
  addCards(view, Kind::kBatting, bats, pieces);
  addCards(view, Kind::kPitching, view.held(Kind::kPitching), pieces);
  return pieces.take();
}

Gesture Rules::gesture(const View& view, Action action) {
  if (verbOf(action) == Verb::kBat) return layCard(view, Kind::kBatting, cardOf(action));
  if (verbOf(action) == Verb::kPitch) return layCard(view, Kind::kPitching, cardOf(action));
  return Gesture::button();
}

std::vector<Action> Rules::attempts(const View& view) {
  std::vector<Action> all;
  if (view.phase == Phase::kOver) return all;
  const bool pitcher = view.phase == Phase::kPitch || view.phase == Phase::kRefreshPitches;
  if (pitcher) {
    for (int i = 0; i < kPitches; ++i) all.push_back(act(Verb::kPitch, Card(i)));
  } else {
    for (int i = 0; i < kBats; ++i) all.push_back(act(Verb::kBat, Card(i)));
    all.push_back(act(Verb::kLeave));
    all.push_back(act(Verb::kSteal));
  }
  all.push_back(act(Verb::kRefresh));
  if (view.phase < Phase::kBat) all.push_back(act(Verb::kKeep));
  return all;
}

}  // namespace raindelay::quick_baseball
