#pragma once

#include <vector>

#include "deck/element.h"
#include "deck/geometry.h"

namespace raindelay::deck {

/// The rules for laying out things one after the other.
struct FlowRules {
  Flow flow = Flow::kRow;
  double gap = 0;     ///< mm, between things and between rows
  bool wrap = false;  ///< whether a full row is followed by another
  Align align = Align::kLeft;
  Valign valign = Valign::kTop;
};

/// The places found for things of given sizes.
struct FlowResult {
  std::vector<Box> boxes;
  double over = 0;  ///< mm by which they are larger than the room; 0 if they fit
};

/// Puts boxes into a room, each as large as it is: in rows from left to right, or in columns from
/// top to bottom. `align` moves a row that is shorter than the room (justify widens its gaps);
/// `valign` moves all rows, and boxes that are lower than their row. Columns the other way round.
FlowResult flowed(const std::vector<Box>& sizes, const Box& room, const FlowRules& rules);

}  // namespace raindelay::deck
