#include "study/excitement.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace raindelay::study {
namespace {

Excitement of(const std::vector<double>& chance) {
  return excitementOf(chance);
}

TEST(Excitement, LeadChangesNeedFivePoints) {
  EXPECT_EQ(of({0.5, 0.54, 0.46, 0.54, 1}).leadChanges, 0);
  EXPECT_EQ(of({0.5, 0.55, 0.46, 0.55, 1}).leadChanges, 0);
  EXPECT_EQ(of({0.5, 0.6, 0.45, 0.5, 0.54, 0.6, 1}).leadChanges, 2);
  EXPECT_EQ(of({0.3, 0.7, 0.3, 0}).leadChanges, 2);
}

TEST(Excitement, DramaIsHowFarTheWinnerWasBehind) {
  EXPECT_EQ(of({0.5, 0.7, 1}).drama, 0);
  EXPECT_DOUBLE_EQ(of({0.5, 0.25, 0.41, 0.6, 1}).drama, (0.5 + 0.3) / 2);
  EXPECT_DOUBLE_EQ(of({0.5, 0.75, 0.59, 0.4, 0}).drama, (0.5 + 0.3) / 2);
  EXPECT_EQ(of({0.5, 0.1, 0.5}).drama, 0) << "nobody won";
  EXPECT_TRUE(of({0.5, 0.25, 1}).comeback);
  EXPECT_TRUE(of({0.5, 0.75, 0}).comeback);
  EXPECT_FALSE(of({0.5, 0.26, 1}).comeback);
  EXPECT_FALSE(of({0.5, 0.1, 0.5}).comeback) << "nobody won";
}

TEST(Excitement, DecidedIsWhatIsNeverInDoubtAgain) {
  EXPECT_DOUBLE_EQ(*of({0.5, 0.95, 0.8, 0.91, 1}).decidedAt, 0.75);
  EXPECT_DOUBLE_EQ(*of({0.5, 0.05, 0.08, 0.09, 0}).decidedAt, 0.25);
  EXPECT_DOUBLE_EQ(*of({0.5, 0.5, 0.5, 0.9, 1}).decidedAt, 1);
  EXPECT_DOUBLE_EQ(*of({1}).decidedAt, 0);
  EXPECT_FALSE(of({0.5, 0.95, 0.5}).decidedAt);
  EXPECT_FALSE(of({}).decidedAt);
}

TEST(Excitement, SuspenseAndSurpriseAreSizesOfChanges) {
  const Excitement match = of({0.5, 0.6, 0.3, 0});
  EXPECT_NEAR(match.surprise, (0.1 + 0.3 + 0.3) / 3, 1e-12);
  EXPECT_NEAR(match.suspense, std::sqrt((0.01 + 0.09 + 0.09) / 3), 1e-12);
  EXPECT_EQ(of({0.5}).surprise, 0);
}

TEST(Excitement, DecisionsMatterFromTwoPointsOn) {
  EXPECT_EQ(shareThatMatters(std::vector<double>{0, 0.02, 0.021, 0.5}), 0.5);
  EXPECT_EQ(shareThatMatters({}), 0);
}

}  // namespace
}  // namespace raindelay::study
