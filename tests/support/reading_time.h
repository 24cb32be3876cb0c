#pragma once

#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <ctime>
#include <limits>

#include "support/limit_cases.h"

/// How the time to read something grows with its size. (No time is asserted, only how many times
/// as long one reading takes as another.)
namespace raindelay {

/// How long the processor is busy with it, done so many times.
inline double secondsOf(const LimitCase& each, std::size_t size, int times = 1) {
  const std::clock_t begun = std::clock();
  for (int i = 0; i < times; ++i) (void)each.said(size);
  return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

/// True if four times as much takes some four times as long; where time grows with the square it
/// takes sixteen times as long. What is too short to be told grows, too.
inline bool growsWithTheSize(const LimitCase& each) {
  constexpr int kMost = 8;
  constexpr double kTooShort = 0.02;
  const std::size_t size = std::min(std::size_t(each.limit), 16 * kMegabyte);
  const double whole = secondsOf(each, size);
  // (Some clocks count in hundredths of a second: as many quarters as may take as long are timed
  // together.)
  return whole < kTooShort || whole < secondsOf(each, size / 4, kMost);
}

/// Up to each limit, reading takes a time that grows with the size.
inline void expectTimeGrowsWithTheSize(const std::vector<LimitCase>& cases) {
  // Memory once taken is kept: else the time in which the system finds it would be measured.
#ifdef M_MMAP_MAX
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
#endif
  for (const LimitCase& each : cases) {
    // (The first time takes the memory; later others may be in the way once, but hardly each time.)
    EXPECT_TRUE(growsWithTheSize(each) || growsWithTheSize(each) || growsWithTheSize(each) ||
                growsWithTheSize(each))
        << each.limit.id;
  }
}

}  // namespace raindelay
