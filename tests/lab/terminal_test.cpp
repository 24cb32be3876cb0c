// What the programs for the terminal have in common.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

#include "terminal/command.h"

namespace raindelay::terminal {
namespace {

TEST(Terminal, WhatIsThrownIsOneSentenceAndANo) {
  static constexpr std::array kCommands = {
      Command{"lack",
              "",
              "",
              "",
              0,
              0,
              {},
              [](const Arguments& /*arguments*/) -> int { throw std::bad_alloc(); }},
      Command{"fail",
              "",
              "",
              "",
              0,
              0,
              {},
              [](const Arguments& /*arguments*/) -> int { throw std::runtime_error("no luck"); }},
  };
  constexpr Program kThrows = {"lab", "", "1", kCommands};
  const std::pair<std::string_view, std::string> cases[] = {
      {"lack", "lab: there is not enough memory for this\n"},
      {"fail", "lab: this couldn't be finished: no luck\n"},
  };
  for (const auto& [word, sentence] : cases) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(run(kThrows, std::array{word}), kNo);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), sentence);
  }
}

}  // namespace
}  // namespace raindelay::terminal
