#pragma once

#include <cstdint>
#include <limits>
#include <utility>

#include "lab/spread.h"
#include "study/interval.h"

namespace raindelay::study {

/// A figure of two variants, A and B, over pairs of matches with the same draws (common random
/// numbers): what of it is B's doing. `Sequence` is a confidence sequence for the differences
/// (study/confidence.h).
template <class Sequence>
class Pairing {
 public:
  explicit Pairing(Sequence differences) : sequence_(std::move(differences)) {}

  /// One pair: the figure with A, and with B.
  void add(double a, double b) {
    a_.add(a);
    b_.add(b);
    difference_.add(b - a);
    sequence_.add(b - a);
  }

  [[nodiscard]] const Spread& a() const { return a_; }
  [[nodiscard]] const Spread& b() const { return b_; }
  /// B less A.
  [[nodiscard]] const Spread& difference() const { return difference_; }
  [[nodiscard]] Interval interval() const { return sequence_.interval(); }
  /// Of there being no difference.
  [[nodiscard]] double p() const { return sequence_.p(); }

  /// How many times as many matches would tell as much if A and B had draws of their own: the
  /// variance that the difference would have, over the one that it has. Below 1 where the draws
  /// that help A hurt B; infinite where A and B never differ by more than always; 1 while nothing
  /// is known.
  [[nodiscard]] double efficiency() const {
    const double apart = squared(a_.deviation()) + squared(b_.deviation());
    if (apart == 0) return 1;
    const double paired = squared(difference_.deviation());
    return paired > 0 ? apart / paired : std::numeric_limits<double>::infinity();
  }

 private:
  [[nodiscard]] static double squared(double x) { return x * x; }

  Spread a_;
  Spread b_;
  Spread difference_;
  Sequence sequence_;
};

}  // namespace raindelay::study
