// Each reader reads as much as the table of limits says, and no more.
#include "core/limits.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/reader_limits.h"
#include "support/reading_time.h"

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

TEST(Limits, OfCardsHold) {
  walk(deck::cardLimits());
}

std::vector<LimitCase> allCases() {
  std::vector<LimitCase> all;
  for (const auto& cases :
       {recordLimits(), deck::fileLimits(), deck::deckLimits(), deck::cardLimits()}) {
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

TEST(Limits, AreReachedInATimeThatGrowsWithTheSize) {
  expectTimeGrowsWithTheSize(allCases());
}

}  // namespace
}  // namespace raindelay
