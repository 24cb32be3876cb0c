#pragma once

#include <vector>

#include "deck/side.h"

namespace raindelay::deck {

/// A side of a sheet that is folded in the middle: its pages from 1; 0 is a blank one.
struct FoldedSide {
  Side side = Side::kFront;
  int left = 0, right = 0;

  friend bool operator==(const FoldedSide&, const FoldedSide&) = default;
};

/// The sides of a booklet's sheets, each front with its back behind it, the outermost sheet first:
/// laid into each other and folded once, they read from page 1 on. Blank pages come last.
std::vector<FoldedSide> saddleStitch(int pages);

}  // namespace raindelay::deck
