#pragma once

#include <cmath>
#include <cstdint>

#include "core/random.h"

namespace raindelay::study {

/// Random numbers of a known distribution; the same in every run.
class KnownNumbers {
 public:
  KnownNumbers(std::uint64_t seed, std::uint64_t repetition)
      : stream_(seed, "numbers", repetition) {}

  /// Any number above 0 and below 1.
  double uniform() { return (stream_.below(kGrain) + 0.5) / kGrain; }
  bool chance(double p) { return uniform() < p; }
  /// 0, 1, 2 … as runs of an inning come: mean (1 - p) / p, much larger on one side than on the
  /// other.
  double geometric(double p) { return std::floor(std::log(uniform()) / std::log1p(-p)); }

 private:
  static constexpr int kGrain = 1 << 30;
  Stream stream_;
};

}  // namespace raindelay::study
