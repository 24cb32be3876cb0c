#pragma once

#include <optional>
#include <vector>

#include "deck/imposition.h"

/// The marks printed beside the cards of a sheet, and the limits of the cards' bleed.
namespace raindelay::deck {

/// A cut mark's shortest length if there is room for it, and what stays free before it, mm.
inline constexpr double kLeastMark = 2, kMarkGap = 0.3;

/// A length at each edge.
struct Edges {
  double left = 0, top = 0, right = 0, bottom = 0;
};

/// The box with so much more at each edge.
Box grown(const Box& box, const Edges& by);
/// The smallest box with both in it.
Box around(const Box& a, const Box& b);

/// The part of the wanted bleed that each cell gets: half of the space between it and its neighbor,
/// or what the sheet's `area` leaves if `leastMark` has to stay free.
std::vector<Edges> bleedsOf(const std::vector<Box>& cells, const Box& area, double bleed,
                            double leastMark);

/// Adds the marks along the cells' edges: where no cell is adjacent, beyond all bleeds, inside the
/// area.
void addCutMarks(SheetSide& page, const std::vector<Box>& cells, const std::vector<Edges>& bleeds,
                 const Box& area);

/// Adds the line along which the sheet is folded, outside of the cards.
void addFold(SheetSide& page, bool across, const Box& area);

/// A place at an edge of the area where nothing is printed.
std::optional<Strip> freeStrip(const SheetSide& page, const Box& area, double length,
                               double height);

}  // namespace raindelay::deck
