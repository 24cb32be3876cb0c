#pragma once

#include <vector>

#include "deck/element.h"
#include "deck/geometry.h"

namespace raindelay::deck {

/// How things are put one behind the other.
struct FlowRules {
  Flow flow = Flow::kRow;
  double gap = 0;     ///< mm, between things and between rows
  bool wrap = false;  ///< whether a full row is followed by another
  Align align = Align::kLeft;
  Valign valign = Valign::kTop;
};

/// Where things of a size came to lie.
struct FlowResult {
  std::vector<Box> boxes;
  double over = 0;  ///< mm by which they are larger than the room; 0 if they fit
};

/// Puts boxes into a room, each as large as it is: in rows from left to right, or in columns from
/// top to bottom. Where a row is shorter than the room, `align` moves it (justify widens its gaps);
/// `valign` moves all rows, and what is lower than its row. Columns the other way round.
FlowResult flowed(const std::vector<Box>& sizes, const Box& room, const FlowRules& rules);

}  // namespace raindelay::deck
