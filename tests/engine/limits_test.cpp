// Each reader reads as much as the table of limits says, and no more.
#include "core/limits.h"

#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <ctime>
#include <limits>
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
  for (const Limit& limit : kStudyLimits) tried.insert(limit.id);
  for (const Limit& limit : kProgramLimits) tried.insert(limit.id);
  std::set<std::string_view> ids;
  for (const Limit& limit : kLimits) {
    EXPECT_TRUE(ids.insert(limit.id).second) << limit.id << " is the id of two limits";
    EXPECT_TRUE(tried.contains(limit.id)) << limit.id;
  }
}

/// How long the processor is busy with it, done so many times.
double secondsOf(const LimitCase& each, std::size_t size, int times = 1) {
  const std::clock_t begun = std::clock();
  for (int i = 0; i < times; ++i) (void)each.said(size);
  return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

/// True if four times as much takes some four times as long; where time grows with the square it
/// takes sixteen times as long. What is too short to be told grows, too.
bool growsWithTheSize(const LimitCase& each) {
  constexpr int kMost = 8;
  constexpr double kTooShort = 0.02;
  const std::size_t size = std::min(std::size_t(each.limit), 16 * kMegabyte);
  const double whole = secondsOf(each, size);
  // (Some clocks count in hundredths of a second: as many quarters as may take as long are timed
  // together.)
  return whole < kTooShort || whole < secondsOf(each, size / 4, kMost);
}

TEST(Limits, AreReachedInATimeThatGrowsWithTheSize) {
  // Memory once taken is kept: else the time in which the system finds it would be measured.
#ifdef M_MMAP_MAX
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
#endif
  for (const LimitCase& each : allCases()) {
    // (The first time takes the memory; later others may be in the way once, but hardly each time.)
    EXPECT_TRUE(growsWithTheSize(each) || growsWithTheSize(each) || growsWithTheSize(each) ||
                growsWithTheSize(each))
        << each.limit.id;
  }
}

}  // namespace
}  // namespace raindelay
