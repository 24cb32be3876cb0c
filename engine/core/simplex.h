#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>

#include "core/matrix_game.h"

namespace raindelay {

/// Solves a zero-sum game of two who choose at once, of at most N choices each, by the simplex
/// method (G. Dantzig 1951): exact but for rounding, and faster than learning where N is small. The
/// mixtures add up to 1.
template <std::size_t N>
class Simplex {
 public:
  using Row = std::array<double, N>;

  /// `gain` by the first side's choice, then the second's; of each side the first `rows` and
  /// `columns` choices, at least one each.
  [[nodiscard]] static Mixtures<N> solve(const std::array<Row, N>& gain, std::size_t rows,
                                         std::size_t columns) {
    Simplex simplex(gain, rows, columns);
    simplex.run();
    return simplex.mixtures();
  }

 private:
  static constexpr double kTiny = 1e-10;   // what is less has come of rounding
  static constexpr double kTrace = 1e-12;  // so much more or less is the same
  /// From here on the first column that helps instead of the one that helps most: that can't go
  /// round in circles (R. Bland 1977).
  static constexpr int kManySteps = 20;

  // The second side's shares, each divided by the game's worth: as large a sum as possible, so that
  // no choice of the first's gains more than 1. All gains are made positive for that.
  Simplex(const std::array<Row, N>& gain, std::size_t rows, std::size_t columns)
      : rows_(rows), columns_(columns) {
    double least = gain[0][0];
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) least = gain[i][j] < least ? gain[i][j] : least;
    }
    shift_ = 1 - least;
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) table_[i][j] = gain[i][j] + shift_;
      for (std::size_t j = columns; j < N; ++j) table_[i][j] = 0;
      table_[i][N] = 1;
      basic_[i] = N + i;
    }
    for (std::size_t j = 0; j <= N; ++j) table_[rows][j] = j < columns ? -1 : 0;
    for (std::size_t j = 0; j < columns; ++j) free_[j] = j;
  }

  void run() {
    for (int step = 0;; ++step) {
      const std::size_t column = entering(step >= kManySteps);
      if (column == N) return;
      const std::size_t row = leaving(column, step >= kManySteps);
      if (row == N) return;
      pivot(row, column);
    }
  }

  /// N if none helps.
  [[nodiscard]] std::size_t entering(bool first) const {
    std::size_t found = N;
    double most = -kTiny;
    for (std::size_t j = 0; j < columns_; ++j) {
      if (first && found != N && free_[j] > free_[found]) continue;
      if (table_[rows_][j] >= (first ? -kTiny : most)) continue;
      most = table_[rows_][j];
      found = j;
    }
    return found;
  }

  /// The row that limits the column most. Where several do within a trace, the one with the largest
  /// pivot (P. Harris 1973): to divide by a small one would lose what is exact. N if none does.
  [[nodiscard]] std::size_t leaving(std::size_t column, bool first) const {
    double least = std::numeric_limits<double>::infinity();
    const double trace = first ? 0 : kTrace;
    for (std::size_t i = 0; i < rows_; ++i) {
      if (table_[i][column] <= kTiny) continue;
      least = std::min(least, (table_[i][N] + trace) / table_[i][column]);
    }
    std::size_t found = N;
    for (std::size_t i = 0; i < rows_; ++i) {
      if (table_[i][column] <= kTiny || table_[i][N] / table_[i][column] > least) continue;
      const bool better = found == N || (first ? basic_[i] < basic_[found]
                                               : table_[i][column] > table_[found][column]);
      if (better) found = i;
    }
    return found;
  }

  void pivot(std::size_t row, std::size_t column) {
    auto& pivots = table_[row];
    const double inverse = 1 / pivots[column];
    pivots[column] = 1;
    for (double& one : pivots) one *= inverse;
    for (std::size_t i = 0; i <= rows_; ++i) {
      if (i == row) continue;
      const double factor = table_[i][column];
      if (factor == 0) continue;
      table_[i][column] = 0;
      for (std::size_t j = 0; j <= N; ++j) table_[i][j] -= factor * pivots[j];
    }
    std::swap(basic_[row], free_[column]);
  }

  [[nodiscard]] Mixtures<N> mixtures() const {
    Mixtures<N> found;
    const double sum = table_[rows_][N];
    for (std::size_t i = 0; i < rows_; ++i) {
      if (basic_[i] < N) found.second[basic_[i]] = table_[i][N] / sum;
    }
    for (std::size_t j = 0; j < columns_; ++j) {
      if (free_[j] >= N) found.first[free_[j] - N] = table_[rows_][j] / sum;
    }
    found.worth = 1 / sum - shift_;
    return found;
  }

  std::size_t rows_;
  std::size_t columns_;
  double shift_;
  /// A row for each of the first side's choices and one for the sum; last in each, what is left.
  std::array<std::array<double, N + 1>, N + 1> table_;
  /// The choice that each row and column stands for: below N the second side's, from N on the
  /// first's.
  std::array<std::size_t, N> basic_;
  std::array<std::size_t, N> free_;
};

}  // namespace raindelay
