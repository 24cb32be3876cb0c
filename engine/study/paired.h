#pragma once

#include "lab/spread.h"

namespace raindelay::study {

/// Where a mean lies, most likely.
struct Interval {
  double low = 0;
  double high = 0;

  [[nodiscard]] double width() const { return high - low; }
  [[nodiscard]] bool lies(double least, double most) const { return low >= least && high <= most; }
  [[nodiscard]] bool misses(double least, double most) const { return low > most || high < least; }
};

/// The interval of a mean, 95 times of 100; all numbers for fewer than two values.
[[nodiscard]] Interval intervalOf(const Spread& values);

/// A figure of two variants, pair by pair.
class Paired {
 public:
  /// A pair's figure of each; those that either doesn't have are left out.
  void add(double a, double b);

  [[nodiscard]] const Spread& a() const { return a_; }
  [[nodiscard]] const Spread& b() const { return b_; }
  /// Of b − a.
  [[nodiscard]] const Spread& change() const { return change_; }
  /// How many times as many matches would be needed without common draws:
  /// (s_a² + s_b²) / s_change²; 1 if all changes are alike.
  [[nodiscard]] double efficiency() const;

 private:
  Spread a_, b_, change_;
};

}  // namespace raindelay::study
