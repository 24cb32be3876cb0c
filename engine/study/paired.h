#pragma once

#include <variant>

#include "lab/spread.h"
#include "study/confidence.h"

namespace raindelay::study {

/// How sure one wants to be of a figure.
struct PairedSpec {
  double alpha = 0.05;   ///< of each interval
  double target = 1000;  ///< about how many pairs are expected (AsymptoticSequence::Spec)
  /// The figure is 0 … 1 in each pair, as scores and shares are: its intervals hold for any number
  /// of pairs.
  bool share = false;
};

/// A figure of two variants, pair by pair: each pair has the same draws for both (common random
/// numbers), so that what they differ by is what was changed.
class Paired {
 public:
  Paired() : Paired(PairedSpec{}) {}
  explicit Paired(const PairedSpec& spec);

  /// A pair's figure of each; those that either doesn't have (not a number) are left out.
  void add(double a, double b);

  [[nodiscard]] const Spread& a() const { return a_; }
  [[nodiscard]] const Spread& b() const { return b_; }
  /// Of b - a.
  [[nodiscard]] const Spread& change() const { return change_; }
  /// Where the mean change lies, and b's own mean; may be looked at after every pair.
  [[nodiscard]] Interval changeInterval() const;
  [[nodiscard]] Interval meanInterval() const;
  /// Of there being no change (study/confidence.h).
  [[nodiscard]] double p() const;
  /// How many times as many matches would be needed without common draws, (s_a² + s_b²) /
  /// s_change²: below 1 where the draws that help a hurt b; 1 if all changes are alike.
  [[nodiscard]] double efficiency() const;

 private:
  using Sequence = std::variant<AsymptoticSequence, BettingSequence>;

  Spread a_;
  Spread b_;
  Spread change_;
  Sequence meanSequence_;
  Sequence changeSequence_;
};

}  // namespace raindelay::study
