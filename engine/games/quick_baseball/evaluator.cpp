#include "games/quick_baseball/evaluator.h"

#include <algorithm>
#include <cmath>

#include "games/quick_baseball/solution.h"

namespace raindelay::quick_baseball {

namespace {

// Runs to come in a half-inning are the product of the factors that follow, given by their
// logarithms. They are fitted to the half-inning's exact solution (value iteration over every
// position, a matrix game each) where play of coaches, three choices of ten left to chance, leads.
/// By runners (bit 0: first … bit 2: third) and outs 0 … 2.
constexpr std::array<std::array<double, 3>, 8> kBases{{{-0.715, -1.234, -1.838},
                                                       {-0.421, -0.821, -1.290},
                                                       {-0.332, -0.714, -1.158},
                                                       {-0.113, -0.466, -0.923},
                                                       {-0.262, -0.614, -1.059},
                                                       {-0.056, -0.394, -0.797},
                                                       {-0.016, -0.333, -0.689},
                                                       {0.155, -0.108, -0.462}}};
/// By balls 0 … 3, with less than two out and with two.
constexpr std::array<std::array<double, 4>, 2> kBalls{
    {{0, 0.012, 0.042, 0.125}, {0, 0.11, 0.24, 0.43}}};
/// By cards held; Pitch Out apart.
constexpr std::array<double, kBats + 1> kBatsHeld{0, 0, 0.593, 0.677, 0.744, 0.848};
constexpr std::array<double, kPitches> kPitchesHeld{0, 0, 0.118, 0.008, -0.092, -0.197, -0.369};
/// By batter 1 … 9.
constexpr std::array<double, 9> kBatter{0,      -0.012, -0.016, -0.141, -0.184,
                                        -0.206, -0.125, -0.063, -0.012};
constexpr double kRelief = 0.058;
/// The weight of how well the cards that are left fit each other for the batter.
constexpr double kFit = 1.458;
/// The worth of a hit of 0 … 4 bases in that.
constexpr std::array<double, 5> kHitWorth{0, 0.6, 0.9, 1.1, 1.4};
/// The runs that a half-inning brings in matches of good players.
constexpr double kRuns = 1.2;
constexpr double kShape = 0.6;

/// The mean worth of a swing, if both sides chose any of their cards.
double fit(const CardValues& cards, const Board& board, int batter) {
  const Hand bats = board.held(Kind::kBatting);
  Hand pitches = board.held(Kind::kPitching);
  pitches.erase(kPitchOut);
  const int pairs = bats.size() * pitches.size();
  if (pairs == 0) return 0;
  double sum = 0;
  bats.forEach([&](Card bat) {
    pitches.forEach([&](Card pitch) {
      const Hit hit = cards.compare(bat, batter, pitch, board.relief());
      sum += kHitWorth[static_cast<std::size_t>(hit.bases)];
    });
  });
  return sum / pairs;
}

/// Before a pitch.
double runsBefore(const CardValues& cards, const Board& board) {
  const int batter = board.of(board.batting()).batter;
  const auto held = [&board](Kind kind) {
    return static_cast<std::size_t>(board.held(kind).size());
  };
  const double sum = kBases[board.runners][board.outs] +
                     kBalls[board.outs == 2 ? 1 : 0][board.balls] +
                     kBatter[static_cast<std::size_t>(batter)] + (board.relief() ? kRelief : 0) +
                     kBatsHeld[held(Kind::kBatting)] + kPitchesHeld[held(Kind::kPitching) - 1] +
                     kFit * fit(cards, board, batter);
  return std::exp(std::min(sum, 2.5));
}

}  // namespace

double runsToCome(const Rules& rules, const State& state) {
  if (state.phase == Phase::kOver) return 0;
  if (state.phase >= Phase::kBat) return runsBefore(rules.cards(), state);
  const bool bats = rules.turn(state).seat == state.batting();
  double best = -1;
  for (const Action action : rules.legal(state)) {
    State after = state;
    NoEvents none;
    rules.apply(after, action, none);
    const double runs = runsToCome(rules, after);
    if (best < 0 || (bats ? runs > best : runs < best)) best = runs;
  }
  return best;
}

const Efforts Evaluator::kEfforts{
    Effort{.iterations = 24, .trees = 1, .horizon = 1, .usesEvaluator = false, .prepares = false},
    Effort{.iterations = 200, .trees = 2, .horizon = 1, .usesEvaluator = false, .prepares = false},
    Effort{.iterations = 3000, .trees = 2, .horizon = 1}};

Evaluator::Evaluator(const Rules& rules)
    : rules_(rules), odds_({kRuns, kShape, rules.config().innings}) {}

void Evaluator::prepare(const solutions::Late& late) const {
  solution_.find([&] { return solutions::of<Solution>(rules_, late); });
}

Chances Evaluator::judge(const State& state) const {
  const Seat batting = state.batting();
  const int lead = state.of(batting).runs - state.of(batting.other()).runs;
  const Solution* solution = state.phase == Phase::kOver ? nullptr : solution_.get();
  const double chance =
      solution == nullptr
          ? odds_.ofBatting(state.halfInning, lead, runsToCome(rules_, state))
          : BallgameOdds::withHonour(solution->estimate(state), lead + solution->runsToCome(state));
  return chancesOfTwo(batting == Seat(0) ? chance : 1 - chance);
}

SeatScores Evaluator::expected(const State& state) const {
  SeatScores scores = seatScoresOf(rules_.result(state));
  const Solution* solution = state.phase == Phase::kOver ? nullptr : solution_.get();
  scores[static_cast<std::size_t>(state.batting().index())] +=
      solution == nullptr ? runsToCome(rules_, state) : solution->runsToCome(state);
  return scores;
}

Moment<State> Evaluator::before(const View& /*view*/, const State& sampled) const {
  Moment<State> moment{sampled, {}};
  if (sampled.phase == Phase::kPitch) {
    moment.state.phase = Phase::kBat;
    moment.state.choice = Action();
  }
  return moment;
}

Lines Evaluator::lines(const State& state, Seat seat, const Line& /*begun*/) const {
  State asked = state;
  if (seat == state.fielding()) asked.phase = Phase::kPitch;
  Lines lines;
  for (const Action action : rules_.legal(asked)) lines.push_back({action});
  return lines;
}

std::optional<Seat> Evaluator::again(const State& before, const State& after) const {
  const bool same = after.phase != Phase::kOver && after.balls > before.balls;
  return same ? std::optional(before.fielding()) : std::nullopt;
}

}  // namespace raindelay::quick_baseball
