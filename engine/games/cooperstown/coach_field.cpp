#include "games/cooperstown/coach_field.h"

#include "games/cooperstown/chart.h"
#include "games/cooperstown/coach.h"

namespace raindelay::cooperstown {

namespace {

/// Runs that a hit of 1 … 4 bases is worth more than an out (linear weights of real baseball).
constexpr std::array<double, 5> kHitWorth{0, 0.74, 1.04, 1.31, 1.67};
/// Improvements below this aren't worth a move.
constexpr double kLeast = 0.01;

/// The field as numbers: what a hole at each position costs against this deck.
class Field {
 public:
  explicit Field(const View& view) {
    const DeckWeights weights = deckWeights(view);
    for (int i = 0; i < kOffenceCards; ++i) {
      const ChartRow& row = chartOf(Card(i));
      if (row.kind != Chart::kInfield && row.kind != Chart::kOutfield) continue;
      cost_[row.position] += weights[static_cast<std::size_t>(i)] * kHitWorth[row.bases];
    }
    for (int i = 0; i < kPositions; ++i) {
      values_[static_cast<std::size_t>(i)] = view.fielders[static_cast<std::size_t>(i)].index();
    }
  }

  /// True if every ball to the position is out: the card that goes there has rank position + 5.
  [[nodiscard]] bool covers(int value, int position) const { return value >= position + 5; }
  [[nodiscard]] bool isHole(int position) const { return !covers(value(position), position); }
  [[nodiscard]] bool isFan(int position) const { return value(position) == 0; }
  void put(int position, int newValue) { values_[static_cast<std::size_t>(position)] = newValue; }
  [[nodiscard]] int value(int position) const {
    return values_[static_cast<std::size_t>(position)];
  }

  /// The cost of all holes.
  [[nodiscard]] double costOfHoles() const {
    double sum = 0;
    for (int i = 0; i < kPositions; ++i) sum += isHole(i) ? cost_[static_cast<std::size_t>(i)] : 0;
    return sum;
  }
  /// The saving if two fielders change places.
  [[nodiscard]] double saving(int a, int b) const {
    return change(a, value(b)) + change(b, value(a));
  }
  /// The most that one switch saves; `best` becomes that switch.
  [[nodiscard]] double bestSwitch(Action& best) const {
    double most = 0;
    for (int a = 0; a < kPositions; ++a) {
      if (!isHole(a) || isFan(a)) continue;
      for (int b = 0; b < kPositions; ++b) {
        if (b == a || isFan(b)) continue;
        const double saved = saving(a, b);
        if (saved > most) {
          most = saved;
          best = switchOf(static_cast<Position>(a), static_cast<Position>(b));
        }
      }
    }
    return most;
  }

 private:
  [[nodiscard]] double change(int position, int newValue) const {
    const double cost = cost_[static_cast<std::size_t>(position)];
    return (covers(newValue, position) ? cost : 0) - (isHole(position) ? 0 : cost);
  }

  std::array<double, kPositions> cost_{};
  std::array<int, kPositions> values_{};
};

/// The mean cost of the holes after a dugout card has come in at `position` and, if a switch is
/// left, the best one was made.
double costAfterSub(const View& view, const Field& field, int position) {
  double sum = 0;
  view.dugout.forEach([&](Card card) {
    Field changed = field;
    changed.put(position, card.index());
    Action ignored;
    sum += changed.costOfHoles() - (view.switched ? 0 : changed.bestSwitch(ignored));
  });
  return sum / view.dugout.size();
}

/// The first reliever may come at any time, the second is kept for the last third of the game.
bool wantsReliever(const View& view, const Field& field) {
  const auto seat = static_cast<std::size_t>(view.fielding().index());
  const bool late = 3 * (view.halfInning / 2) >= 2 * view.innings - 3;
  return field.isHole(0) && (view.allowance[seat].relievers > 1 || late);
}

}  // namespace

Action manageField(const View& view, const ActionList& legal) {
  const Field field(view);
  if (legal.contains(act(Verb::kRelieve)) && wantsReliever(view, field)) {
    return act(Verb::kRelieve);
  }
  Action choice = act(Verb::kReady);
  Action bestSwitch = choice;
  const double holes = field.costOfHoles();
  const double switched = view.switched ? holes : holes - field.bestSwitch(bestSwitch);
  double least = switched;
  if (!view.subbed) {
    for (int position = 0; position < kPositions; ++position) {
      if (!field.isHole(position) || field.isFan(position)) continue;
      const double cost = costAfterSub(view, field, position);
      if (cost < least - kLeast) {
        least = cost;
        choice = act(Verb::kSub, position);
      }
    }
  }
  if (verbOf(choice) == Verb::kSub) return choice;
  return holes - switched > kLeast ? bestSwitch : choice;
}

}  // namespace raindelay::cooperstown
