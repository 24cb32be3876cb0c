// The table as a view shows it: pieces, gestures, facts.

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

void addCard(Card card, Place place, PieceList& pieces) {
  if (card != kNoCard) pieces.add(offenceFace(card), place);
}

bool fieldIsLaid(const Board& board) {
  return board.phase > Phase::kField && board.fielders[0] != kNoCard;
}

int coveredAt(const Board& board, int position) {
  int count = 0;
  for (const Covered& covered : board.covered) count += covered.position == position ? 1 : 0;
  return count;
}

void addDefence(const View& view, PieceList& pieces) {
  for (const Covered& covered : view.covered) {
    pieces.add(defenceFace(covered.card), fieldPlace(covered.position));
  }
  for (int i = 0; i < kPositions; ++i) {
    const Card card = view.fielders[static_cast<std::size_t>(i)];
    if (card != kNoCard) pieces.add(defenceFace(card), fieldPlace(i));
  }
  for (int seat = 0; seat < 2; ++seat) {
    const Card card = view.draws[static_cast<std::size_t>(seat)];
    if (card != kNoCard) pieces.add(defenceFace(card), drawPlace(seat));
  }
  pieces.addBacks(kDefenceKind, fieldIsLaid(view) ? places::kDugout : places::kDefence,
                  view.dugout.size());
}

void addOffence(const View& view, PieceList& pieces) {
  // While seat 0's cards are drawn, the other seat gets as many.
  const bool dealing = view.phase == Phase::kDeal || view.phase == Phase::kLeftOut;
  const std::array<int, 2> deck{view.deckSize(0), dealing ? view.deckSize(0) : view.deckSize(1)};
  for (int team = 0; team < 2; ++team) {
    pieces.addBacks(kOffenceKind, deckPlace(team), deck[static_cast<std::size_t>(team)]);
  }
  pieces.addBacks(kOffenceKind, places::kLeftOut, view.leftOut);
  if (view.phase <= Phase::kLeftOut) {
    pieces.addBacks(kOffenceKind, places::kPack, kOffenceCards - deck[0] - deck[1] - view.leftOut);
  }
  addCard(view.atBat, places::kPlate, pieces);
  for (int base = 1; base <= 3; ++base) addCard(view.runnerOn(base), basePlace(base), pieces);
  pieces.addBacks(kOffenceKind, places::kOuts, static_cast<int>(view.outsStack.size()));
  for (const Card card : view.runsStack) addCard(card, places::kRuns, pieces);
  for (const Card card : view.ejected) addCard(card, places::kEjected, pieces);
}

/// The batting deck's top card onto a place; a button while the deck is empty.
Gesture fromDeck(const View& view, Place to) {
  const int deck = view.deckOf(view.batting());
  const int size = view.deckSize(deck);
  return size == 0 ? Gesture::button() : Gesture::put(deckPlace(deck), size - 1, to);
}

}  // namespace

std::vector<Piece> Rules::pieces(const View& view) {
  PieceList pieces;
  addDefence(view, pieces);
  addOffence(view, pieces);
  return pieces.take();
}

Gesture Rules::gesture(const View& view, Action action) {
  if (action.isChance()) return Gesture::button();
  const int dugoutTop = view.dugout.size() - 1;
  switch (verbOf(action)) {
    case Verb::kSwitch:
      return Gesture::swap(fieldPlace(action.a), coveredAt(view, action.a), fieldPlace(action.b));
    case Verb::kSub:
      return Gesture::put(places::kDugout, dugoutTop, fieldPlace(action.a));
    case Verb::kRelieve:
      return Gesture::put(places::kDugout, dugoutTop, fieldPlace(0));
    case Verb::kPickoff:
      return Gesture::put(basePlace(action.a), 0, places::kOuts);
    case Verb::kSwing:
      return fromDeck(view, places::kPlate);
    case Verb::kSteal:
      return Gesture::put(basePlace(action.a), 0, basePlace(action.a + 1));
    case Verb::kPinchRun:
      return fromDeck(view, basePlace(action.a));
    default:
      return Gesture::button();
  }
}

}  // namespace raindelay::cooperstown
