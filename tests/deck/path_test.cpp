#include "deck/path.h"

#include <gtest/gtest.h>

namespace raindelay::deck {
namespace {

std::vector<PathStep> stepsOf(std::string_view data, double unit = 1) {
  const auto steps = parsePath(data, unit);
  EXPECT_TRUE(steps.ok()) << data << ": " << steps.problem().message();
  return steps ? *steps : std::vector<PathStep>();
}

Point endOf(std::string_view data) {
  return stepsOf(data).back().to;
}

void expectNear(Point a, Point b) {
  EXPECT_NEAR(a.x, b.x, 1e-6);
  EXPECT_NEAR(a.y, b.y, 1e-6);
}

TEST(Path, ReadsEveryCommandLargeAndSmall) {
  EXPECT_EQ(endOf("M1 2"), (Point{1, 2}));
  EXPECT_EQ(endOf("m1 2 3 4"), (Point{4, 6}));
  EXPECT_EQ(stepsOf("M1 2 3 4")[1].kind, PathStep::Kind::kLine);
  EXPECT_EQ(endOf("M1 2L5 6"), (Point{5, 6}));
  EXPECT_EQ(endOf("M1 2l5 6"), (Point{6, 8}));
  EXPECT_EQ(endOf("M1 2H9"), (Point{9, 2}));
  EXPECT_EQ(endOf("M1 2h9"), (Point{10, 2}));
  EXPECT_EQ(endOf("M1 2V9"), (Point{1, 9}));
  EXPECT_EQ(endOf("M1 2v9"), (Point{1, 11}));
  EXPECT_EQ(endOf("M0 0C1 1 2 1 3 0"), (Point{3, 0}));
  EXPECT_EQ(endOf("M1 1c1 1 2 1 3 0"), (Point{4, 1}));
  EXPECT_EQ(endOf("M0 0Q1 1 2 0"), (Point{2, 0}));
  EXPECT_EQ(endOf("M1 1q1 1 2 0t2 0"), (Point{5, 1}));
  EXPECT_EQ(endOf("M0,0L-1-2.5.5.5"), (Point{0.5, 0.5}));
  EXPECT_EQ(endOf("M1 1h2v2z m1 0"), (Point{2, 1}));
}

TEST(Path, SmoothCurvesGoOnWithoutABend) {
  const auto cubic = stepsOf("M0 0C0 1 1 2 2 2S4 1 4 0");
  EXPECT_EQ(cubic[2].first, (Point{3, 2}));
  EXPECT_EQ(stepsOf("M5 5S6 6 7 7")[1].first, (Point{5, 5}));
  const auto quadratic = stepsOf("M0 0Q3 3 6 0T12 0");
  expectNear(quadratic[1].first, {2, 2});
  expectNear(quadratic[2].first, {8, -2});
}

TEST(Path, ArcsBecomeCurvesThroughTheRightPoints) {
  const auto half = stepsOf("M0 0A5 5 0 0 1 10 0");
  ASSERT_EQ(half.size(), 3u);
  expectNear(half[1].to, {5, -5});
  expectNear(half[2].to, {10, 0});
  const auto below = stepsOf("M0 0A5 5 0 0 0 10 0");
  expectNear(below[1].to, {5, 5});
  const auto large = stepsOf("M0 0A5 5 0 1 1 5 5");
  EXPECT_EQ(large.size(), 4u);  // three quarters
  // Flags without blanks, and radii that are too small for the way.
  expectNear(stepsOf("M0 0a1 1 0 0110 0").back().to, {10, 0});
  EXPECT_EQ(stepsOf("M0 0A0 5 0 0 1 10 0")[1].kind, PathStep::Kind::kLine);
  EXPECT_EQ(stepsOf("M0 0A1e-200 5 0 0 1 10 0")[1].kind, PathStep::Kind::kLine);
}

TEST(Path, MeasuresInItsUnit) {
  EXPECT_EQ(stepsOf("M1 1h1", 25.4)[1].to, (Point{50.8, 25.4}));
}

TEST(Path, NamesThePlaceWhereItCannotGoOn) {
  const std::vector<std::pair<const char*, const char*>> cases = {
      {"", "\"\""},       {"L1 1", "\"L1 1\""},    {"M1", "\"M1\""},
      {"M1 1X", "\"X\""}, {"M0 0L1 x", "\"x\""},   {"M0 0A1 1 0 2 0 1 1", "\"2 0 1 1\""},
      {"5 5", "\"5 5\""}, {"M1e9 0", "\"1e9 0\""},
  };
  for (const auto& [data, where] : cases) {
    const auto read = parsePath(data, 1);
    ASSERT_FALSE(read.ok()) << data;
    EXPECT_EQ(read.problem().message(), "the path can't be read beyond " + std::string(where) + ".")
        << data;
  }
}

}  // namespace
}  // namespace raindelay::deck
