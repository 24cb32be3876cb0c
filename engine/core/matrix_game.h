#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/random.h"

namespace raindelay {

/// A zero-sum game of two who choose at once, of at most N choices each.
template <std::size_t N>
struct MatrixGame {
  using Row = std::array<double, N>;

  /// The first side's gain, by the first's choice and the second's.
  std::array<Row, N> gain{};
  /// True where the same game is played again: `gain` is what comes on top of it.
  std::array<std::array<bool, N>, N> again{};
  /// The most that can be gained where it isn't played again; only needed if it sometimes is.
  double most = 0;
  std::size_t rows = 0;
  std::size_t columns = 0;
};

/// The frequencies of one side's choices; not normalized.
template <std::size_t N>
using Mixture = std::array<double, N>;

/// Mixtures of which neither side gains much by leaving its own, and what the first gains by them.
template <std::size_t N>
struct Mixtures {
  Mixture<N> first{};
  Mixture<N> second{};
  double worth = 0;
};

namespace matrix_game {

/// One side as it learns: regrets that are never negative, and the mean of all its mixtures, of
/// which later ones count more.
template <std::size_t N>
struct Learner {
  Mixture<N> regret{};
  Mixture<N> mean{};
  Mixture<N> now{};

  void mix(std::size_t count) {
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += regret[i];
    for (std::size_t i = 0; i < count; ++i) {
      now[i] = sum > 0 ? regret[i] / sum : 1.0 / static_cast<double>(count);
    }
  }
  void learn(const Mixture<N>& worth, std::size_t count, int round) {
    double expected = 0;
    for (std::size_t i = 0; i < count; ++i) expected += now[i] * worth[i];
    for (std::size_t i = 0; i < count; ++i) {
      regret[i] = std::max(0.0, regret[i] + worth[i] - expected);
      mean[i] += round * now[i];
    }
  }
};

}  // namespace matrix_game

/// Solves the game to about a hundredth of the spread of its gains, by regret matching (S. Hart,
/// A. Mas-Colell 2000) with regrets cut at zero and means weighted by the round (O. Tammelin 2014).
template <std::size_t N>
[[nodiscard]] Mixtures<N> solve(const MatrixGame<N>& game, int rounds = 120) {
  matrix_game::Learner<N> first;
  matrix_game::Learner<N> second;
  double worth = game.most;  // from above: else what is played again without end would seem cheap
  double sum = 0;
  double weights = 0;
  for (int round = 1; round <= rounds; ++round) {
    first.mix(game.rows);
    second.mix(game.columns);
    Mixture<N> rows{};
    Mixture<N> columns{};
    for (std::size_t i = 0; i < game.rows; ++i) {
      for (std::size_t j = 0; j < game.columns; ++j) {
        const double gain = game.gain[i][j] + (game.again[i][j] ? worth : 0);
        rows[i] += second.now[j] * gain;
        columns[j] -= first.now[i] * gain;
      }
    }
    for (std::size_t i = 0; i < game.rows; ++i) sum += round * first.now[i] * rows[i];
    weights += round;
    worth = sum / weights;
    first.learn(rows, game.rows, round);
    second.learn(columns, game.columns, round);
  }
  return {first.mean, second.mean, worth};
}

/// One of the first `count` choices, each as often as the mixture says.
template <std::size_t N>
[[nodiscard]] std::size_t draw(const Mixture<N>& mixture, std::size_t count, Stream& random) {
  constexpr int kGrain = 1 << 20;
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += mixture[i];
  double rest = sum * random.below(kGrain) / kGrain;
  for (std::size_t i = 0; i + 1 < count; ++i) {
    rest -= mixture[i];
    if (rest < 0) return i;
  }
  return count - 1;
}

}  // namespace raindelay
