#include "games/cricket_card/coach.h"

#include <algorithm>

namespace raindelay::cricket_card {

namespace {

// Found by playing coaches with other values against each other and against chance.
/// The share of cases in which a side that can answer does.
constexpr double kAnswers = 0.5;
/// The worth of a card above kKeptFrom to the side that bowls, per point of its value.
constexpr double kKept = 0.3;
constexpr int kKeptFrom = 6;
/// The share that comes in of what the cards left might score.
constexpr double kLater = 0.8;
/// The share of that which the side that bowls first grudges the card of a counter.
constexpr double kGrudged = 0.6;
/// Runs by which the last innings but one may be closed early.
constexpr int kMargin = 20;
/// A choice that decides the test.
constexpr double kDecisive = 100;

/// Weighs the choices of one seat; everything is in points, before the multiplier.
class Judge {
 public:
  Judge(const Rules& rules, const View& view)
      : view_(view),
        left_(Board::of(view.left, view.seat)),
        theirs_(Board::of(view.left, view.seat.other())),
        theirHand_(Board::of(view.held, view.seat.other())),
        terms_(rules.terms(view)),
        bats_(view.seat == view.batting()) {}

  /// The promise of an action beyond that of doing nothing more.
  [[nodiscard]] double worth(Action action) const {
    switch (verbOf(action)) {
      case Verb::kPlay:
        return stroke(cardOf(action), action.b) + ahead(cardOf(action), action.b);
      case Verb::kRecounter:
        return stroke(cardOf(action), view_.laid.back().wicket) + ahead(cardOf(action), 0) -
               ahead();
      case Verb::kCounter:
        return counter(cardOf(action));
      case Verb::kClose:
        return closing();
      case Verb::kBowl:
        return 1;
      default:
        return 0;
    }
  }

 private:
  /// The probability that the other side holds one of so many cards of those that it has left.
  [[nodiscard]] double holds(const Hand& wanted) const {
    const int all = theirs_.size();
    const int others = all - (theirs_ & wanted).size();
    double none = 1;
    for (int i = 0; i < theirHand_; ++i) none *= std::max(0, others - i) / double(all - i);
    return 1 - none;
  }

  /// The probability that a card of this seat stands.
  [[nodiscard]] double stands(Card card) const {
    const bool equal = view_.second() && bats_;
    return 1 - kAnswers * holds(cardsFrom(valueOf(card) + (equal ? 0 : 1)));
  }

  /// The worth of a card to the side that bowls, while there are wickets to bowl at.
  [[nodiscard]] double kept(Card card, int wickets) const {
    return kKept * std::max(0, valueOf(card) - kKeptFrom) * wickets / kWickets;
  }

  /// The loss to the other tasks of cards if the card is played.
  [[nodiscard]] double price(Card card) const {
    if (view_.innings % 2 == 0) return kept(card, kWickets);
    const bool stock = left_.size() > view_.hand.size();
    return stock ? 0 : valueOf(card) / double(terms_.multiplier);
  }

  [[nodiscard]] double stroke(Card card, int wicket) const {
    return stands(card) * pointsOf(card, wicket) - price(card);
  }

  /// The points that the rest of an innings of this seat may bring without this card and this
  /// wicket (0: it is played already): the best cards go on the lowest wickets.
  [[nodiscard]] double ahead(std::optional<Card> card = {}, int wicket = 0) const {
    Hand cards = left_;
    if (card) cards.erase(*card);
    double sum = 0;
    int next = 1;
    for (int i = cards.size() - 1; i >= 0; --i) {
      const Card best = cards.nth(i);
      while (next <= kWickets && (next == wicket || view_.isPlayed(view_.seat, next))) ++next;
      if (next > kWickets) break;
      const double gain = kLater * pointsOf(best, next) - (bats_ ? price(best) : 0);
      if (gain > 0) sum += gain;
      ++next;
    }
    return sum;
  }

  [[nodiscard]] double counter(Card card) const {
    const Laid& top = view_.laid.back();
    const int points = pointsOf(top.card, top.wicket);
    if (view_.innings == 3 && points * terms_.multiplier >= wanted(view_, terms_)) {
      return kDecisive - valueOf(card);
    }
    // A recounter makes up for the stroke, but it costs a card, too.
    const double answered = kAnswers * holds(cardsFrom(valueOf(card) + 1));
    return points * (1 - answered) + answered - priceOfCounter(card);
  }
  [[nodiscard]] double priceOfCounter(Card card) const {
    const double bowling = kept(card, kWickets - view_.now().wickets);
    if (view_.innings % 2 == 0) return bowling + kGrudged * (ahead() - ahead(card));
    return bowling + valueOf(card) / (2.0 * terms_.multiplier);
  }

  [[nodiscard]] double closing() const {
    const int lead = view_.lead();
    if (view_.innings == 2) {
      // More runs would bring a draw nearer than a defeat.
      const bool enough = terms_.drawLimit > 0 && lead > 0 &&
                          lead + kMargin >= terms_.drawLimit - view_.aggregate();
      return enough ? kDecisive : 0;
    }
    if (view_.innings < 3) return 0;
    // The hands may make up for what is missing: both save the test, the own one alone wins it.
    const double each = theirs_.empty() ? 0 : valueOf(theirs_) / double(theirs_.size());
    const double theirs = each * theirHand_;
    const double extras = valueOf(view_.hand) + (view_.saving ? theirs : -theirs);
    return extras + 1 - wanted(view_, terms_) > 10 ? kDecisive : -kDecisive;
  }

  const View& view_;
  Hand left_;
  Hand theirs_;
  int theirHand_;
  Terms terms_;
  bool bats_;
};

}  // namespace

Action Coach::choose(const Rules& rules, const View& view, const ActionList& legal,
                     Stream& /*random*/) const {
  const Judge judge(rules, view);
  Action best = legal[0];
  double most = judge.worth(best);
  for (const Action action : legal) {
    const double worth = judge.worth(action);
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
}

}  // namespace raindelay::cricket_card
