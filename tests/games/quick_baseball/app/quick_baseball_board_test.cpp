// Tests what the board shows at decisive moments.
#include <gtest/gtest.h>

#include "app/every_board.h"
#include "games/quick_baseball/quick_baseball_adapter.h"

namespace raindelay::quick_baseball {
namespace {

INSTANTIATE_TEST_SUITE_P(QuickBaseball, EveryBoard,
                         testing::Values(TestedBoard{"quick-baseball",
                                                     make<QuickBaseballAdapter>}));

TEST(QuickBaseballBoard, LightsTheThirdOutsLamp) {
  EXPECT_EQ(mostOuts<QuickBaseballAdapter>("quick-baseball"), 3);
}

TEST(QuickBaseballBoard, CountsTheWinningRunWithTheWalkOff) {
  EXPECT_GT(leadAtWalkOff<QuickBaseballAdapter>("quick-baseball").value(), 0);
}

TEST(QuickBaseballBoard, TellsTheLastPlayOfWhoBatted) {
  expectLastPlayOfWhoBatted<QuickBaseballAdapter>("quick-baseball");
}

}  // namespace
}  // namespace raindelay::quick_baseball
