#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "study/comparison.h"

namespace raindelay::study {

/// The stop rule, looked up.
struct Stop {
  StopRule rule;
  std::vector<std::size_t> widths;  ///< the figures of StopRule::widths
  std::vector<Comparing> asked;
};

/// Looks the study's stop rule up; an error for a figure that isn't there.
[[nodiscard]] Result<Stop> stopOf(const Study& study, const std::vector<std::string>& figures,
                                  std::vector<Comparing> asked);

/// Looks after each pair of a level whether they are enough. What it says depends on the pairs
/// before it alone: whoever plays more, or in shares, stops counting at the same one.
class Enough {
 public:
  /// `stop` outlives it.
  explicit Enough(const Stop& stop);

  /// The next pair, in order.
  void add(const Pair& pair);
  [[nodiscard]] bool reached() const { return reached_; }

 private:
  [[nodiscard]] bool narrow() const;
  [[nodiscard]] bool decided() const;

  const Stop& stop_;
  std::int64_t pairs_ = 0;
  bool reached_ = false;
  std::vector<std::vector<Paired>> widths_;  ///< by question, then as Stop::widths
  std::vector<std::vector<Paired>> bounds_;  ///< by question, then as its bounds
};

/// The pairs that count: up to the first at which they are enough.
[[nodiscard]] std::span<const Pair> counting(const Stop& stop, std::span<const Pair> pairs);

}  // namespace raindelay::study
