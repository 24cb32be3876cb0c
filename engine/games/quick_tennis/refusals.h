#pragma once

#include <cstdint>

namespace raindelay::quick_tennis {

/// Rows of GameInfo::refusals (info.cpp).
enum class RefusalId : std::uint8_t {
  kUnknown,
  kOver,
  kNotNow,
  kSpent,
  kThree,
  kAscending,
  kOne,
  kNoMove,
  kCount
};

}  // namespace raindelay::quick_tennis
