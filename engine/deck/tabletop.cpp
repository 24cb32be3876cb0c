#include "deck/tabletop.h"

#include <algorithm>
#include <cmath>

namespace raindelay::deck {

namespace {
constexpr int kLeastRows = 2;
}

std::vector<TabletopSheet> tabletopSheets(std::size_t faces, double width, double height,
                                          int side) {
  // (A little more, so that what is a whole number but for rounding stays one.)
  const auto whole = [](double pixels) {
    return std::max(1, static_cast<int>(std::floor(pixels + 1e-6)));
  };
  TabletopSheet sheet;
  sheet.columns = kTabletopColumns;
  const int widest = side / kTabletopColumns;
  const int highest = side / kTabletopRows;
  sheet.cellWidth = std::min(widest, whole(highest * width / height));
  sheet.cellHeight = std::min(highest, whole(sheet.cellWidth * height / width));
  std::vector<TabletopSheet> sheets;
  for (std::size_t first = 0; first < faces; first += kTabletopCards) {
    sheet.first = first;
    sheet.count = std::min(kTabletopCards, faces - first);
    // One cell more than there are faces: the hidden one.
    sheet.rows = std::max(kLeastRows, static_cast<int>(sheet.count) / kTabletopColumns + 1);
    sheets.push_back(sheet);
  }
  return sheets;
}

}  // namespace raindelay::deck
