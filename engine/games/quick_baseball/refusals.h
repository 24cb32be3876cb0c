#pragma once

#include <cstdint>

namespace raindelay::quick_baseball {

/// Rows of GameInfo::refusals (info.cpp).
enum class RefusalId : std::uint8_t {
  kUnknown,
  kOver,
  kForBatter,
  kForPitcher,
  kRefreshFirst,
  kMustRefresh,
  kNoRefresh,
  kDiscarded,
  kStealNobody,
  kStealTaken,
  kStealHome,
  kCount
};

}  // namespace raindelay::quick_baseball
