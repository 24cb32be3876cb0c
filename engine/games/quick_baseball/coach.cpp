#include "games/quick_baseball/coach.h"

#include <algorithm>
#include <bit>

namespace raindelay::quick_baseball {

namespace {

/// About how many runs the rest of a half-inning brings with these runners (bit 0: first … bit 2:
/// third) and outs 0 … 2. Tables nearer to the means of its own games play no better.
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

/// What the side at bat in `before` has got by `after`: runs, and what is to come.
double gained(const Rules& rules, const Board& before, const Board& after) {
  const Seat batting = before.batting();
  double value = after.of(batting).runs - before.of(batting).runs;
  if (after.halfInning != before.halfInning || after.phase == Phase::kOver) return value;
  return value + kExpectancy[after.runners][after.outs] +
         kBallShare[after.balls] * walkWorth(after.runners, after.outs) +
         kFit * fit(rules.cards(), after);
}

/// A zero-sum game: what the batter gains, by her choice and the pitcher's.
struct Matrix {
  static constexpr std::size_t kMost = 7;

  std::array<std::array<double, kMost>, kMost> gain{};
  /// Where a ball is counted the same pitch comes again: `gain` is what the ball adds to it.
  std::array<std::array<bool, kMost>, kMost> again{};
  double most = 0;  ///< gained anywhere else
  std::size_t rows = 0;
  std::size_t columns = 0;
};

using Mixture = std::array<double, Matrix::kMost>;

Matrix matrixOf(const Rules& rules, const State& before, const ActionList& bats,
                const ActionList& pitches) {
  Matrix matrix;
  matrix.rows = bats.size();
  matrix.columns = pitches.size();
  NoEvents none;
  for (std::size_t i = 0; i < bats.size(); ++i) {
    State chosen = before;
    rules.apply(chosen, bats[i], none);
    for (std::size_t j = 0; j < pitches.size(); ++j) {
      State after = chosen;
      rules.apply(after, pitches[j], none);
      matrix.gain[i][j] = gained(rules, before, after);
      matrix.again[i][j] = after.balls > before.balls;
      if (matrix.again[i][j]) {
        matrix.gain[i][j] -= gained(rules, before, before);
      } else {
        matrix.most = std::max(matrix.most, matrix.gain[i][j]);
      }
    }
  }
  return matrix;
}

/// One side of the game as it is being learned: regrets that are never negative, and the mean of
/// all mixtures, of which later ones count more.
struct Learner {
  Mixture regret{};
  Mixture mean{};
  Mixture now{};

  void mix(std::size_t count) {
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += regret[i];
    for (std::size_t i = 0; i < count; ++i) {
      now[i] = sum > 0 ? regret[i] / sum : 1.0 / static_cast<double>(count);
    }
  }
  void learn(const Mixture& worth, std::size_t count, int round) {
    double expected = 0;
    for (std::size_t i = 0; i < count; ++i) expected += now[i] * worth[i];
    for (std::size_t i = 0; i < count; ++i) {
      regret[i] = std::max(0.0, regret[i] + worth[i] - expected);
      mean[i] += round * now[i];
    }
  }
};

/// Both mixtures, of which neither side gains much by leaving its own (`mean` isn't normed), and
/// what the batter gains by them.
struct Solution {
  Learner batter;
  Learner pitcher;
  double worth = 0;
};

Solution solve(const Matrix& matrix) {
  constexpr int kRounds = 120;
  Solution both;
  both.worth = matrix.most;  // from above: else balls without end would seem cheap
  double sum = 0;
  double weights = 0;
  for (int round = 1; round <= kRounds; ++round) {
    both.batter.mix(matrix.rows);
    both.pitcher.mix(matrix.columns);
    Mixture bats{};
    Mixture pitches{};
    for (std::size_t i = 0; i < matrix.rows; ++i) {
      for (std::size_t j = 0; j < matrix.columns; ++j) {
        const double gain = matrix.gain[i][j] + (matrix.again[i][j] ? both.worth : 0);
        bats[i] += both.pitcher.now[j] * gain;
        pitches[j] -= both.batter.now[i] * gain;
      }
    }
    for (std::size_t i = 0; i < matrix.rows; ++i) sum += round * both.batter.now[i] * bats[i];
    weights += round;
    both.worth = sum / weights;
    both.batter.learn(bats, matrix.rows, round);
    both.pitcher.learn(pitches, matrix.columns, round);
  }
  return both;
}

/// The pitch as both see it before they choose: what lies face down isn't looked at.
Matrix pitchOf(const Rules& rules, State state) {
  NoEvents none;
  state.phase = Phase::kBat;
  state.choice = Action();
  const ActionList bats = rules.legal(state);
  State chosen = state;
  rules.apply(chosen, bats[0], none);
  return matrixOf(rules, state, bats, rules.legal(chosen));
}

Action draw(const ActionList& choices, const Mixture& mixture, Stream& random) {
  constexpr int kGrain = 1 << 20;
  double sum = 0;
  for (const double weight : mixture) sum += weight;
  double rest = sum * random.below(kGrain) / kGrain;
  for (std::size_t i = 0; i + 1 < choices.size(); ++i) {
    rest -= mixture[i];
    if (rest < 0) return choices[i];
  }
  return choices[choices.size() - 1];
}

/// Taking the discards back or not: what promises more.
Action chooseRefresh(const Rules& rules, const State& state, const ActionList& legal) {
  const double side = rules.turn(state).seat == state.batting() ? 1 : -1;
  NoEvents none;
  Action best;
  double most = 0;
  for (const Action action : legal) {
    State after = state;
    rules.apply(after, action, none);
    const double value = side * solve(pitchOf(rules, after)).worth;
    if (action == legal[0] || value > most) {
      best = action;
      most = value;
    }
  }
  return best;
}

}  // namespace

Action Coach::choose(const Rules& rules, const View& view, const ActionList& legal,
                     Stream& random) const {
  State state = rules.sample(view, random);
  if (legal.size() == 1) return legal[0];
  if (state.phase < Phase::kBat) return chooseRefresh(rules, state, legal);
  const Solution both = solve(pitchOf(rules, state));
  return draw(legal, view.phase == Phase::kPitch ? both.pitcher.mean : both.batter.mean, random);
}

}  // namespace raindelay::quick_baseball
