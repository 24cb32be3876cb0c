// Tests the order of a booklet's pages on its sheets.
#include "deck/booklet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include <set>

namespace raindelay::deck {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr FoldedSide front(int left, int right) {
  return {Side::kFront, left, right};
}
constexpr FoldedSide back(int left, int right) {
  return {Side::kBack, left, right};
}

TEST(SaddleStitch, IsAsInWorkedExamples) {
  EXPECT_THAT(saddleStitch(4), ElementsAre(front(4, 1), back(2, 3)));
  EXPECT_THAT(saddleStitch(8), ElementsAre(front(8, 1), back(2, 7), front(6, 3), back(4, 5)));
  EXPECT_THAT(saddleStitch(12), ElementsAre(front(12, 1), back(2, 11), front(10, 3), back(4, 9),
                                            front(8, 5), back(6, 7)));
}

TEST(SaddleStitch, BlankPagesComeLast) {
  EXPECT_THAT(saddleStitch(0), IsEmpty());
  EXPECT_THAT(saddleStitch(1), ElementsAre(front(0, 1), back(0, 0)));
  EXPECT_THAT(saddleStitch(6), ElementsAre(front(0, 1), back(2, 0), front(6, 3), back(4, 5)));
}

// Sheets folded and laid into each other: leafing through them, the pages come in their order.
TEST(SaddleStitch, ReadsOnWhenItIsFolded) {
  for (int pages = 1; pages <= 40; ++pages) {
    const std::vector<FoldedSide> sides = saddleStitch(pages);
    std::vector<int> leafed;
    // The left halves of the folded sheets' insides and outsides come second.
    for (const FoldedSide& side : sides) {
      leafed.push_back(side.side == Side::kFront ? side.right : side.left);
    }
    std::for_each(sides.rbegin(), sides.rend(), [&leafed](const FoldedSide& side) {
      leafed.push_back(side.side == Side::kFront ? side.left : side.right);
    });
    for (int page = 1; page <= static_cast<int>(leafed.size()); ++page) {
      EXPECT_EQ(leafed.at(static_cast<std::size_t>(page) - 1), page <= pages ? page : 0) << pages;
    }
  }
}

}  // namespace
}  // namespace raindelay::deck
