#include "games/quick_tennis/evaluator.h"

#include <algorithm>
#include <utility>

#include "games/quick_tennis/solution.h"

namespace raindelay::quick_tennis {

double worthOfBall(int own, int others) {
  if (own <= 0) return 0;
  if (others <= 0) return 1;
  return std::clamp(0.62 + 0.09 * (own - others), 0.05, 0.95);
}

/// A point solved, and what follows from it for the match.
struct Evaluator::Exact {
  std::shared_ptr<const Solution> point;
  MatchOdds odds;
};

const Efforts Evaluator::kEfforts{Effort{20, 1, 1, false}, Effort{160, 2, 1, false},
                                  Effort{4000, 4, 1, true}};

Evaluator::Evaluator(const Rules& rules)
    : rules_(rules), guessed_(rules.config(), {MatchOdds::kServer, MatchOdds::kServer}) {}

void Evaluator::prepare(const solutions::Late& late) const {
  exact_.find([&]() -> std::shared_ptr<const Exact> {
    const auto point = solutions::of<Solution>(rules_, late);
    if (!point) return nullptr;
    const std::array wins{point->serverWins(Seat(0)), point->serverWins(Seat(1))};
    return std::make_shared<const Exact>(Exact{point, MatchOdds(rules_.config(), wins)});
  });
}

Action Evaluator::playOn(const State& state, Seat seat, const ActionList& legal,
                         Stream& random) const {
  if (const Exact* exact = exact_.get()) {
    return exact->point->choose(rules_, rules_.view(state, seat), legal, random);
  }
  return legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
}

const MatchOdds& Evaluator::odds() const {
  const Exact* exact = exact_.get();
  return exact == nullptr ? guessed_ : exact->odds;
}

double Evaluator::ofServer(const State& state) const {
  if (const Exact* exact = exact_.get()) {
    if (const auto wins = exact->point->serverWins(rules_, state)) return *wins;
  }
  if (state.phase != Phase::kHit) return MatchOdds::kServer;
  const Seat hitter = state.hitter();
  const double ball = worthOfBall(state.hand(hitter).size(), state.hand(hitter.other()).size());
  return hitter == state.server() ? ball : 1 - ball;
}

Chances Evaluator::judge(const State& state) const {
  return chancesOfTwo(odds().ofFirst(state, ofServer(state)));
}

SeatScores Evaluator::expected(const State& state) const {
  SeatScores scores{double(state.sides[0].won), double(state.sides[1].won)};
  if (state.phase == Phase::kHit) {
    const auto server = static_cast<std::size_t>(state.server().index());
    const double wins = ofServer(state);
    scores[server] += wins;
    scores[1 - server] += 1 - wins;
  }
  return scores;
}

Action Evaluator::alike(const View& /*view*/, Action action) const {
  if (!playsCard(verbOf(action))) return action;
  return act(verbOf(action), cardFor(quadrantOf(cardOf(action)), 0));
}

/// All cards that lie face down or were chosen without seeing one that does go back to the hands.
Moment<State> Evaluator::before(const View& view, const State& sampled) const {
  Moment<State> moment{sampled, {}};
  State& state = moment.state;
  const Seat hitter = state.hitter();
  const auto takeBack = [&](Seat seat, Verb verb) {
    auto& laid = state.of(seat).laid;
    if (seat == view.seat) {
      for (const Card card : laid) moment.own.push_back(act(verb, card));
    }
    laid.clear();
  };
  switch (state.phase) {
    case Phase::kReturn:
      takeBack(hitter, Verb::kServe);
      takeBack(hitter.other(), Verb::kReturn);
      state.phase = Phase::kServe;
      break;
    case Phase::kRun:
    case Phase::kCall:
      takeBack(hitter, Verb::kHit);
      takeBack(hitter.other(), Verb::kRun);
      state.phase = Phase::kHit;
      break;
    default:
      break;
  }
  return moment;
}

namespace {

/// One card of each quadrant that the hand has, preferring those that `begun` has.
FixedVector<Card, kQuadrants> kindsIn(const Hand& hand, const Line& begun) {
  std::array<Card, kQuadrants> of{kUnseen, kUnseen, kUnseen, kUnseen};
  const auto slot = [&](Card card) -> Card& {
    return of[static_cast<std::size_t>(quadrantOf(card) - 1)];
  };
  for (const Action action : begun) slot(cardOf(action)) = cardOf(action);
  hand.forEach([&](Card card) {
    if (slot(card) == kUnseen) slot(card) = card;
  });
  FixedVector<Card, kQuadrants> cards;
  for (const Card card : of) {
    if (card != kUnseen) cards.push_back(card);
  }
  return cards;
}

}  // namespace

Lines Evaluator::lines(const State& state, Seat seat, const Line& begun) const {
  const auto cards = kindsIn(state.hand(seat), begun);
  const bool serve = state.phase == Phase::kServe;
  Lines lines;
  if (serve && seat != state.hitter()) {
    // Each set of one to three quadrants.
    for (unsigned set = 1; set < 1U << cards.size(); ++set) {
      Line line;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if ((set >> i & 1U) != 0) line.push_back(act(Verb::kReturn, cards[i]));
      }
      if (line.size() > static_cast<std::size_t>(kMostReturns)) continue;
      line.push_back(act(Verb::kSet));
      lines.push_back(line);
    }
    return lines;
  }
  for (const Card card : cards) {
    if (serve || seat != state.hitter()) {
      lines.push_back({act(serve ? Verb::kServe : Verb::kRun, card)});
      continue;
    }
    for (const Call call : {Call::kLob, Call::kDrop, Call::kNone}) {
      if (call != Call::kNone && rules_.cards().moved(call, quadrantOf(card)) == 0) continue;
      lines.push_back({act(Verb::kHit, card), act(call)});
    }
  }
  return lines;
}

}  // namespace raindelay::quick_tennis
