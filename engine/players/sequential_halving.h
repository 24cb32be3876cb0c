#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/lookahead.h"

namespace raindelay::tree {

/// The results of an action in a halving.
struct Arm {
  Action action;
  std::int64_t rounds = 0;
  Chances sum{};
  double squares = 0;  ///< of the seat whose actions they are
  double lead = 0;     ///< what that seat got more than by the field's first, in the same rounds
  double leadSquares = 0;  ///< likewise, squared
};

/// Finds the best of some actions: all are tried round by round, those of a round in the same
/// circumstances; whenever another share of all trials is used up, the worse half is out
/// (sequential halving; Z. Karnin, T. Koren, O. Somekh 2013, "Almost Optimal Exploration in
/// Multi-Armed Bandits"). A favourite stays to the end, for the others to be compared with. A round
/// that isn't finished doesn't count, but for the first.
class SequentialHalving {
 public:
  SequentialHalving(const ActionList& actions, std::optional<std::size_t> favourite, int trials)
      : actions_(actions), hasFavourite_(favourite.has_value()), trials_(trials) {
    if (favourite) field_.push_back({actions[*favourite]});
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (favourite != i) field_.push_back({actions[i]});
    }
    while ((std::size_t{1} << stages_) < actions.size()) ++stages_;
  }

  /// True if all have had their trial in this round.
  [[nodiscard]] bool roundBegins() const { return at_ == 0; }
  /// The number of the action that is tried now.
  [[nodiscard]] std::size_t next() const {
    const auto* const found = std::find(actions_.begin(), actions_.end(), field_[at_].action);
    return static_cast<std::size_t>(found - actions_.begin());
  }
  /// Adds the result of a trial: its reward for all seats, and for the one that decides.
  void add(const Chances& reward, double own) {
    round_[at_] = {reward, own};
    if (field_[at_].rounds == 0) count(at_);
    ++done_;
    if (++at_ < field_.size()) return;
    at_ = 0;
    if (field_[0].rounds == rounds_) {
      for (std::size_t i = 0; i < field_.size(); ++i) count(i);
    }
    ++rounds_;
    if (stage_ < stages_ && done_ * stages_ >= trials_ * stage_) dropHalf();
  }

  [[nodiscard]] std::optional<Action> favourite() const {
    return hasFavourite_ ? std::optional(field_[0].action) : std::nullopt;
  }
  template <class Visit>
  void forEach(Visit visit) const {
    for (const Arm& one : field_) visit(one);
    for (const Arm& one : out_) visit(one);
  }

 private:
  struct Result {
    Chances reward{};
    double own = 0;
  };

  void count(std::size_t i) {
    Arm& one = field_[i];
    const Result& result = round_[i];
    const double lead = result.own - round_[0].own;
    ++one.rounds;
    for (std::size_t seat = 0; seat < one.sum.size(); ++seat) one.sum[seat] += result.reward[seat];
    one.squares += result.own * result.own;
    one.lead += lead;
    one.leadSquares += lead * lead;
  }
  void dropHalf() {
    ++stage_;
    std::stable_sort(field_.begin() + (hasFavourite_ ? 1 : 0), field_.end(),
                     [](const Arm& one, const Arm& other) { return one.lead > other.lead; });
    const std::size_t stay = std::max<std::size_t>(2, (field_.size() + 1) / 2);
    while (field_.size() > stay) {
      out_.push_back(field_[field_.size() - 1]);
      field_.pop_back();
    }
  }

  ActionList actions_;
  bool hasFavourite_;
  int trials_;
  int stages_ = 1;
  int stage_ = 1;
  int done_ = 0;
  std::int64_t rounds_ = 0;
  FixedVector<Arm, kMaxLegal> field_;  ///< those that are still in it, the favourite first
  FixedVector<Arm, kMaxLegal> out_;
  std::size_t at_ = 0;
  std::array<Result, kMaxLegal> round_{};
};

}  // namespace raindelay::tree
