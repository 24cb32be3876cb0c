// Games solved by the simplex method, and the proof that no side gains by leaving its mixture.
#include "core/simplex.h"

#include <gtest/gtest.h>

#include <cmath>

namespace raindelay {
namespace {

constexpr std::size_t kMost = 7;
using Game = Simplex<kMost>;
using Gains = std::array<Game::Row, kMost>;

/// What both sides together could gain by leaving their mixtures, and by how much the mixtures and
/// the worth are wrong besides.
double error(const Gains& gains, std::size_t rows, std::size_t columns) {
  const auto found = Game::solve(gains, rows, columns);
  double most = -1e9;
  double least = 1e9;
  double wrong = 0;
  double firsts = 0;
  double seconds = 0;
  for (std::size_t i = 0; i < rows; ++i) {
    double sum = 0;
    for (std::size_t j = 0; j < columns; ++j) sum += found.second[j] * gains[i][j];
    most = std::max(most, sum);
    firsts += found.first[i];
    wrong = std::max(wrong, -found.first[i]);
  }
  for (std::size_t j = 0; j < columns; ++j) {
    double sum = 0;
    for (std::size_t i = 0; i < rows; ++i) sum += found.first[i] * gains[i][j];
    least = std::min(least, sum);
    seconds += found.second[j];
    wrong = std::max(wrong, -found.second[j]);
  }
  return std::max({wrong, most - least, std::abs(firsts - 1), std::abs(seconds - 1),
                   std::abs(most - found.worth)});
}

TEST(Simplex, FindsWhatIsKnown) {
  Gains gains{};
  gains[0] = {0, -1, 1};
  gains[1] = {1, 0, -1};
  gains[2] = {-1, 1, 0};
  const auto found = Game::solve(gains, 3, 3);
  EXPECT_NEAR(found.worth, 0, 1e-12);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(found.first[i], 1.0 / 3, 1e-12);
    EXPECT_NEAR(found.second[i], 1.0 / 3, 1e-12);
  }
  gains[0] = {2, 1};
  gains[1] = {0, 3};
  EXPECT_NEAR(Game::solve(gains, 2, 2).worth, 1.5, 1e-12);
  EXPECT_NEAR(Game::solve(gains, 1, 2).worth, 1, 1e-12);
  EXPECT_NEAR(Game::solve(gains, 2, 1).worth, 2, 1e-12);
}

// Rows and columns that are nearly alike, or entirely: there rounding is taken for a pivot easily.
TEST(Simplex, LeavesNothingToGain) {
  Stream random(1, "simplex");
  constexpr double kGrain = 1.0 / 65536;
  for (const int steps : {1 << 20, 1 << 16, 3000, 50, 3}) {
    for (int game = 0; game < 20'000; ++game) {
      const auto rows = 1 + static_cast<std::size_t>(random.below(kMost));
      const auto columns = 1 + static_cast<std::size_t>(random.below(kMost));
      Gains gains{};
      for (std::size_t i = 0; i < rows; ++i) {
        const bool like = i > 0 && random.below(2) == 0;
        for (std::size_t j = 0; j < columns; ++j) {
          const double nudge = random.below(3) == 0 ? kGrain * (random.below(5) - 2) : 0;
          const bool likeLeft = j > 0 && random.below(3) == 0;
          gains[i][j] = like       ? gains[i - 1][j] + nudge
                        : likeLeft ? gains[i][j - 1] + nudge
                                   : random.below(steps) * 0.9 / steps;
        }
      }
      ASSERT_LT(error(gains, rows, columns), 1e-6)
          << "game " << game << " of " << steps << " steps";
    }
  }
}

// All choices of one side but one are worth the same against a choice of the other's.
TEST(Simplex, DoesNotStopWhereManyAreEqual) {
  const Gains gains{
      {{0.72941176470588232, 0.87980468451972227, 0.83439383535515377, 0.8506446936751354},
       {0.96993972686350804, 0.81206988632028687, 0.77822537575341422, 0.8506446936751354},
       {0.78356603341725795, 0.77947661554894332, 0.95968566414892809, 0.8506446936751354},
       {0.81548790722514686, 0.87067978942549784, 0.82380407415884638, 0.8506446936751354},
       {0.91483939879453724, 0.91483939879453724, 0.91483939879453724, 0.65326924544136722}}};
  EXPECT_LT(error(gains, 5, 4), 1e-9);
}

}  // namespace
}  // namespace raindelay
