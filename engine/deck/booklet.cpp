#include "deck/booklet.h"

namespace raindelay::deck {

std::vector<FoldedSide> saddleStitch(int pages) {
  constexpr int kOnASheet = 4;
  const int last = (pages + kOnASheet - 1) / kOnASheet * kOnASheet;
  const auto numbered = [pages](int page) { return page <= pages ? page : 0; };
  std::vector<FoldedSide> sides;
  for (int first = 1; first < last / 2; first += 2) {
    const int opposite = last + 1 - first;
    sides.push_back({Side::kFront, numbered(opposite), numbered(first)});
    sides.push_back({Side::kBack, numbered(first + 1), numbered(opposite - 1)});
  }
  return sides;
}

}  // namespace raindelay::deck
