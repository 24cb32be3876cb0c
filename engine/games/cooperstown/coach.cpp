#include "games/cooperstown/coach.h"

#include "games/cooperstown/coach_field.h"

namespace raindelay::cooperstown {

namespace {

/// Runs to be expected by bases (bit 0: first … bit 2: third) and outs.
constexpr std::array<std::array<double, 3>, 8> kExpectancy{{{0.48, 0.25, 0.10},
                                                            {0.86, 0.51, 0.22},
                                                            {1.10, 0.66, 0.32},
                                                            {1.44, 0.88, 0.43},
                                                            {1.35, 0.95, 0.35},
                                                            {1.78, 1.13, 0.48},
                                                            {1.96, 1.38, 0.58},
                                                            {2.29, 1.54, 0.75}}};
/// The extra worth of a fast runner on first, second, third.
constexpr std::array<double, 3> kSpeed{0.08, 0.10, 0.04};
/// A steal has to promise this much more than standing still, a bunt more than swinging.
constexpr double kStealMargin = 0.03;
constexpr double kBuntMargin = 0.02;
/// A pinch hitter has to promise this much.
constexpr double kPinchHitMargin = 0.10;
/// The worth of winning at once, in runs.
constexpr double kWin = 2.0;

const TeamLine& lineOf(const Board& board, Seat seat) {
  return board.games[board.game].team[static_cast<std::size_t>(seat.index())];
}

/// The batting side's gain when `after` has come of `before`: runs, and what is to come.
double gained(const State& before, const State& after) {
  const Seat seat = before.batting();
  const GameLine& line = after.games[before.game];
  const auto i = static_cast<std::size_t>(seat.index());
  double value = line.team[i].runs - lineOf(before, seat).runs;
  if (after.game != before.game || after.phase == Phase::kOver) {
    return value + (line.team[i].runs > line.team[1 - i].runs ? kWin : 0);
  }
  if (after.halfInning == before.halfInning) value += runExpectancy(after);
  return value;
}

/// The other side's choice, as it would be made; a foul's next card stays open.
double settled(const Rules& rules, const State& before, State& after) {
  NoEvents none;
  if (after.phase == Phase::kFieldersChoice) {
    rules.apply(after, act(Verb::kFcLead), none);
  } else if (after.phase == Phase::kPickRunner) {
    rules.apply(after, rules.legal(after)[rules.legal(after).size() - 1], none);
  }
  return gained(before, after);
}

/// The worth of an action at bat: the mean over the cards that may be turned.
double worth(const Rules& rules, const State& state, Action action, const OffenceSet& candidates,
             const DeckWeights& weights) {
  NoEvents none;
  State turning = state;
  rules.apply(turning, action, none);
  if (turning.phase != Phase::kTurn) return settled(rules, state, turning);
  const auto deck =
      static_cast<std::size_t>(rules.config().sharedDeck ? 0 : state.batting().index());
  const int source = rules.chance(turning).source;
  double sum = 0;
  double total = 0;
  candidates.forEach([&](Card card) {
    const double weight = weights[static_cast<std::size_t>(card.index())];
    State after = turning;
    after.deck[deck].mixIn(card);
    rules.apply(after, Action::chance(source, card), none);
    sum += weight * settled(rules, state, after);
    total += weight;
  });
  return total > 0 ? sum / total : gained(state, state);
}

/// A card on first or second late in a close game may be worth a fresh pair of legs.
bool wantsPinchRunner(const View& view, int base, const OffenceSet& candidates,
                      const DeckWeights& weights) {
  const Seat seat = view.batting();
  const int lead = lineOf(view, seat).runs - lineOf(view, seat.other()).runs;
  const bool late = view.halfInning / 2 + 1 >= view.innings - 2;
  if (!late || lead > 0 || lead < -2 || view.outs == 2 || base == 3) return false;
  if (isBaseCard(view.runnerOn(base))) return false;
  double fast = 0;
  double all = 0;
  candidates.forEach([&](Card card) {
    const double weight = weights[static_cast<std::size_t>(card.index())];
    all += weight;
    if (isBaseCard(card)) fast += weight;
  });
  return fast > 0.3 * all;
}

Action chooseAtBat(const Rules& rules, const View& view, const ActionList& legal, Stream& random) {
  const Action swing = act(Verb::kSwing);
  if (legal.size() == 1) return swing;
  const auto deckNumber = static_cast<std::size_t>(view.deckOf(view.batting()));
  const bool tailIsKnown = !view.tail[deckNumber].empty();
  // Nobody on and nothing known about what lies below: nothing to think about.
  if (view.runners() == 0 && !tailIsKnown) return swing;

  const State state = rules.sample(view, random);
  const DeckWeights weights = deckWeights(view);
  const OffenceSet candidates = mayBeTurned(view);
  const double now = runExpectancy(view);
  const double swinging = worth(rules, state, swing, candidates, weights);
  Action best = swing;
  double gain = 0;
  const auto consider = [&](Action action, double more) {
    if (more > gain) {
      best = action;
      gain = more;
    }
  };
  for (const Action action : legal) {
    switch (verbOf(action)) {
      case Verb::kSteal:
        consider(action, worth(rules, state, action, candidates, weights) - now - kStealMargin);
        break;
      case Verb::kBunt:
        consider(action, worth(rules, state, action, candidates, weights) - swinging - kBuntMargin);
        break;
      case Verb::kPinchHit: {
        if (!tailIsKnown) break;
        State shuffled = state;
        shuffled.deck[deckNumber].shuffle();
        consider(action,
                 worth(rules, shuffled, swing, shuffled.deck[deckNumber].unknown(), weights) -
                     swinging - kPinchHitMargin);
        break;
      }
      case Verb::kPinchRun:
        if (wantsPinchRunner(view, action.a, candidates, weights)) consider(action, 0.01);
        break;
      default:
        break;
    }
  }
  return best;
}

/// The choice of the fielding side that leaves the board cheapest for it.
Action chooseCheapest(const Rules& rules, const View& view, const ActionList& legal,
                      Stream& random) {
  const State state = rules.sample(view, random);
  NoEvents none;
  Action best = legal[0];
  double least = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    State after = state;
    rules.apply(after, legal[i], none);
    const double cost = gained(state, after);
    if (i == 0 || cost <= least) {
      best = legal[i];
      least = cost;
    }
  }
  return best;
}

}  // namespace

double runExpectancy(const Board& board) {
  std::size_t on = 0;
  double speed = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    if (board.bases[i] == kNoCard) continue;
    on |= std::size_t{1} << i;
    if (isBaseCard(board.bases[i])) speed += kSpeed[i];
  }
  // With more outs a fast runner has less time to use his legs.
  const double scale = 1.0 - 0.3 * board.outs;
  return kExpectancy[on][board.outs] + speed * scale;
}

OffenceSet mayBeTurned(const View& view) {
  const auto deck = static_cast<std::size_t>(view.deckOf(view.batting()));
  const OffenceSet unseen = OffenceSet::firstCards(kOffenceCards) - view.known[0] - view.known[1];
  const bool open = view.unknown[deck] > view.seenInDeck[deck].size();
  return open ? view.seenInDeck[deck] | unseen : view.seenInDeck[deck];
}

DeckWeights deckWeights(const View& view) {
  const auto deck = static_cast<std::size_t>(view.deckOf(view.batting()));
  const OffenceSet unseen = OffenceSet::firstCards(kOffenceCards) - view.known[0] - view.known[1];
  const int open = view.unknown[deck] - view.seenInDeck[deck].size();
  DeckWeights weights{};
  const double share = unseen.empty() ? 0 : static_cast<double>(open) / unseen.size();
  unseen.forEach([&](Card card) { weights[static_cast<std::size_t>(card.index())] = share; });
  const auto certain = [&](Card card) { weights[static_cast<std::size_t>(card.index())] = 1; };
  view.seenInDeck[deck].forEach(certain);
  for (const Card card : view.tail[deck]) certain(card);
  return weights;
}

Action Coach::choose(const Rules& rules, const View& view, const ActionList& legal,
                     Stream& random) const {
  switch (view.phase) {
    case Phase::kManage:
      return manageField(view, legal);
    case Phase::kAtBat:
      return chooseAtBat(rules, view, legal, random);
    default:
      return legal.size() == 1 ? legal[0] : chooseCheapest(rules, view, legal, random);
  }
}

}  // namespace raindelay::cooperstown
