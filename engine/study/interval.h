#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace raindelay::study {

/// The values that a figure may truly have, both ends among them; at first all.
struct Interval {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();

  [[nodiscard]] constexpr double width() const { return high - low; }
  [[nodiscard]] constexpr bool contains(double x) const { return low <= x && x <= high; }
  /// All of it is from `least` to `most`; none of it is.
  [[nodiscard]] constexpr bool lies(double least, double most) const {
    return low >= least && high <= most;
  }
  [[nodiscard]] constexpr bool misses(double least, double most) const {
    return low > most || high < least;
  }
  [[nodiscard]] bool isBounded() const { return std::isfinite(low) && std::isfinite(high); }

  /// Where both hold; low is above high if they contradict each other.
  friend constexpr Interval operator&(const Interval& a, const Interval& b) {
    return {std::max(a.low, b.low), std::min(a.high, b.high)};
  }
  friend constexpr Interval operator+(const Interval& a, const Interval& b) {
    return {a.low + b.low, a.high + b.high};
  }
  friend constexpr Interval operator*(const Interval& a, double factor) {
    const auto [low, high] = std::minmax({a.low * factor, a.high * factor});
    return {low, high};
  }
  /// All where one of them isn't bounded.
  friend Interval operator*(const Interval& a, const Interval& b) {
    if (!a.isBounded() || !b.isBounded()) return {};
    const auto [low, high] =
        std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    return {low, high};
  }

  friend constexpr bool operator==(const Interval&, const Interval&) = default;
};

/// How far from 0 the values lie, whichever side they are on.
[[nodiscard]] inline Interval magnitudeOf(const Interval& values) {
  const auto [least, most] = std::minmax({std::abs(values.low), std::abs(values.high)});
  return {values.contains(0) ? 0 : least, most};
}

}  // namespace raindelay::study
