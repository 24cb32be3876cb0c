#include "games/quick_tennis/evaluator.h"

#include <algorithm>

namespace raindelay::quick_tennis {

double worthOfBall(int own, int others) {
  if (own <= 0) return 0;
  if (others <= 0) return 1;
  return std::clamp(0.62 + 0.09 * (own - others), 0.05, 0.95);
}

namespace {

/// Fills in, by points or games of both, the probability that the first, who wins each with
/// probability `one`, has `needed` of them by two before the other. Level at `needed` - 1 and
/// beyond stands for all such scores, with one more for an advantage.
template <std::size_t N>
void fillRace(std::array<std::array<double, N>, N>& table, int needed, double one) {
  const auto last = static_cast<std::size_t>(needed);
  const double level = one * one / (one * one + (1 - one) * (1 - one));
  for (std::size_t i = 0; i < last - 1; ++i) table[last][i] = 1;
  table[last][last - 1] = one + (1 - one) * level;
  table[last - 1][last] = one * level;
  table[last - 1][last - 1] = level;
  for (std::size_t own = last; own-- > 0;) {
    for (std::size_t others = last; others-- > 0;) {
      if (own == last - 1 && others == last - 1) continue;
      table[own][others] = one * table[own + 1][others] + (1 - one) * table[own][others + 1];
    }
  }
}

std::size_t indexOf(Seat seat) {
  return static_cast<std::size_t>(seat.index());
}

}  // namespace

MatchOdds::MatchOdds(const Config& config) {
  fillRace(game_, 4, kServer);
  fillRace(tieBreak_, 7, 0.5);
  // By two games, or a tie-break where both have enough: level there is even, like any level score.
  if (config.setGames > 1) {
    const auto games = static_cast<std::size_t>(config.setGames);
    fillRace(set_, config.setGames, 0.5);
    set_[games][games - 1] = 0.75;
    set_[games - 1][games] = 0.25;
    set_[games][games] = 0.5;
  }
  const int needed = config.bestOf / 2 + 1;
  for (int own = needed; own >= 0; --own) {
    for (int others = needed; others >= 0; --others) {
      const auto i = static_cast<std::size_t>(own);
      const auto j = static_cast<std::size_t>(others);
      const bool over = own == needed || others == needed;
      match_[i][j] = over ? (own == needed ? 1 : 0) : 0.5 * (match_[i + 1][j] + match_[i][j + 1]);
    }
  }
}

double MatchOdds::ofFirst(const Board& board, double server) const {
  const Seat seat = board.server();
  return server * afterPoint(board, seat) + (1 - server) * afterPoint(board, seat.other());
}

double MatchOdds::afterPoint(const Board& board, Seat winner) const {
  std::array<int, 2> points{board.sides[0].points, board.sides[1].points};
  ++points[indexOf(winner)];
  const int needed = board.tieBreak() ? 7 : 4;
  const int settled = std::max(0, std::min(points[0], points[1]) - (needed - 1));
  for (int& one : points) one -= settled;
  if (points[indexOf(winner)] >= needed && std::abs(points[0] - points[1]) >= 2) {
    return afterGame(board, winner);
  }
  double first = 0;
  if (board.tieBreak()) {
    first = tieBreak_[static_cast<std::size_t>(points[0])][static_cast<std::size_t>(points[1])];
  } else {
    const auto server = indexOf(board.server());
    const double own = game_[static_cast<std::size_t>(points[server])]
                            [static_cast<std::size_t>(points[1 - server])];
    first = server == 0 ? own : 1 - own;
  }
  return first * afterGame(board, Seat(0)) + (1 - first) * afterGame(board, Seat(1));
}

double MatchOdds::afterGame(const Board& board, Seat winner) const {
  std::array<std::size_t, 2> games{board.sides[0].games, board.sides[1].games};
  std::array<std::size_t, 2> sets{board.sides[0].sets, board.sides[1].sets};
  const std::size_t other = 1 - indexOf(winner);
  const std::size_t own = ++games[indexOf(winner)];
  if (board.tieBreak() || board.winsSet(static_cast<int>(own), static_cast<int>(games[other]))) {
    ++sets[indexOf(winner)];
    return match_[sets[0]][sets[1]];
  }
  const double first = set_[games[0]][games[1]];
  return first * match_[sets[0] + 1][sets[1]] + (1 - first) * match_[sets[0]][sets[1] + 1];
}

const Efforts Evaluator::kEfforts{Effort{20, 1, 1, false}, Effort{160, 2, 1, false},
                                  Effort{4000, 4, 1, true}};

double Evaluator::ofServer(const State& state) {
  if (state.phase != Phase::kHit) return MatchOdds::kServer;
  const Seat hitter = state.hitter();
  const double ball = worthOfBall(state.hand(hitter).size(), state.hand(hitter.other()).size());
  return hitter == state.server() ? ball : 1 - ball;
}

Chances Evaluator::judge(const State& state) const {
  return chancesOfTwo(odds_.ofFirst(state, ofServer(state)));
}

SeatScores Evaluator::expected(const State& state) const {
  SeatScores scores{double(state.sides[0].won), double(state.sides[1].won)};
  if (state.phase == Phase::kHit) {
    const std::size_t server = indexOf(state.server());
    scores[server] += ofServer(state);
    scores[1 - server] += 1 - ofServer(state);
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
      const auto verb = static_cast<Verb>(static_cast<int>(Verb::kLob) + static_cast<int>(call));
      lines.push_back({act(Verb::kHit, card), act(verb)});
    }
  }
  return lines;
}

}  // namespace raindelay::quick_tennis
