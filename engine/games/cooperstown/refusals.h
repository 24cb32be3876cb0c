#pragma once

#include <cstdint>
#include <span>

#include "core/info.h"

namespace raindelay::cooperstown {

/// Rows of GameInfo::refusals.
enum class RefusalId : std::uint8_t {
  kUnknown,
  kOver,
  kNotNow,
  kForField,
  kForBat,
  kChooseOut,
  kChooseRunner,
  kNoChoice,
  kNoRunnerYet,
  kPosition,
  kFanStays,
  kSwitchedAlready,
  kSubbedAlready,
  kReliefOff,
  kReliefSpent,
  kReliefFan,
  kReliefFresh,
  kBase,
  kPickoffEmpty,
  kStealOff,
  kStealEmpty,
  kStealSuit,
  kStealTaken,
  kBuntOff,
  kBuntEmpty,
  kPinchHitOff,
  kPinchHitSpent,
  kPinchRunOff,
  kPinchRunSpent,
  kPinchRunEmpty,
  kCount
};

/// The table of the refusals, in the order of RefusalId.
[[nodiscard]] std::span<const RefusalInfo> refusalTable();

}  // namespace raindelay::cooperstown
