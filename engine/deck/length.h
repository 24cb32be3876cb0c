#pragma once

#include <string_view>

#include "deck/problem.h"

namespace raindelay::deck {

/// The unit of a bare number in deck.yaml.
enum class Unit { kMillimetre, kInch, kPoint };

/// No length is longer, either way.
inline constexpr double kLongestMm = 10'000;

/// Millimetres in one of the unit.
double millimetres(Unit unit);

/// A physical length, or a share of something that is only known later.
struct Length {
  double value = 0;      ///< millimetres, or percent
  bool percent = false;  ///< whether `value` is a share

  /// In millimetres, where `whole` mm are 100 %.
  double mm(double whole) const { return percent ? value * whole / 100 : value; }

  friend bool operator==(const Length&, const Length&) = default;
};

/// Reads "3mm", "0.5 in", "-8pt", "50%" or a bare number of `bare` units. At most 10 m either way.
Checked<Length> parseLength(std::string_view text, Unit bare = Unit::kMillimetre);

/// Reads a plain decimal number ("0.05"), the whole text, finite.
Checked<double> parseNumber(std::string_view text);

}  // namespace raindelay::deck
