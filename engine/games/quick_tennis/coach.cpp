#include "games/quick_tennis/coach.h"

#include <algorithm>
#include <bit>

#include "core/fixed_vector.h"
#include "core/matrix_game.h"
#include "games/quick_tennis/evaluator.h"

namespace raindelay::quick_tennis {

namespace {

/// ChoiceList of one side at a serve or a stroke: quadrants to hit with or without a call, or sets
/// of up to three quadrants to cover.
constexpr std::size_t kMostChoices = 16;
using Stroke = MatrixGame<kMostChoices>;

/// A choice of some quadrants: what is covered, or aimed at.
struct Choice {
  FixedVector<Quadrant, kMostReturns> quadrants;
  Call call = Call::kNone;
};
using ChoiceList = FixedVector<Choice, kMostChoices>;

/// The number of cards that a hand has for a quadrant.
int countOf(const Hand& hand, Quadrant quadrant) {
  int count = 0;
  for (int copy = 0; copy < kCopies; ++copy) count += hand.contains(cardFor(quadrant, copy));
  return count;
}
/// A card of the hand for the quadrant, which it has.
Card cardIn(const Hand& hand, Quadrant quadrant) {
  int copy = 0;
  while (!hand.contains(cardFor(quadrant, copy))) ++copy;
  return cardFor(quadrant, copy);
}

/// The receiver's choices for a serve: each set of one to three quadrants.
ChoiceList returnsFrom(const Hand& hand) {
  ChoiceList all;
  for (unsigned set = 1; set < 1U << kQuadrants; ++set) {
    Choice choice;
    for (Quadrant card = 1; card <= kQuadrants; ++card) {
      if ((set >> (card - 1) & 1U) == 0 || countOf(hand, card) == 0) continue;
      if (choice.quadrants.size() < kMostReturns) choice.quadrants.push_back(card);
    }
    const bool whole = static_cast<int>(choice.quadrants.size()) == std::popcount(set);
    if (whole) all.push_back(choice);
  }
  return all;
}

/// One card each, called in each way that the table allows if `calls` are made.
ChoiceList singles(const CardValues& table, const Hand& hand, bool calls) {
  ChoiceList all;
  for (Quadrant card = 1; card <= kQuadrants; ++card) {
    if (countOf(hand, card) == 0) continue;
    for (const Call call : {Call::kNone, Call::kLob, Call::kDrop}) {
      const bool possible = call == Call::kNone || (calls && table.moved(call, card) != 0);
      if (possible) all.push_back({{card}, call});
    }
  }
  return all;
}

/// The hitter's chance to win the point with this serve.
double serveWorth(const Choice& serve, const Choice& returns, int own, int others) {
  if (!returns.quadrants.contains(serve.quadrants[0])) return 1;
  return 1 - worthOfBall(others - static_cast<int>(returns.quadrants.size()), own - 1);
}

/// The hitter's chance to win the point with this shot.
double shotWorth(const Rules& rules, const Choice& shot, const Choice& run, int own, int others) {
  const CardValues& table = rules.cards();
  const Quadrant target = table.moved(shot.call, shot.quadrants[0]);
  const Quadrant stands = run.quadrants[0];
  const bool called = shot.call != Call::kNone;
  const bool wins = called && !rules.config().readReturns;
  if (stands == target) return wins ? 0 : 1 - worthOfBall(others - 1, own - 1);
  const bool near = !diagonal(stands, target) && (!called || sameSide(stands, target));
  return near && others > 1 ? 1 - worthOfBall(others - 2, own - 1) : 1;
}

/// Both sides' choices of the stroke at hand, as both may reckon them.
struct Table {
  ChoiceList hitter;
  ChoiceList receiver;
  Stroke game;
};

Table strokeOf(const Rules& rules, const State& state) {
  Table table;
  const bool serve = state.phase == Phase::kServe || state.phase == Phase::kReturn;
  Hand own = state.hand(state.hitter());
  Hand others = state.hand(state.receiver());
  for (const Card card : state.of(state.hitter()).laid) own.insert(card);
  for (const Card card : state.of(state.receiver()).laid) others.insert(card);
  table.hitter = singles(rules.cards(), own, !serve);
  table.receiver = serve ? returnsFrom(others) : singles(rules.cards(), others, false);
  table.game.rows = table.hitter.size();
  table.game.columns = table.receiver.size();
  for (std::size_t i = 0; i < table.hitter.size(); ++i) {
    for (std::size_t j = 0; j < table.receiver.size(); ++j) {
      const Choice& shot = table.hitter[i];
      const Choice& answer = table.receiver[j];
      table.game.gain[i][j] = serve ? serveWorth(shot, answer, own.size(), others.size())
                                    : shotWorth(rules, shot, answer, own.size(), others.size());
    }
  }
  return table;
}

/// The card that is missed least: one of those of which there are most.
Action recoverWith(const View& view, const ActionList& legal) {
  const Hand hand = view.hand(view.seat);
  Action best = legal[0];
  for (const Action action : legal) {
    if (verbOf(action) != Verb::kRecover) continue;
    const auto count = [&](Action a) { return countOf(hand, quadrantOf(cardOf(a))); };
    if (count(action) > count(best)) best = action;
  }
  return best;
}

/// Draws from those of the choices that `fits` says are still open.
template <class Fits>
const Choice& pick(const ChoiceList& choices, const Mixture<kMostChoices>& mixture, Stream& random,
                   Fits fits) {
  Mixture<kMostChoices> open{};
  for (std::size_t i = 0; i < choices.size(); ++i) {
    // A trace of each: what the solution never does may be all that is left.
    if (fits(choices[i])) open[i] = mixture[i] + 1e-9;
  }
  return choices[draw({open.data(), choices.size()}, random)];
}

}  // namespace

Action Coach::choose(const Rules& rules, const View& view, const ActionList& legal,
                     Stream& random) const {
  if (view.phase == Phase::kRecover) return recoverWith(view, legal);
  const Table table = strokeOf(rules, rules.sample(view, random));
  const auto both = solve(table.game);
  const auto& laid = view.of(view.seat).laid;
  const Hand hand = view.hand(view.seat);
  const auto begins = [&](const Choice& choice) {
    return laid.size() <= choice.quadrants.size() &&
           std::equal(laid.begin(), laid.end(), choice.quadrants.begin(),
                      [](Card card, Quadrant quadrant) { return quadrantOf(card) == quadrant; });
  };
  if (view.seat == view.hitter()) {
    const Choice& shot = pick(table.hitter, both.first, random, begins);
    switch (view.phase) {
      case Phase::kServe:
        return act(Verb::kServe, cardIn(hand, shot.quadrants[0]));
      case Phase::kHit:
        return act(Verb::kHit, cardIn(hand, shot.quadrants[0]));
      default:
        return act(shot.call);
    }
  }
  const Choice& answer = pick(table.receiver, both.second, random, begins);
  if (view.phase == Phase::kRun) return act(Verb::kRun, cardIn(hand, answer.quadrants[0]));
  return answer.quadrants.size() == laid.size()
             ? act(Verb::kSet)
             : act(Verb::kReturn, cardIn(hand, answer.quadrants[laid.size()]));
}

}  // namespace raindelay::quick_tennis
