#include "players/matrix_solution.h"

#include <gtest/gtest.h>

namespace raindelay {
namespace {

TEST(MatrixSolution, IsWhatIsKnownOfSmallGames) {
  EXPECT_NEAR(test::worthOf({{1, -1}, {-1, 1}}), 0, 1e-9);
  EXPECT_NEAR(test::worthOf({{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}}), 0, 1e-9);
  EXPECT_NEAR(test::worthOf({{3, 1}, {0, 2}}), 1.5, 1e-9);
  EXPECT_NEAR(test::worthOf({{0.2, 0.7}}), 0.2, 1e-9);
}

}  // namespace
}  // namespace raindelay
