#include "study/target_search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "study/statistics/known_numbers.h"

namespace raindelay::study {
namespace {

using testing::ElementsAre;

/// A game whose figures are known: runs are 4 and 0.5 for each step of the first dial and 0.25 of
/// the second; steals 1 % and 1 for each step of the third; the fourth does nothing. Luck is shared
/// but for a part.
PairRows play(const DialValues& values, PairRange pairs) {
  PairRows rows;
  for (std::int64_t pair = pairs.first; pair < pairs.end; ++pair) {
    KnownNumbers shared(1, static_cast<std::uint64_t>(pair));
    const int variant = 1000 * values[0] + 100 * values[1] + 10 * values[2];
    KnownNumbers own(static_cast<std::uint64_t>(10'000 + variant),
                     static_cast<std::uint64_t>(pair));
    const double runs = 4 + 0.5 * values[0] + 0.25 * values[1];
    const double steals = 1 + values[2];
    rows.push_back({runs + 6 * (shared.uniform() - 0.5) + (own.uniform() - 0.5),
                    steals + 4 * (shared.uniform() - 0.5) + (own.uniform() - 0.5)});
  }
  return rows;
}

TargetSpec fiveRunsAndThreeSteals() {
  TargetSpec spec;
  spec.dials = {{0, -5, 5}, {0, -5, 5}, {0, -5, 5}, {0, -5, 5}};
  spec.goals = {{4.9, 5.1, 1}, {2.5, 3.5, 1}};
  spec.costOfChange = 0.2;
  spec.race = {50, 400, 1};
  return spec;
}

TEST(TargetSearch, FindsTheValuesWithTheFewestChanges) {
  const TargetReport report = searchForTarget(fiveRunsAndThreeSteals(), play);
  EXPECT_TRUE(report.finished);
  ASSERT_FALSE(report.front.empty());
  const Proposal& best = report.front.back();
  EXPECT_THAT(best.values, ElementsAre(2, 0, 2, 0));
  EXPECT_EQ(best.changed, 2);
  EXPECT_NEAR(best.means[0], 5, 0.3);
  EXPECT_NEAR(best.means[1], 3, 0.2);
  EXPECT_EQ(report.tried[0].values, (DialValues{0, 0, 0, 0}));
}

TEST(TargetSearch, OffersAFrontOfFitAgainstChanges) {
  const TargetReport report = searchForTarget(fiveRunsAndThreeSteals(), play);
  ASSERT_EQ(report.front.size(), 3U);
  for (std::size_t i = 0; i < report.front.size(); ++i) {
    EXPECT_EQ(report.front[i].changed, static_cast<int>(i));
    EXPECT_EQ(report.front[i].pairs, 400);
    if (i > 0) {
      EXPECT_LT(report.front[i].fit, report.front[i - 1].fit);
    }
  }
  EXPECT_THAT(report.front[1].values, ElementsAre(2, 0, 0, 0));
}

TEST(TargetSearch, ConfirmsWithPairsThatItHasNotSeen) {
  std::vector<PairRange> asked;
  const auto measure = [&](const DialValues& values, PairRange pairs) {
    asked.push_back(pairs);
    return play(values, pairs);
  };
  const TargetReport report = searchForTarget(fiveRunsAndThreeSteals(), measure);
  const auto confirming = asked.end() - static_cast<std::ptrdiff_t>(report.front.size());
  for (auto range = asked.begin(); range != asked.end(); ++range) {
    EXPECT_EQ(range->first >= 400, range >= confirming);
  }
}

TEST(TargetSearch, GivesUpTheHopelessEarly) {
  const TargetReport report = searchForTarget(fiveRunsAndThreeSteals(), play);
  int idle = 0;
  for (const Proposal& one : report.tried) {
    // The last dial does nothing, and costs a change; fewer runs are the wrong way.
    idle += one.values[3] != 0 ? 1 : 0;
    EXPECT_LE(one.pairs, one.values[3] != 0 ? 50 : 400);
    EXPECT_TRUE(one.values[0] >= 0 || one.pairs < 400);
  }
  EXPECT_EQ(idle, 2 * 5) << "two a step";
}

TEST(TargetSearch, OffersNothingThatLookedWellWhileItWasMeasuredForShort) {
  TargetSpec spec = fiveRunsAndThreeSteals();
  // The first fifty pairs have half a run less than all: there this looks like the truth.
  spec.goals = {{2.5, 3.6, 1}, {0, 2, 1}};
  spec.costOfChange = 1000;
  const TargetReport report = searchForTarget(spec, play);
  ASSERT_EQ(report.front.size(), 1U);
  EXPECT_EQ(report.front[0].changed, 0);
  EXPECT_TRUE(std::any_of(report.tried.begin() + 1, report.tried.end(), [&](const Proposal& one) {
    return one.pairs == 50 && one.fit < report.tried[0].fit;
  }));
}

TEST(TargetSearch, LeavesAsTheyAreValuesThatAreRight) {
  TargetSpec spec = fiveRunsAndThreeSteals();
  // Near an end of its range is as good as in the middle.
  spec.goals = {{3.5, 9.5, 1}, {-2, 1.5, 1}};
  spec.costOfChange = 0.01;
  const TargetReport report = searchForTarget(spec, play);
  EXPECT_TRUE(report.finished);
  ASSERT_EQ(report.front.size(), 1U);
  EXPECT_EQ(report.front[0].changed, 0);
  EXPECT_EQ(report.front[0].fit, 0);
}

TEST(TargetSearch, GoesNoFurtherThanIntoTheRanges) {
  TargetSpec spec = fiveRunsAndThreeSteals();
  spec.goals = {{5.3, 9.5, 1}, {1.5, 6, 1}};
  spec.costOfChange = 0.01;
  const TargetReport report = searchForTarget(spec, play);
  EXPECT_TRUE(report.finished);
  EXPECT_THAT(report.front.back().values, ElementsAre(3, 0, 1, 0));
}

TEST(TargetSearch, KeepsToTheRangesOfTheDials) {
  TargetSpec spec = fiveRunsAndThreeSteals();
  spec.dials[0].high = 1;
  const TargetReport report = searchForTarget(spec, play);
  EXPECT_THAT(report.front.back().values, ElementsAre(1, 2, 2, 0));
  for (const Proposal& one : report.tried) EXPECT_LE(one.values[0], 1);
}

TEST(TargetSearch, LeavesOutPairsWithoutAFigure) {
  const auto measure = [](const DialValues& values, PairRange pairs) {
    PairRows rows = play(values, pairs);
    for (std::int64_t pair = pairs.first; pair < pairs.end; ++pair) {
      if (pair % 4 == 3) rows[static_cast<std::size_t>(pair - pairs.first)][1] = std::nan("");
    }
    return rows;
  };
  const TargetReport report = searchForTarget(fiveRunsAndThreeSteals(), measure);
  EXPECT_TRUE(report.finished);
  ASSERT_FALSE(report.front.empty());
  EXPECT_THAT(report.front.back().values, ElementsAre(2, 0, 2, 0));
  EXPECT_NEAR(report.front.back().means[1], 3, 0.3);
}

TEST(TargetSearch, EndsWhenItIsStopped) {
  int calls = 0;
  const auto stopping = [&](const DialValues& values, PairRange pairs) {
    if (++calls > 5) pairs.end = pairs.first;
    return play(values, pairs);
  };
  const TargetReport report = searchForTarget(fiveRunsAndThreeSteals(), stopping);
  EXPECT_FALSE(report.finished);
  EXPECT_EQ(calls, 6);
  EXPECT_TRUE(report.front.empty());
}

}  // namespace
}  // namespace raindelay::study
