#include "games/quick_baseball/guide.h"

#include <algorithm>
#include <cmath>

namespace raindelay::quick_baseball {

namespace {

// Runs to come in a half-inning are the product of the factors that follow, given by their
// logarithms.
using Factors = std::array<double, 9>;
/// By runners (bit 0: first … bit 2: third) and outs 0 … 2.
constexpr std::array<std::array<double, 3>, 8> kBases{{{-1.535, -2.192, -3.583},
                                                       {-0.810, -1.327, -2.289},
                                                       {-0.630, -1.165, -2.138},
                                                       {-0.299, -0.713, -1.489},
                                                       {-0.404, -1.010, -2.117},
                                                       {-0.197, -0.623, -1.289},
                                                       {-0.123, -0.630, -1.616},
                                                       {-0.113, -0.312, -0.889}}};
/// How much of the way to a walk 0 … 3 balls are.
constexpr std::array<double, 4> kBallShare{0, 0.096, 0.252, 0.497};
/// By cards held.
constexpr std::array<double, kBats + 1> kBatsHeld{0, -0.733, -0.429, -0.471, -0.186, 0.270};
constexpr std::array<double, kPitches + 1> kPitchesHeld{0,      0,      -0.464, -0.161,
                                                        -0.075, -0.140, -0.276, -0.434};
/// By batter 1 … 9.
constexpr Factors kBatter{0.023, -0.039, -0.095, -0.418, -0.448, -0.481, -0.050, -0.032, -0.010};
constexpr double kRelief = 0.546;
/// How well the cards that are left fit each other: for the batter, and for any batter.
constexpr double kFit = 3.553;
constexpr double kFitOfAll = -1.310;
/// What a hit of 0 … 4 bases adds to that.
constexpr std::array<double, 5> kHitWorth{0, 0.6, 0.9, 1.1, 1.4};
/// A half-inning brings so many runs in matches of good players.
constexpr double kRuns = 0.9;
constexpr double kShape = 0.6;

/// The mean worth of a swing, if both sides chose any of their cards.
double fit(const CardTable& cards, const Board& board, int batter) {
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

/// What a walk would multiply with these runners and outs, as a logarithm.
double walkFactor(unsigned runners, std::size_t outs) {
  const unsigned after = runners == 7 ? 7U : runners | (runners + 1U);
  const double run = runners == 7 ? 1 : 0;
  return std::max(0.0, std::log(run + std::exp(kBases[after][outs])) - kBases[runners][outs]);
}

}  // namespace

double runsToCome(const CardTable& cards, const Board& board) {
  if (board.phase == Phase::kOver) return 0;
  const auto batter = static_cast<std::size_t>(board.of(board.batting()).batter);
  const double all = (fit(cards, board, 0) + fit(cards, board, 3) + fit(cards, board, 6)) / 3;
  const double sum = kBases[board.runners][board.outs] +
                     kBallShare[board.balls] * walkFactor(board.runners, board.outs) +
                     kBatsHeld[static_cast<std::size_t>(board.held(Kind::kBatting).size())] +
                     kPitchesHeld[static_cast<std::size_t>(board.held(Kind::kPitching).size())] +
                     kBatter[batter] + (board.relief() ? kRelief : 0) +
                     kFit * fit(cards, board, static_cast<int>(batter)) + kFitOfAll * all;
  return std::exp(std::min(sum, 2.5));
}

const Efforts Guide::kEfforts{Effort{24, 1, 1, false}, Effort{200, 2, 1, false},
                              Effort{3000, 2, 1, true}};

Guide::Guide(const Rules& rules) : rules_(rules), odds_({kRuns, kShape, rules.config().innings}) {}

Chances Guide::judge(const State& state) const {
  const Seat batting = state.batting();
  const int lead = state.of(batting).runs - state.of(batting.other()).runs;
  const double chance = odds_.ofBatting(state.halfInning, lead, settled(state));
  return chancesOfTwo(batting == Seat(0) ? chance : 1 - chance);
}

/// Runs to come when both have refreshed as they like best.
double Guide::settled(const State& state) const {
  if (state.phase >= Phase::kBat) return runsToCome(rules_.cards(), state);
  const bool bats = rules_.turn(state).seat == state.batting();
  double best = -1;
  for (const Action action : rules_.legal(state)) {
    State after = state;
    NoEvents none;
    rules_.apply(after, action, none);
    const double runs = settled(after);
    if (best < 0 || (bats ? runs > best : runs < best)) best = runs;
  }
  return best;
}

Moment<State> Guide::before(const View& /*view*/, const State& sampled) const {
  Moment<State> moment{sampled, {}};
  if (sampled.phase == Phase::kPitch) {
    moment.state.phase = Phase::kBat;
    moment.state.choice = Action();
  }
  return moment;
}

Lines Guide::lines(const State& state, Seat seat, const Line& /*begun*/) const {
  State asked = state;
  if (seat == state.fielding()) asked.phase = Phase::kPitch;
  Lines lines;
  for (const Action action : rules_.legal(asked)) lines.push_back({action});
  return lines;
}

std::optional<Seat> Guide::again(const State& before, const State& after) const {
  const bool same = after.phase == Phase::kBat && after.halfInning == before.halfInning &&
                    after.outs == before.outs && after.discards == before.discards;
  return same ? std::optional(before.fielding()) : std::nullopt;
}

}  // namespace raindelay::quick_baseball
