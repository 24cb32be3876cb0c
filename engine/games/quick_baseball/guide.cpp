#include "games/quick_baseball/guide.h"

namespace raindelay::quick_baseball {

namespace {

/// About how many runs the rest of a half-inning brings with these runners (bit 0: first … bit 2:
/// third) and outs 0 … 2. Tables nearer to the means of the coach's own games play no better.
constexpr std::array<std::array<double, 3>, 8> kExpectancy{{{0.85, 0.55, 0.26},
                                                            {1.25, 0.86, 0.45},
                                                            {1.45, 1.05, 0.6},
                                                            {1.8, 1.35, 0.8},
                                                            {1.5, 1.1, 0.6},
                                                            {1.9, 1.4, 0.8},
                                                            {2.1, 1.6, 0.95},
                                                            {2.5, 1.9, 1.15}}};
/// How much of a walk 0 … 3 balls are worth.
constexpr std::array<double, 4> kBallShare{0, 0.15, 0.35, 0.6};
/// What a mean hit of the cards that are left adds.
constexpr double kFit = 0.3;
/// What a hit of 0 … 4 bases is worth.
constexpr std::array<double, 5> kHitWorth{0, 0.6, 0.9, 1.1, 1.4};
/// Runs of a half-inning in matches of good players.
constexpr double kRuns = 0.9;
constexpr double kShape = 0.7;

/// The mean worth of a swing, if both sides chose any of their cards.
double fit(const CardTable& cards, const Board& board) {
  const Hand bats = board.held(Kind::kBatting);
  Hand pitches = board.held(Kind::kPitching);
  pitches.erase(kPitchOut);
  const int pairs = bats.size() * pitches.size();
  if (pairs == 0) return 0;
  const int batter = board.of(board.batting()).batter;
  double sum = 0;
  bats.forEach([&](Card bat) {
    pitches.forEach([&](Card pitch) {
      const Hit hit = cards.compare(bat, batter, pitch, board.relief());
      sum += kHitWorth[static_cast<std::size_t>(hit.bases)];
    });
  });
  return sum / pairs;
}

/// What a walk would add with these runners and outs.
double walkWorth(unsigned runners, std::size_t outs) {
  const unsigned after = runners == 7 ? 7U : runners | (runners + 1U);
  const double run = runners == 7 ? 1 : 0;
  return run + kExpectancy[after][outs] - kExpectancy[runners][outs];
}

}  // namespace

double runsToCome(const CardTable& cards, const Board& board) {
  if (board.phase == Phase::kOver) return 0;
  return kExpectancy[board.runners][board.outs] +
         kBallShare[board.balls] * walkWorth(board.runners, board.outs) + kFit * fit(cards, board);
}

const Efforts Guide::kEfforts{Effort{120, 1, 1, false}, Effort{3000, 2, 1, true},
                              Effort{60000, 4, 3, true}};

Guide::Guide(const Rules& rules) : rules_(rules), odds_({kRuns, kShape, rules.config().innings}) {}

Chances Guide::judge(const State& state) const {
  const Seat batting = state.batting();
  const int lead = state.of(batting).runs - state.of(batting.other()).runs;
  const double chance = odds_.ofBatting(state.halfInning, lead, runsToCome(rules_.cards(), state));
  return chancesOfTwo(batting == Seat(0) ? chance : 1 - chance);
}

Moment<State> Guide::before(const View& /*view*/, const State& sampled) const {
  Moment<State> moment{sampled, {}};
  if (sampled.phase == Phase::kPitch) {
    moment.state.phase = Phase::kBat;
    moment.state.choice = Action();
  }
  return moment;
}

}  // namespace raindelay::quick_baseball
