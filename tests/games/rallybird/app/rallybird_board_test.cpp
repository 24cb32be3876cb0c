// Tests what the board shows at decisive moments.
#include <gtest/gtest.h>

#include "app/every_board.h"
#include "games/rallybird/rallybird_adapter.h"

namespace raindelay::rallybird {
namespace {

INSTANTIATE_TEST_SUITE_P(RallyBird, EveryBoard,
                         testing::Values(TestedBoard{
                             "rallybird", make<RallyBirdAdapter>, {"rolled"}, 6}));

TEST(RallyBirdBoard, LightsTheThirdOutsLamp) {
  EXPECT_EQ(mostOuts<RallyBirdAdapter>("rallybird"), 3);
}

TEST(RallyBirdBoard, TellsTheLastPlayOfWhoBatted) {
  expectLastPlayOfWhoBatted<RallyBirdAdapter>("rallybird");
}

}  // namespace
}  // namespace raindelay::rallybird
