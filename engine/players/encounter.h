#pragma once

#include <algorithm>
#include <deque>
#include <utility>

#include "core/matrix_game.h"
#include "players/tree.h"

/// What a search remembers of encounters: choices that two seats make without seeing each other's.
namespace raindelay::tree {

/// What a seat knows before an encounter, and how it has learned to choose there.
template <class View>
struct Party {
  using Learner = matrix_game::Learner<kMostLines>;

  View view;
  Lines lines;
  Learner learner;
  int rounds = 0;

  /// How often each line should be chosen: the mean of all mixtures.
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

/// What has come of the pairs of lines, for the first party: its chance to win.
class Table {
 public:
  Table(std::size_t rows, std::size_t columns) : columns_(columns), cells_(rows * columns) {}

  /// A judgement, which counts like one visit.
  void expect(std::size_t row, std::size_t column, double chance) {
    Cell& cell = at(row, column);
    cell.mean = chance;
    cell.weight = 1;
  }
  /// `by` has seen to it that the encounter comes again, the first party's chance changed by
  /// `more`. Until something better is known that is as bad for this seat as can be: else what
  /// comes again without end would seem good enough.
  void expectAgain(std::size_t row, std::size_t column, double more, Seat by) {
    if (rounds_ == 0) worth_ = by == Seat(0) ? 0 : 1;
    Cell& cell = at(row, column);
    cell.mean = more;
    cell.again = true;
  }
  void add(std::size_t row, std::size_t column, double chance) {
    Cell& cell = at(row, column);
    cell.again = false;
    cell.weight += 1;
    cell.mean += (chance - cell.mean) / cell.weight;
    ++cell.visits;
    ++visits_;
  }
  /// Of a pair of which nothing is known: what the encounter is worth.
  [[nodiscard]] double mean(std::size_t row, std::size_t column) const {
    const Cell& cell = cells_[row * columns_ + column];
    if (cell.again) return std::clamp(worth_ + cell.mean, 0.0, 1.0);
    return cell.weight > 0 ? cell.mean : worth_;
  }

  /// What the encounter is worth to the first party, as both have learned to choose.
  [[nodiscard]] double worth() const { return worth_; }
  [[nodiscard]] std::int64_t visits() const { return visits_; }
  [[nodiscard]] std::int64_t visits(std::size_t row, std::size_t column) const {
    return cells_[row * columns_ + column].visits;
  }

  /// A round of regret matching for both, with what is known now.
  template <class View>
  void learn(Party<View>& first, Party<View>& second) {
    const std::size_t rows = first.lines.size();
    const std::size_t columns = second.lines.size();
    first.learner.mix(rows);
    second.learner.mix(columns);
    Mixture<kMostLines> gains{};
    Mixture<kMostLines> losses{};
    double now = 0;
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) {
        const double chance = mean(i, j);
        gains[i] += second.learner.now[j] * chance;
        losses[j] -= first.learner.now[i] * chance;
      }
      now += first.learner.now[i] * gains[i];
    }
    first.learner.learn(gains, rows, ++first.rounds);
    second.learner.learn(losses, columns, ++second.rounds);
    // Later rounds count more: what they know is better.
    ++rounds_;
    worth_ += (now - worth_) * 3 / (rounds_ + 2);
  }

 private:
  struct Cell {
    double mean = 0;
    float weight = 0;
    bool again = false;  ///< `mean` comes on top of the encounter's own worth
    std::int32_t visits = 0;
  };
  [[nodiscard]] Cell& at(std::size_t row, std::size_t column) {
    return cells_[row * columns_ + column];
  }

  std::size_t columns_;
  std::vector<Cell> cells_;
  double worth_ = 0.5;
  int rounds_ = 0;
  std::int64_t visits_ = 0;
};

/// The encounters of one tree. A table belongs to what both parties know: where one of them may
/// know different things, there are several tables, and the other party's mixture is for them all.
template <class View>
class Encounters {
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
  /// The table of two parties; `isNew` tells whether it was made.
  Table& table(std::uint32_t first, std::uint32_t second, bool& isNew) {
    const std::uint64_t key = mix64(static_cast<std::uint64_t>(first) << 32 | second);
    // The key is the pair, scrambled one to one.
    std::uint32_t number = pairs_.find(key, [](std::uint32_t) { return true; });
    isNew = number == kNone;
    if (isNew) {
      number = static_cast<std::uint32_t>(tables_.size());
      tables_.emplace_back(all_[first].lines.size(), all_[second].lines.size());
      pairs_.add(key, number);
      pairsOf_.emplace_back(first, second);
    }
    return tables_[number];
  }

  [[nodiscard]] Party<View>& at(std::uint32_t party) { return all_[party]; }
  [[nodiscard]] const Party<View>& at(std::uint32_t party) const { return all_[party]; }
  [[nodiscard]] std::size_t size() const { return tables_.size(); }

  /// Calls `visit(first, second, table)` for every table.
  template <class Visit>
  void forEach(Visit visit) const {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      visit(pairsOf_[i].first, pairsOf_[i].second, tables_[i]);
    }
  }

 private:
  std::deque<Party<View>> all_;
  std::deque<Table> tables_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairsOf_;
  Index parties_;
  Index pairs_;
};

}  // namespace raindelay::tree
