#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "core/info.h"

namespace raindelay::test {

/// The base of a game's tests of its refusals. It keeps the ids that come; once all tests of the
/// suite have run, every id of the game's fact sheet must have come in one of them.
template <class Rules>
class RefusalSuite : public testing::Test {
 protected:
  /// Expects the refusal `id`, for the action named by `action` in failures.
  static void expectId(const std::string& given, std::string_view id, std::string_view action) {
    EXPECT_EQ(given, id) << action;
    ids_.insert(given);
  }

  /// Expects `match` (a game's fixture with `refusal`) to refuse the text of an action with `id`.
  template <class Match>
  static void expectRefusal(const Match& match, std::string_view action, std::string_view id) {
    expectId(match.refusal(action), id, action);
  }

  static void TearDownTestSuite() {
    const testing::TestSuite& suite = *testing::UnitTest::GetInstance()->current_test_suite();
    // Part of the suite, chosen on the command line, gives part of the ids.
    if (suite.test_to_run_count() < suite.total_test_count()) return;
    for (const RefusalInfo& refusal : Rules::info().refusals) {
      EXPECT_TRUE(ids_.contains(std::string(refusal.id))) << "never given: " << refusal.id;
    }
  }

 private:
  inline static std::set<std::string> ids_;
};

}  // namespace raindelay::test
