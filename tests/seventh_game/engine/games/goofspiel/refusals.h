#pragma once

#include <cstdint>

namespace raindelay::goofspiel {

/// Rows of GameInfo::refusals.
enum class RefusalId : std::uint8_t { kUnknown, kOver, kTurnUpFirst, kSpent, kCount };

}  // namespace raindelay::goofspiel
