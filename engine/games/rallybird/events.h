#pragma once

#include <cstdint>
#include <span>

#include "core/info.h"

namespace raindelay::rallybird {

/// Rows of GameInfo::events, with their values. `team` is the seat at bat, `defence` the other one,
/// bases and zones are places. The batter's stand in the order of Batter, from kFoul.
enum class EventId : std::uint8_t {
  kHalfInning,  ///< Top or Bottom (word), inning, team
  kSetAside,    ///< team, play: it alone learns which
  kIconKept,    ///< defence, Glove kept, Glove out
  kChosen,      ///< team: a play lies face down
  kPlaced,      ///< defence: all Gloves lie
  kShown,       ///< team, play
  kRolled,      ///< die, die, sum, the Gloves' sum, "less than", "equal to" or "more than" (word)
  kRerolled,    ///< team: with the RallyBird
  kFoul,        ///< team; so the others
  kCaught,
  kStruckOut,
  kThrownOut,
  kReachesFirst,
  kDouble,
  kTriple,
  kHomeRun,
  kWalk,
  kRunnerOut,       ///< team, base he came from
  kCaughtStealing,  ///< likewise
  kDoublePlay,      ///< team
  kStolen,          ///< team, base
  kAdvance,         ///< team, from, to
  kScores,          ///< team: one run
  kOuts,            ///< out so far
  kFlipped,         ///< defence, Glove (its back), zone
  kRemoved,         ///< likewise
  kBirdKept,        ///< team
  kBirdLost,        ///< team
  kHalfInningOver,  ///< team, runs, left on base
  kWalkOff,         ///< winner
  kCalledOff,       ///< too many plays
  kWon,             ///< winner, its runs, the other's
  kTied,            ///< runs of either
  kCount
};

/// The table of the events, in the order of EventId.
[[nodiscard]] std::span<const EventInfo> eventTable();

/// Rows of GameInfo::words; those of a comparison in the order of Compared.
inline constexpr int kTopWord = 0;
inline constexpr int kBottomWord = 1;
inline constexpr int kComparedWord = 2;
inline constexpr int kWords = 5;

}  // namespace raindelay::rallybird
