#pragma once

#include <gmock/gmock.h>

#include <cerrno>
#include <filesystem>
#include <functional>
#include <string>

#include "core/result.h"
#include "faults/injector.h"
#include "support/files_left.h"

namespace raindelay {

/// The check that a scenario leaves behind: to be made when nothing fails any more.
using Check = std::function<void()>;

/// One sentence for a player, about the file.
inline void expectSentence(const Error& error) {
  const std::string& words = error.message;
  EXPECT_EQ(words.find('\n'), std::string::npos) << words;
  EXPECT_THAT(words, testing::ContainsRegex("/rd-test-|cards\\.csv|deck\\.yaml"));
  EXPECT_LT(words.size(), 400U) << words;
}

class EveryCallFails : public FolderTest {
 protected:
  /// Does it in folders of their own, with each call failing once in each way.
  void everyCall(const std::function<void()>& prepare, const std::function<Check()>& act) {
    constexpr test::Fault kWays[] = {{0, ENOSPC, true}, {0, ENOSPC, false}, {0, EIO, false},
                                     {0, EINTR, false}, {0, EINVAL, false}, {0, EACCES, false}};
    for (test::Fault fault : kWays) {
      for (int last = 1; fault.call <= last; ++fault.call) {
        std::filesystem::remove_all(home_);
        for (const char* other : kOthers) spill(at(other), "another's");
        prepare();
        test::arm(fault);
        const Check check = act();
        const int calls = test::disarm();
        if (fault.call == 0) last = calls;
        ASSERT_GT(calls, 0);
        check();
        expectOthersAlone();
        if (HasFailure())
          FAIL() << "call " << fault.call << " of " << last << ", errno " << fault.code;
        ++faults_;
      }
    }
    RecordProperty("faults", faults_);
  }

  [[nodiscard]] std::string at(const std::string& name) const { return (home_ / name).string(); }

 private:
  /// Files of others, which are none of our business whatever they are called.
  static constexpr const char* kOthers[] = {"others", ".others.unfinished", ".f-0123.unfinished~"};

  /// What was left unfinished goes when it is swept, and the files of others stay as they were.
  void expectOthersAlone() const {
    auto left = filesLeft(home_);
    for (const char* other : kOthers) {
      EXPECT_EQ(left[other], "another's") << other;
      left.erase(other);
    }
    for (const auto& [path, bytes] : left) EXPECT_FALSE(path.ends_with(".unfinished")) << path;
  }

  int faults_ = 0;
};

}  // namespace raindelay
