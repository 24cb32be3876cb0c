#include "games/quick_baseball/coach.h"

#include <algorithm>

#include "core/matrix_game.h"
#include "games/quick_baseball/evaluator.h"

namespace raindelay::quick_baseball {

namespace {

/// The gain by `after` of the side at bat in `before`: runs, and what is to come.
double gained(const Rules& rules, const State& before, const State& after) {
  const Seat batting = before.batting();
  double value = after.of(batting).runs - before.of(batting).runs;
  if (after.halfInning != before.halfInning || after.phase == Phase::kOver) return value;
  return value + runsToCome(rules, after);
}

/// The batter's gain, by her choice and the pitcher's; a ball brings the same pitch again.
using Matrix = MatrixGame<kPitches>;

Matrix matrixOf(const Rules& rules, const State& before, const ActionList& bats,
                const ActionList& pitches) {
  Matrix matrix;
  matrix.rows = bats.size();
  matrix.columns = pitches.size();
  matrix.most = 0;
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
struct Pitch {
  Pitch(const Rules& rules, const State& state) : before(state) {
    before.phase = Phase::kBat;
    before.choice = Action();
    bats = rules.legal(before);
    State chosen = before;
    NoEvents none;
    rules.apply(chosen, bats[0], none);
    pitches = rules.legal(chosen);
  }
  [[nodiscard]] Mixtures<kPitches> solved(const Rules& rules) const {
    return solve(matrixOf(rules, before, bats, pitches));
  }

  State before;
  ActionList bats;
  ActionList pitches;
};

/// Takes the discards back or doesn't, whichever promises more.
Action chooseRefresh(const Rules& rules, const State& state, const ActionList& legal) {
  const double side = rules.turn(state).seat == state.batting() ? 1 : -1;
  NoEvents none;
  Action best;
  double most = 0;
  for (const Action action : legal) {
    State after = state;
    rules.apply(after, action, none);
    const double value = side * Pitch(rules, after).solved(rules).worth;
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
  const bool pitches = view.phase == Phase::kPitch;
  Pitch pitch(rules, state);
  (pitches ? pitch.pitches : pitch.bats) = legal;
  const auto both = pitch.solved(rules);
  const auto& mixture = pitches ? both.second : both.first;
  return legal[draw({mixture.data(), legal.size()}, random)];
}

}  // namespace raindelay::quick_baseball
