#pragma once

#include <cstdint>
#include <span>

#include "core/info.h"

namespace raindelay::quick_baseball {

/// Rows of GameInfo::events, with their values. `team` is a seat, `batter` the number 1 … 9.
enum class EventId : std::uint8_t {
  kHalfInning,      ///< Top or Bottom (word), inning, batting team
  kHalfInningOver,  ///< batting team, runs, left on base
  kSwings,          ///< batting team, batter, batting card, pitch
  kLeaves,          ///< batting team, batter, pitch
  kStealTry,        ///< batting team, base aimed at (place), pitch
  kSingle,          ///< batting team, batter, matched border (word)
  kDouble,          ///< likewise
  kTriple,          ///< likewise
  kHomeRun,         ///< likewise
  kAdvance,         ///< batting team, from, to (places)
  kScores,          ///< batting team: one run
  kStruckOut,       ///< batting team, batter; so the other outs
  kCalledOut,       ///< left a blue pitch
  kFlyOut,
  kRunOut,
  kCaught,
  kFlyDropped,        ///< not out on the Fly Ball with two out
  kTaken,             ///< batting team, batter: left, and nothing happened
  kBall,              ///< batting team, ball count
  kWalk,              ///< batting team, batter
  kStolen,            ///< batting team, base (place)
  kCaughtStealing,    ///< batting team, base aimed at (place)
  kOuts,              ///< out so far
  kBatsRefreshed,     ///< batting team
  kPitchesRefreshed,  ///< pitching team
  kKept,              ///< the team that goes on with what it has
  kRelief,            ///< pitching team
  kWalkOff,           ///< winning team
  kCalledOff,         ///< too many pitches
  kWon,               ///< winner, its runs, the other's
  kTied,              ///< runs of either
  kCount
};

/// The table of the events, in the order of EventId.
[[nodiscard]] std::span<const EventInfo> eventTable();

/// Rows of GameInfo::words: the borders in the order of Border, then these.
inline constexpr int kTopWord = 4;
inline constexpr int kBottomWord = 5;

}  // namespace raindelay::quick_baseball
