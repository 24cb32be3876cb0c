#pragma once

#include <cstdint>

namespace raindelay {

/// Mean, standard error, least and greatest of numbers that come one by one (Welford 1962), and of
/// two such lots put together (Chan, Golub, LeVeque 1983).
class Spread {
 public:
  void add(double x);
  void merge(const Spread& other);

  [[nodiscard]] std::int64_t count() const { return count_; }
  /// All 0 while nothing was added.
  [[nodiscard]] double mean() const { return mean_; }
  [[nodiscard]] double min() const { return min_; }
  [[nodiscard]] double max() const { return max_; }
  /// Of one number, corrected for the sample; 0 for fewer than two.
  [[nodiscard]] double deviation() const;
  /// Of the mean.
  [[nodiscard]] double standardError() const;

  friend bool operator==(const Spread&, const Spread&) = default;

 private:
  std::int64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  ///< sum of the squared distances from the mean
  double min_ = 0;
  double max_ = 0;
};

}  // namespace raindelay
