// Each reader reads as much as the table of limits says, and no more.
#include "core/limits.h"

#include <gtest/gtest.h>

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

/// How long the processor is busy with it.
double secondsOf(const LimitCase& each, std::size_t size) {
  const std::clock_t begun = std::clock();
  (void)each.said(size);
  return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

/// True if four times as much takes some four times as long; where time grows with the square it
/// takes sixteen times as long. What is too short to be told grows, too.
bool growsWithTheSize(const LimitCase& each) {
  constexpr double kMost = 8, kTooShort = 0.02;
  const double whole = secondsOf(each, each.limit);
  return whole < kTooShort || whole < kMost * secondsOf(each, each.limit / 4);
}

TEST(Limits, AreReachedInATimeThatGrowsWithTheSize) {
  for (const LimitCase& each : allCases()) {
    // (Others may be in the way once, but hardly each time.)
    EXPECT_TRUE(growsWithTheSize(each) || growsWithTheSize(each) || growsWithTheSize(each))
        << each.limit.id;
  }
}

}  // namespace
}  // namespace raindelay
