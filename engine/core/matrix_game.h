#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>

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
  /// It isn't worth more than this; only needed where it is sometimes played again.
  double most = std::numeric_limits<double>::max();
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

/// One side as it learns, by regret matching (S. Hart, A. Mas-Colell 2000) with regrets cut at zero
/// (O. Tammelin 2014), and the mean of all its mixtures.
template <std::size_t N>
struct Learner {
  Mixture<N> regret{};
  Mixture<N> last{};  ///< the regrets of the last round alone
  Mixture<N> mean{};
  Mixture<N> now{};

  void mix(std::size_t count) { share(regret, count); }
  /// Mixes as if the next round would bring what the last one brought: faster where all gains are
  /// known, too trusting where they are being found out (G. Farina, C. Kroer, T. Sandholm 2021,
  /// arXiv 2007.14358).
  void mixAhead(std::size_t count) {
    Mixture<N> expected{};
    for (std::size_t i = 0; i < count; ++i) expected[i] = std::max(0.0, regret[i] + last[i]);
    share(expected, count);
  }
  /// `weight` is that of this round's mixture in the mean.
  void learn(const Mixture<N>& worth, std::size_t count, double weight) {
    double expected = 0;
    for (std::size_t i = 0; i < count; ++i) expected += now[i] * worth[i];
    for (std::size_t i = 0; i < count; ++i) {
      last[i] = worth[i] - expected;
      regret[i] = std::max(0.0, regret[i] + last[i]);
      mean[i] += weight * now[i];
    }
  }

 private:
  void share(const Mixture<N>& regrets, std::size_t count) {
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += regrets[i];
    for (std::size_t i = 0; i < count; ++i) {
      now[i] = sum > 0 ? regrets[i] / sum : 1.0 / static_cast<double>(count);
    }
  }
};

}  // namespace matrix_game

/// Solves the game by predictive regret matching (matrix_game::Learner): both sides in turn, each
/// against the other's newest mixture, means weighted by the squares of the rounds. What both sides
/// together could still gain by their best answers is, as a share of the spread of the gains, at
/// most a hundredth after 120 rounds, a 250th after 240, a thousandth after 600; in the mean a
/// fifth of that.
template <std::size_t N>
[[nodiscard]] Mixtures<N> solve(const MatrixGame<N>& game, int rounds = 240) {
  matrix_game::Learner<N> first;
  matrix_game::Learner<N> second;
  double worth = game.most;  // from above: else what is played again without end would seem cheap
  double gained = 0;
  double ended = 0;
  first.mixAhead(game.rows);
  second.mixAhead(game.columns);
  for (int round = 1; round <= rounds; ++round) {
    const double weight = static_cast<double>(round) * round;
    Mixture<N> rows{};
    for (std::size_t i = 0; i < game.rows; ++i) {
      for (std::size_t j = 0; j < game.columns; ++j) {
        rows[i] += second.now[j] * (game.gain[i][j] + (game.again[i][j] ? worth : 0));
      }
    }
    first.learn(rows, game.rows, weight);
    first.mixAhead(game.rows);
    Mixture<N> gains{};
    Mixture<N> agains{};
    for (std::size_t i = 0; i < game.rows; ++i) {
      for (std::size_t j = 0; j < game.columns; ++j) {
        gains[j] += first.now[i] * game.gain[i][j];
        agains[j] += game.again[i][j] ? first.now[i] : 0;
      }
    }
    Mixture<N> losses{};
    for (std::size_t j = 0; j < game.columns; ++j) {
      losses[j] = -gains[j] - agains[j] * worth;
      gained += weight * second.now[j] * gains[j];
      ended += weight * second.now[j] * (1 - agains[j]);
    }
    if (ended > 0) worth = std::min(gained / ended, game.most);
    second.learn(losses, game.columns, weight);
    second.mixAhead(game.columns);
  }
  return {first.mean, second.mean, worth};
}

/// One of the choices, each as often as its weight says; there must be one.
[[nodiscard]] inline std::size_t draw(std::span<const double> weights, Stream& random) {
  constexpr int kGrain = 1 << 20;
  double sum = 0;
  for (const double weight : weights) sum += weight;
  double rest = sum * random.below(kGrain) / kGrain;
  for (std::size_t i = 0; i + 1 < weights.size(); ++i) {
    rest -= weights[i];
    if (rest < 0) return i;
  }
  return weights.size() - 1;
}

}  // namespace raindelay
