#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "deck/geometry.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// A piece of an outline.
struct PathStep {
  enum class Kind : std::uint8_t { kMove, kLine, kCurve, kClose } kind = Kind::kMove;
  Point first, second;  ///< control points of a curve
  Point to;             ///< where it ends; of kClose nothing

  friend bool operator==(const PathStep&, const PathStep&) = default;
};

/// Reads SVG path data (M L H V C S Q T A Z, large and small): lines and cubic curves in
/// millimetres, one unit of the data being `unit` mm. The problem names the place where it cannot
/// go on, or the limit (kMaxPathSteps).
Checked<std::vector<PathStep>> parsePath(std::string_view data, double unit);

}  // namespace raindelay::deck
