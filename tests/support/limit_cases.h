#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "core/limits.h"

/// The walk through the table of limits (core/limits.h).
namespace raindelay {

/// How a limit is tried.
struct LimitCase {
  Limit limit;
  /// Reads something of this size; what is said of it.
  std::function<std::string(std::size_t size)> said;
  std::string refusal;    ///< is part of what is said beyond the limit
  std::string fine = "";  ///< is what is said up to it
};

/// What is just below and at a limit is read, and what is just above it is refused.
inline void walk(const std::vector<LimitCase>& cases) {
  for (const LimitCase& each : cases) {
    SCOPED_TRACE(std::string(each.limit.id));
    EXPECT_EQ(each.said(each.limit - 1), each.fine);
    EXPECT_EQ(each.said(each.limit), each.fine);
    EXPECT_THAT(each.said(each.limit + 1), testing::HasSubstr(each.refusal));
  }
}

/// The limits that tests/app and tests/study walk through, and those that tests/lab and
/// tests/journeys try with the programs themselves.
inline constexpr auto kAppLimits = std::to_array<Limit>(
    {kMaxProfileBytes, kMaxFontBytes, kMaxIndexBytes, kMaxNoteBytes, kMaxAnalysisBytes,
     kMaxExportedBytes, kMaxSettingsBytes, kMaxSolutionBytes});
inline constexpr auto kStudyLimits = std::to_array<Limit>(
    {kMaxStudyBytes, kMaxVariants, kMaxPatches, kMaxQuestions, kMaxMoves, kMaxResultsBytes});
inline constexpr auto kProgramLimits = std::to_array<Limit>({kMaxArenaBytes, kMaxHandedBytes});

}  // namespace raindelay
