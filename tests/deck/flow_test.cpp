#include "deck/flow.h"

#include <gtest/gtest.h>

namespace raindelay::deck {
namespace {

const Box kRoom{10, 20, 30, 20};
const std::vector<Box> kSizes = {{0, 0, 10, 4}, {0, 0, 6, 8}, {0, 0, 8, 4}};

// The corners of the boxes, "x,y x,y x,y".
std::string cornersOf(const FlowRules& rules) {
  std::string corners;
  for (const Box& box : flowed(kSizes, kRoom, rules).boxes) {
    corners += (corners.empty() ? "" : " ") + std::to_string(static_cast<int>(box.x)) + "," +
               std::to_string(static_cast<int>(box.y));
  }
  return corners;
}

TEST(Flow, PlacesRowsAndColumns) {
  struct Case {
    FlowRules rules;
    const char* corners;
  };
  using A = Align;
  using V = Valign;
  const std::vector<Case> cases = {
      {{Flow::kRow, 0, false, A::kLeft, V::kTop}, "10,20 20,20 26,20"},
      {{Flow::kRow, 1, false, A::kLeft, V::kTop}, "10,20 21,20 28,20"},
      {{Flow::kRow, 0, false, A::kRight, V::kBottom}, "16,36 26,32 32,36"},
      {{Flow::kRow, 0, false, A::kCenter, V::kMiddle}, "13,28 23,26 29,28"},
      {{Flow::kRow, 0, false, A::kJustify, V::kTop}, "10,20 23,20 32,20"},
      {{Flow::kRow, 8, true, A::kLeft, V::kTop}, "10,20 28,20 10,36"},
      {{Flow::kColumn, 1, false, A::kLeft, V::kTop}, "10,20 10,25 10,34"},
      {{Flow::kColumn, 0, false, A::kRight, V::kBottom}, "30,24 34,28 32,36"},
      {{Flow::kColumn, 0, false, A::kCenter, V::kMiddle}, "20,22 22,26 21,34"},
      {{Flow::kColumn, 6, true, A::kLeft, V::kTop}, "10,20 10,30 26,20"},
  };
  for (const Case& each : cases) EXPECT_EQ(cornersOf(each.rules), each.corners);
}

TEST(Flow, SaysHowMuchTooLargeItIs) {
  EXPECT_EQ(flowed(kSizes, kRoom, {}).over, 0);
  EXPECT_DOUBLE_EQ(flowed(kSizes, kRoom, {Flow::kRow, 5}).over, 4);
  EXPECT_DOUBLE_EQ(flowed(kSizes, {0, 0, 30, 7}, {}).over, 1);
  EXPECT_DOUBLE_EQ(flowed(kSizes, {0, 0, 10, 30}, {Flow::kRow, 0, true}).over, 0);
  EXPECT_DOUBLE_EQ(flowed(kSizes, {0, 0, 9, 30}, {Flow::kRow, 0, true}).over, 1);
}

TEST(Flow, OfNothingIsEmpty) {
  EXPECT_TRUE(flowed({}, kRoom, {}).boxes.empty());
  EXPECT_EQ(flowed({}, kRoom, {}).over, 0);
}

}  // namespace
}  // namespace raindelay::deck
