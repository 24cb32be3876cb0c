#include "games/tarot/coach.h"

#include <algorithm>
#include <cmath>

namespace raindelay::tarot {

namespace {

// Found by playing coaches with other values against each other and against chance.
/// The cost of a point that another seat makes, with three at the table.
constexpr double kOthersPoint = 0.7;
/// The later worth of a card that is held: a trump, and for each step of its number; the 0; a card
/// of a suit, by its rank.
constexpr double kTrumpKept = 0.8;
constexpr double kTrumpStep = 0.1;
constexpr double kFoolKept = 1.5;
constexpr std::array<double, kRanks> kKept{0,   0,   0,  .05, .05, .1,  .1,
                                           .15, .15, .2, .6,  0.9, 1.2, 2};
/// The share of cases in which a seat that can take a trick does.
constexpr double kTakes = 0.9;

double kept(Card card) {
  if (card == kFool) return kFoolKept;
  if (isTrump(card)) return kTrumpKept + kTrumpStep * rankOf(card);
  return kKept[static_cast<std::size_t>(rankOf(card))];
}

/// The `count` cards that a hand misses least: no trumps, no courts, no part of a run if that can
/// be had; of the rest those of the shortest suits.
Hand leastMissed(const Hand& hand, const Hand& from, int count) {
  constexpr double kInRun = 4;
  Hand runs;
  forEachRun(hand, [&](Run run) { runs = runs | run.cards(); });
  const auto worth = [&](Card card) {
    const int length = (hand & followers(suitOf(card))).size();
    return 3 * kept(card) + (runs.contains(card) ? kInRun : 0) + 0.2 * length;
  };
  Hand rest = from;
  Hand chosen;
  for (; count > 0; --count) {
    Card least = rest.nth(0);
    rest.forEach([&](Card card) {
      if (worth(card) < worth(least)) least = card;
    });
    rest.erase(least);
    chosen.insert(least);
  }
  return chosen;
}

/// Weighs the cards that one seat may play; everything is in points.
class Judge {
 public:
  Judge(const Rules& rules, const View& view) : rules_(rules), view_(view) {
    unseen_ = kPack - view.held - view.discard;
    for (const Hand& played : view.played) unseen_ = unseen_ - played;
  }

  [[nodiscard]] double worth(Card card) const {
    Trick trick = view_.trick;
    trick.lay(view_.seat, card);
    const TrickPoints points = pointsOf(trick, rules_.config().scoring);
    const int now = points.cards + points.cuts * kCutPoints;
    double stays = 1;
    Seat next = view_.seat;
    for (int i = trick.count; i < view_.seats; ++i) {
      next = view_.after(next);
      stays *= 1 - kTakes * canTake(next, trick);
    }
    const double others = view_.seats > 2 ? kOthersPoint : 1;
    const bool mine = trick.winner == view_.seat;
    // Taking it with a trump cuts the King, too.
    const bool king = kKings.contains(card) && trick.led != Suit::kTrumps;
    const double lost = others * (now + (king ? kCutPoints : 0));
    const double gained = mine ? now : -others * now;
    return stays * gained - (1 - stays) * lost - kept(card);
  }

 private:
  /// The probability that none of these cards is in the seat's hand.
  [[nodiscard]] double none(Seat seat, const Hand& cards) const {
    if (!(cards & view_.shown[seat]).empty()) return 0;
    const Hand possible = cards - view_.lacked[seat];
    const int all = unseen_.size();
    return std::pow(1 - double(possible.size()) / std::max(all, 1), int{view_.sizes[seat]});
  }

  /// The probability that the seat can take the trick as it lies.
  [[nodiscard]] double canTake(Seat seat, const Trick& trick) const {
    Hand better;
    unseen_.forEach([&](Card card) {
      if (trick.isBeatenBy(card)) better.insert(card);
    });
    if (trick.led == Suit::kNone || trick.led == Suit::kTrumps) return 1 - none(seat, better);
    const Hand suit = unseen_ & followers(trick.led);
    const bool isVoid = view_.isVoid(seat, trick.led);
    const double lacks = isVoid ? 1 : none(seat, suit);
    const bool noTrumps = view_.isVoid(seat, Suit::kTrumps);
    const double cuts = noTrumps ? 0 : 1 - none(seat, better & kAllTrumps);
    const double follows = isVoid ? 0 : 1 - none(seat, better & suit);
    return lacks * cuts + (1 - lacks) * follows;
  }

  const Rules& rules_;
  const View& view_;
  Hand unseen_;
};

}  // namespace

Action Coach::choose(const Rules& rules, const View& view, const ActionList& legal,
                     Stream& random) const {
  switch (view.phase) {
    case Phase::kDiscard: {
      const Hand all = view.held | view.discard;
      const Hand chosen = leastMissed(all, all - kTarotTrumps, kSpareSize) - view.discard;
      const Action next = chosen.empty() ? legal[0] : act(Verb::kDiscard, chosen.nth(0));
      return legal.contains(next) ? next : legal[0];
    }
    case Phase::kGive:
      return act(Verb::kGive, leastMissed(view.held, view.held & kTarotTrumps, 1).nth(0));
    case Phase::kReturn: {
      Hand cards;
      for (const Action action : legal) cards.insert(cardOf(action));
      return act(Verb::kReturn, leastMissed(view.held, cards, 1).nth(0));
    }
    case Phase::kAsk:
      // Any opponent; the last of the list is not to ask.
      return legal[static_cast<std::size_t>(
          random.below(std::max(1, static_cast<int>(legal.size()) - 1)))];
    case Phase::kPlay:
      break;
    default:
      // Declaring comes first in the list, and always is worth it.
      return legal[0];
  }
  const Judge judge(rules, view);
  const auto worse = [&](Action one, Action other) {
    return judge.worth(cardOf(one)) < judge.worth(cardOf(other));
  };
  return *std::max_element(legal.begin(), legal.end(), worse);
}

}  // namespace raindelay::tarot
