#pragma once

#include <cstdint>

namespace raindelay::rallybird {

/// Rows of GameInfo::refusals (info.cpp).
enum class RefusalId : std::uint8_t {
  kUnknown,
  kOver,
  kChanceFirst,
  kNotNow,                ///< a verb out of its phase: a row for each, in the order of Verb
  kNoIcon = kNotNow + 6,  ///< the Glove
  kNotThere,              ///< the play: not in this match
  kSetAside,              ///< the play
  kNeedsRunner,           ///< the play
  kOtherZone,             ///< the zone that is to be filled now
  kGloveLaid,             ///< the Glove
  kGloveOut,              ///< the Glove
  kGloveLeft,             ///< the zone
  kKeeps,                 ///< the zone whose Glove doesn't change
  kCount
};

}  // namespace raindelay::rallybird
