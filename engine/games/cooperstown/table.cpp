// The table as a view shows it: pieces, gestures, facts.

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

constexpr Face kHiddenOffence{kOffenceKind, Face::kUnknown};
constexpr Face kHiddenDefence{kDefenceKind, Face::kUnknown};

/// Collects pieces; each goes on top of those that its place holds already.
class Pieces {
 public:
  explicit Pieces(std::vector<Piece>& pieces) : pieces_(pieces) {}

  void add(Face face, Place place) {
    std::int16_t& order = next_[static_cast<std::size_t>(place.index())];
    pieces_.push_back({face, place, order++, 0});
  }
  void addHidden(Face face, Place place, int count) {
    for (int i = 0; i < count; ++i) add(face, place);
  }
  void addCard(Card card, Place place) {
    if (card != kNoCard) add(offenceFace(card), place);
  }

 private:
  std::vector<Piece>& pieces_;
  std::array<std::int16_t, places::kCount> next_{};
};

bool fieldIsLaid(const Board& board) {
  return board.phase > Phase::kField && board.fielders[0] != kNoCard;
}

int coveredAt(const Board& board, int position) {
  int count = 0;
  for (const Covered& covered : board.covered) count += covered.position == position ? 1 : 0;
  return count;
}

void addDefence(const View& view, Pieces& pieces) {
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
  pieces.addHidden(kHiddenDefence, fieldIsLaid(view) ? places::kDugout : places::kDefence,
                   view.dugout.size());
}

void addOffence(const View& view, Pieces& pieces) {
  // While seat 0's cards are drawn, the other seat gets as many.
  const bool dealing = view.phase == Phase::kDeal || view.phase == Phase::kLeftOut;
  const std::array<int, 2> deck{view.deckSize(0), dealing ? view.deckSize(0) : view.deckSize(1)};
  for (int team = 0; team < 2; ++team) {
    pieces.addHidden(kHiddenOffence, deckPlace(team), deck[static_cast<std::size_t>(team)]);
  }
  pieces.addHidden(kHiddenOffence, places::kLeftOut, view.leftOut);
  if (view.phase <= Phase::kLeftOut) {
    pieces.addHidden(kHiddenOffence, places::kPack,
                     kOffenceCards - deck[0] - deck[1] - view.leftOut);
  }
  pieces.addCard(view.atBat, places::kPlate);
  for (int base = 1; base <= 3; ++base) pieces.addCard(view.runnerOn(base), basePlace(base));
  pieces.addHidden(kHiddenOffence, places::kOuts, static_cast<int>(view.outsStack.size()));
  for (const Card card : view.runsStack) pieces.addCard(card, places::kRuns);
  for (const Card card : view.ejected) pieces.addCard(card, places::kEjected);
}

/// The batting deck's top card onto a place; a button while the deck is empty.
Gesture fromDeck(const View& view, Place to) {
  const int deck = view.deckOf(view.batting());
  const int size = view.deckSize(deck);
  return size == 0 ? Gesture::button() : Gesture::put(deckPlace(deck), size - 1, to);
}

}  // namespace

std::vector<Piece> Rules::pieces(const View& view) {
  std::vector<Piece> all;
  all.reserve(kOffenceCards + kDefenceCards);
  Pieces pieces(all);
  addDefence(view, pieces);
  addOffence(view, pieces);
  return all;
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
