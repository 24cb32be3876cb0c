#pragma once

#include <algorithm>
#include <deque>
#include <optional>
#include <utility>

#include "core/matrix_game.h"
#include "players/tree.h"

/// A search's memory of simultaneous nodes: choices that two seats make without seeing each
/// other's.
namespace raindelay::tree {

/// A seat's knowledge before a simultaneous node, and its learned way to choose there.
template <class View>
struct Party {
  using Learner = matrix_game::Learner<kMostLines>;

  View view;
  Lines lines;
  Learner learner;
  int rounds = 0;

  /// The frequency at which each line should be chosen: the mean of all mixtures.
  [[nodiscard]] Mixture<kMostLines> shares() const {
    Mixture<kMostLines> shares{};
    double sum = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) sum += learner.mean[i];
    for (std::size_t i = 0; i < lines.size(); ++i) {
      shares[i] = sum > 0 ? learner.mean[i] / sum : 1.0 / static_cast<double>(lines.size());
    }
    return shares;
  }
};

/// The results of the pairs of lines, for the first party: its chance to win.
class PayoffMatrix {
 public:
  PayoffMatrix(std::size_t rows, std::size_t columns)
      : columns_(columns), cells_(rows * columns), ofRows_(rows), ofColumns_(columns) {}

  /// A judgement, which counts like one visit.
  void expect(std::size_t row, std::size_t column, double chance) {
    at(row, column).judged = chance;
  }
  /// The expected chance, unless the node comes again.
  [[nodiscard]] std::optional<double> judged(std::size_t row, std::size_t column) const {
    return cells_[row * columns_ + column].judged;
  }
  /// `by` has seen to it that the node comes again, the first party's chance changed by
  /// `more`. Until something better is known that is as bad for this seat as can be: else what
  /// comes again without end would seem good enough.
  void expectAgain(std::size_t row, std::size_t column, double more, Seat by) {
    if (rounds_ == 0) worth_ = by == Seat(0) ? 0 : 1;
    Cell& cell = at(row, column);
    cell.more = more;
    cell.again = true;
  }
  void add(std::size_t row, std::size_t column, double chance) {
    Cell& cell = at(row, column);
    cell.again = false;
    for (Brought* brought : {&cell.brought, &ofRows_[row], &ofColumns_[column], &all_}) {
      brought->sum += chance;
      ++brought->visits;
    }
  }
  /// Of a pair of which little is known: what its two lines have brought otherwise.
  [[nodiscard]] double mean(std::size_t row, std::size_t column) const {
    const Cell& cell = cells_[row * columns_ + column];
    if (cell.again) return std::clamp(worth_ + cell.more, 0.0, 1.0);
    if (cell.judged) return cell.brought.mean(*cell.judged, 1);
    const double all = all_.mean(worth_, 1);
    const double lines = ofRows_[row].mean(all, 1) + ofColumns_[column].mean(all, 1) - all;
    return cell.brought.mean(std::clamp(lines, 0.0, 1.0), 1);
  }

  /// The node's worth to the first party, as both have learned to choose.
  [[nodiscard]] double worth() const { return worth_; }
  [[nodiscard]] std::int64_t visits() const { return all_.visits; }
  [[nodiscard]] std::int64_t visits(std::size_t row, std::size_t column) const {
    return cells_[row * columns_ + column].brought.visits;
  }

  /// Rounds of regret matching for both, with what is known now.
  template <class View>
  void learn(Party<View>& first, Party<View>& second, int rounds) {
    const std::size_t rows = first.lines.size();
    const std::size_t columns = second.lines.size();
    std::array<Mixture<kMostLines>, kMostLines> means{};
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) means[i][j] = mean(i, j);
    }
    for (int round = 0; round < rounds; ++round) {
      first.learner.mix(rows);
      second.learner.mix(columns);
      Mixture<kMostLines> gains{};
      Mixture<kMostLines> losses{};
      double now = 0;
      for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < columns; ++j) {
          gains[i] += second.learner.now[j] * means[i][j];
          losses[j] -= first.learner.now[i] * means[i][j];
        }
        now += first.learner.now[i] * gains[i];
      }
      first.learner.learn(gains, rows, ++first.rounds);
      second.learner.learn(losses, columns, ++second.rounds);
      // Later rounds count more: what they know is better.
      ++rounds_;
      worth_ += (now - worth_) * 3 / (rounds_ + 2);
    }
  }

 private:
  struct Brought {
    double sum = 0;
    std::int32_t visits = 0;

    /// With what was expected before, which counts like so many visits.
    [[nodiscard]] double mean(double before, double weight) const {
      return (sum + weight * before) / (visits + weight);
    }
  };
  struct Cell {
    Brought brought;
    std::optional<double> judged;
    double more = 0;
    bool again = false;  ///< `more` comes on top of the node's own worth
  };
  [[nodiscard]] Cell& at(std::size_t row, std::size_t column) {
    return cells_[row * columns_ + column];
  }

  std::size_t columns_;
  std::vector<Cell> cells_;
  std::vector<Brought> ofRows_;
  std::vector<Brought> ofColumns_;
  Brought all_;
  double worth_ = 0.5;
  int rounds_ = 0;
};

/// The simultaneous nodes of one tree. A matrix belongs to what both parties know: where one of
/// them may know different things, there are several matrices, and the other party's mixture is for
/// them all.
template <class View>
class SimultaneousNodes {
 public:
  /// The party that sees this; made if it is new. `lines` gives what it may do.
  template <class MakeLines>
  std::uint32_t party(std::uint64_t key, const View& view, MakeLines lines) {
    std::uint32_t number =
        parties_.find(key, [&](std::uint32_t one) { return all_[one].view == view; });
    if (number != kNone) return number;
    number = static_cast<std::uint32_t>(all_.size());
    all_.push_back({view, lines(), {}, 0});
    parties_.add(key, number);
    return number;
  }
  /// The matrix of two parties; `isNew` tells whether it was made.
  PayoffMatrix& matrix(std::uint32_t first, std::uint32_t second, bool& isNew) {
    const std::uint64_t key = mix64(static_cast<std::uint64_t>(first) << 32 | second);
    // The key is the pair, scrambled one to one.
    std::uint32_t number = pairs_.find(key, [](std::uint32_t) { return true; });
    isNew = number == kNone;
    if (isNew) {
      number = static_cast<std::uint32_t>(matrices_.size());
      matrices_.emplace_back(all_[first].lines.size(), all_[second].lines.size());
      pairs_.add(key, number);
      pairsOf_.emplace_back(first, second);
    }
    return matrices_[number];
  }

  [[nodiscard]] Party<View>& at(std::uint32_t party) { return all_[party]; }
  [[nodiscard]] const Party<View>& at(std::uint32_t party) const { return all_[party]; }
  [[nodiscard]] std::size_t size() const { return matrices_.size(); }

  /// Calls `visit(first, second, matrix)` for every matrix.
  template <class Visit>
  void forEach(Visit visit) const {
    for (std::size_t i = 0; i < matrices_.size(); ++i) {
      visit(pairsOf_[i].first, pairsOf_[i].second, matrices_[i]);
    }
  }

 private:
  std::deque<Party<View>> all_;
  std::deque<PayoffMatrix> matrices_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairsOf_;
  Index parties_;
  Index pairs_;
};

}  // namespace raindelay::tree
