#pragma once

#include <cstddef>
#include <vector>

/// Sheets of faces for Tabletop Simulator: a picture is a grid of equal cells, whose last one is
/// what others see of a hand.
namespace raindelay::deck {

inline constexpr int kTabletopColumns = 10, kTabletopRows = 7;
/// Faces on a full sheet.
inline constexpr std::size_t kTabletopCards = kTabletopColumns * kTabletopRows - 1;
/// Longest side of a sheet in pixels: what any graphics card takes, and what most do.
inline constexpr int kTabletopSide = 4096, kTabletopLargeSide = 8192;

/// A sheet. The cells are filled in rows.
struct TabletopSheet {
  std::size_t first = 0, count = 0;  ///< of the faces that are on it
  int columns = 0, rows = 0;
  int cellWidth = 0, cellHeight = 0;  ///< pixels

  int width() const { return columns * cellWidth; }
  int height() const { return rows * cellHeight; }

  friend bool operator==(const TabletopSheet&, const TabletopSheet&) = default;
};

/// The sheets for so many faces of this size (in any unit), cells as large as `side` allows. The
/// last sheet has fewer rows, two at least, if it isn't full.
std::vector<TabletopSheet> tabletopSheets(std::size_t faces, double width, double height, int side);

/// The id of a card in a saved object: its sheet, counted from 1, and its cell.
constexpr int tabletopId(std::size_t sheet, std::size_t cell) {
  return static_cast<int>(100 * sheet + cell);
}

}  // namespace raindelay::deck
