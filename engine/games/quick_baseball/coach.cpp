#include "games/quick_baseball/coach.h"

#include <algorithm>
#include <bit>

#include "core/matrix_game.h"

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

/// What the batter gains, by her choice and the pitcher's; a ball brings the same pitch again.
using Matrix = MatrixGame<kPitches>;

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
  const auto both = solve(pitchOf(rules, state));
  const auto& mixture = view.phase == Phase::kPitch ? both.second : both.first;
  return legal[draw(mixture, legal.size(), random)];
}

}  // namespace raindelay::quick_baseball
