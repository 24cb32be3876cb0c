// Each reader reads as much as the table of limits says, and no more.
#include "core/limits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <set>

#include "engine/reader_limits.h"

namespace raindelay {
namespace {

TEST(Limits, OfRecordsHold) {
  walk(recordLimits());
}

TEST(Limits, OfFilesOfADeckHold) {
  walk(deck::fileLimits());
}

TEST(Limits, OfADeckHold) {
  walk(deck::deckLimits());
}

std::vector<LimitCase> allCases() {
  std::vector<LimitCase> all;
  for (const auto& cases : {recordLimits(), deck::fileLimits(), deck::deckLimits()}) {
    all.insert(all.end(), cases.begin(), cases.end());
  }
  return all;
}

TEST(Limits, AreAllTried) {
  std::set<std::string_view> tried;
  for (const LimitCase& each : allCases()) tried.insert(each.limit.id);
  for (const Limit& limit : kAppLimits) tried.insert(limit.id);
  for (const Limit& limit : kProgramLimits) tried.insert(limit.id);
  std::set<std::string_view> ids;
  for (const Limit& limit : kLimits) {
    EXPECT_TRUE(ids.insert(limit.id).second) << limit.id << " is the id of two limits";
    EXPECT_TRUE(tried.contains(limit.id)) << limit.id;
  }
}

/// How long the processor is busy with it; the least of a few times.
double secondsOf(const LimitCase& each, std::size_t size) {
  constexpr int kTimes = 3;
  double least = 1e9;
  for (int i = 0; i < kTimes; ++i) {
    const std::clock_t begun = std::clock();
    (void)each.said(size);
    least = std::min(least, static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
  }
  return least;
}

// Four times as much takes four times as long; where time grows with the square, sixteen times.
TEST(Limits, AreReachedInATimeThatGrowsWithTheSize) {
  constexpr double kMost = 8, kTooShortToTell = 0.02;
  for (const LimitCase& each : allCases()) {
    const double whole = secondsOf(each, each.limit);
    if (whole < kTooShortToTell) continue;
    EXPECT_LT(whole / secondsOf(each, each.limit / 4), kMost) << each.limit.id;
  }
}

}  // namespace
}  // namespace raindelay
