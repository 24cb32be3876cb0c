#include "shell/window_place.h"

#include <gtest/gtest.h>

namespace raindelay {
namespace {

struct Placed {
  const char* name;
  QRect wanted, room, placed;
};

class WindowPlaceInRoom : public testing::TestWithParam<Placed> {};

TEST_P(WindowPlaceInRoom, Fits) {
  const auto& [name, wanted, room, placed] = GetParam();
  EXPECT_EQ(placeInRoom(wanted, QMargins(2, 30, 2, 2), room, QSize(820, 560)), placed);
}

INSTANTIATE_TEST_SUITE_P(
    Rooms, WindowPlaceInRoom,
    testing::Values(
        Placed{"AsItWas", {100, 50, 1280, 800}, {0, 0, 1920, 1080}, {100, 50, 1280, 800}},
        // A laptop with a panel of 28 pixels above.
        Placed{"TooLarge", {43, -16, 1280, 800}, {0, 28, 1366, 740}, {43, 28, 1280, 708}},
        Placed{"TooFarRight", {1800, 900, 1280, 800}, {0, 0, 1920, 1080}, {636, 248, 1280, 800}},
        Placed{"OnAnotherScreen", {-900, 0, 900, 700}, {1920, 0, 1280, 1024}, {1920, 0, 900, 700}},
        Placed{"TooSmallARoom", {0, 0, 1280, 800}, {0, 0, 800, 480}, {0, 0, 820, 560}}),
    [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace raindelay
