// Games of two who choose at once: how near regret matching comes to the equilibrium.
#include "core/matrix_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "players/matrix_solution.h"

namespace raindelay {
namespace {

constexpr std::size_t kMostGains = 32;
using Gains = MatrixGame<kMostGains>;

/// A game of gains between 0 and 1: any, few different ones, or mere wins.
Gains randomGame(std::size_t rows, std::size_t columns, Stream& random) {
  constexpr std::array kGrains{1000, 4, 2};
  const int grains = kGrains[static_cast<std::size_t>(random.below(3))];
  Gains game{.rows = rows, .columns = columns};
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) {
      game.gain[i][j] = double(random.below(grains)) / (grains - 1);
    }
  }
  return game;
}

/// What the best answers to the mixtures win more than these, together.
double gapOf(const Gains& game, const Mixtures<kMostGains>& mixtures) {
  const double ofRows = std::accumulate(mixtures.first.begin(), mixtures.first.end(), 0.0);
  const double ofColumns = std::accumulate(mixtures.second.begin(), mixtures.second.end(), 0.0);
  std::vector<double> rows(game.rows);
  std::vector<double> columns(game.columns);
  for (std::size_t i = 0; i < game.rows; ++i) {
    for (std::size_t j = 0; j < game.columns; ++j) {
      rows[i] += mixtures.second[j] / ofColumns * game.gain[i][j];
      columns[j] += mixtures.first[i] / ofRows * game.gain[i][j];
    }
  }
  return *std::max_element(rows.begin(), rows.end()) -
         *std::min_element(columns.begin(), columns.end());
}

test::Matrix matrixOf(const Gains& game) {
  test::Matrix gains;
  for (std::size_t i = 0; i < game.rows; ++i) {
    const auto begin = game.gain[i].begin();
    gains.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(game.columns));
  }
  return gains;
}

struct Promise {
  int rounds;
  double atMost;
  double inTheMean;
};

// As the header promises, over games of every size in use.
TEST(MatrixGame, IsSolvedAsNearlyAsItIsPromised) {
  Stream random(2014, "matrix games");
  for (const Promise& promise :
       {Promise{120, 0.01, 0.002}, Promise{240, 0.004, 0.0008}, Promise{600, 0.001, 0.0002}}) {
    for (const auto& [rows, columns, times] :
         {std::tuple{1U, 1U, 1}, std::tuple{1U, 7U, 50}, std::tuple{2U, 2U, 300},
          std::tuple{7U, 2U, 300}, std::tuple{3U, 5U, 300}, std::tuple{7U, 7U, 300},
          std::tuple{16U, 16U, 60}, std::tuple{12U, 32U, 40}, std::tuple{32U, 32U, 20}}) {
      double sum = 0;
      for (int i = 0; i < times; ++i) {
        const Gains game = randomGame(rows, columns, random);
        const auto mixtures = solve(game, promise.rounds);
        const double gap = gapOf(game, mixtures);
        EXPECT_LE(gap, promise.atMost) << rows << " x " << columns << ", " << promise.rounds;
        EXPECT_NEAR(mixtures.worth, test::worthOf(matrixOf(game)), promise.atMost);
        sum += gap;
      }
      EXPECT_LE(sum / times, promise.inTheMean) << rows << " x " << columns;
    }
  }
}

// Where the same game is played again its worth is one that solves the game with itself put in.
TEST(MatrixGame, IsWorthItselfWhereItIsPlayedAgain) {
  Stream random(2015, "played again");
  for (int i = 0; i < 200; ++i) {
    Gains game = randomGame(7, 7, random);
    game.most = 1;
    for (std::size_t k = 0; k < 7; ++k) {
      game.again[k][6 - k] = true;
      game.gain[k][6 - k] = random.below(100) / 1000.0;
    }
    const auto mixtures = solve(game, 600);
    Gains once = game;
    for (std::size_t k = 0; k < 7; ++k) once.gain[k][6 - k] += mixtures.worth;
    EXPECT_NEAR(test::worthOf(matrixOf(once)), mixtures.worth, 0.01);
    EXPECT_LE(gapOf(once, mixtures), 0.01);
  }
}

TEST(MatrixGame, DrawsEachChoiceAsOftenAsItWeighs) {
  Stream random(7, "draws");
  const std::array<double, 4> weights{1, 0, 2.5, 0.5};
  std::array<int, 4> drawn{};
  constexpr int kDraws = 40'000;
  for (int i = 0; i < kDraws; ++i) ++drawn[draw(weights, random)];
  EXPECT_EQ(drawn[1], 0);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    EXPECT_NEAR(double(drawn[i]) / kDraws, weights[i] / 4, 0.01);
  }
}

}  // namespace
}  // namespace raindelay
