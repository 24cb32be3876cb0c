#pragma once

#include <cstdint>

namespace raindelay::cricket_card {

/// Rows of GameInfo::refusals (info.cpp). Cards are told by their rank (a word), wickets by number.
enum class RefusalId : std::uint8_t {
  kUnknown,
  kOver,
  kDrawFirst,
  kChooseFirst,
  kTossSettled,
  kForBatter,
  kForBowler,
  kNoCounter,
  kAnswerFirst,
  kWicketPlayed,     ///< the wicket
  kNotHeld,          ///< the rank
  kCounterHigher,    ///< the rank to beat
  kCounterEqual,     ///< the rank to reach
  kRecounterHigher,  ///< the rank to beat
  kCount
};

}  // namespace raindelay::cricket_card
