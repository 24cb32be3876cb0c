#pragma once

#include <cstdint>
#include <span>

#include "core/event_kinds.h"
#include "games/rallybird/play_chart.h"

namespace raindelay::rallybird {

/// Rows of GameInfo::words; those of a comparison follow, in the order of Compared.
enum class Word : std::uint8_t { kTop, kBottom };
[[nodiscard]] constexpr int firstWord(Word /*word*/) {
  return 0;
}
[[nodiscard]] constexpr int firstWord(Compared /*compared*/) {
  return 2;
}
inline constexpr int kWords = 5;

// The events of a match. `team` is the one at bat, `fielding` the other.

struct HalfInningBegins {
  Word half = Word::kTop;
  int inning = 1;
  Seat team;
};
/// The play that isn't chosen in this half-inning; the team alone learns which.
struct SetAside {
  Seat team;
  Face play;
};
/// The Glove with the baseball that the defence takes, and the one that it leaves out.
struct IconKept {
  Seat fielding;
  Face kept;
  Face left;
};
/// A play lies face down.
struct Chosen {
  Seat team;
};
/// All Gloves lie.
struct Placed {
  Seat fielding;
};
/// The play is turned up.
struct Shown {
  Seat team;
  Face play;
};
/// A throw, and what the Gloves come to.
struct Rolled {
  int first = 0;
  int second = 0;
  int sum = 0;
  int gloves = 0;
  Compared compared = Compared::kLess;
};
/// The team throws again with the RallyBird.
struct Rerolled {
  Seat team;
};
/// The end of the batter's turn, in the order of Batter from kFoul on.
struct BatterEnds {
  enum class Kind : std::uint8_t {
    kFoul,
    kCaught,
    kStruckOut,
    kThrownOut,
    kReachesFirst,
    kDouble,
    kTriple,
    kHomeRun,
    kWalk,
    kCount
  };
  Kind kind = Kind::kFoul;
  Seat team = {};
};
/// A runner is forced out, or with the batter.
struct RunnerOut {
  Seat team;
  Place from;
};
struct CaughtStealing {
  Seat team;
  Place from;
};
struct DoublePlay {
  Seat team;
};
struct Stolen {
  Seat team;
  Place base;
};
struct Advance {
  Seat team;
  Place from;
  Place to;
};
/// One run.
struct Scores {
  Seat team;
};
struct Outs {
  int count = 0;  ///< so far
};
/// A Glove gives way: to its back, or out of the half-inning.
struct GloveWears {
  enum class Kind : std::uint8_t { kFlipped, kRemoved, kCount };
  Kind kind = Kind::kFlipped;
  Seat fielding;
  Face glove;  ///< its back
  Place zone;
};
/// The RallyBird after it was used.
struct Bird {
  enum class Kind : std::uint8_t { kKept, kLost, kCount };
  Kind kind = Kind::kKept;
  Seat team;
};
struct HalfInningOver {
  Seat team;
  int runs = 0;
  int leftOnBase = 0;
};
struct WalkOff {
  Seat winner;
};
/// Too many plays.
struct CalledOff {};
struct Won {
  Seat winner;
  int runs = 0;
  int otherRuns = 0;
};
struct Tied {
  int runs = 0;  ///< of each
};

using Events =
    EventKinds<HalfInningBegins, SetAside, IconKept, Chosen, Placed, Shown, Rolled, Rerolled,
               BatterEnds, RunnerOut, CaughtStealing, DoublePlay, Stolen, Advance, Scores, Outs,
               GloveWears, Bird, HalfInningOver, WalkOff, CalledOff, Won, Tied>;

/// GameInfo::events.
[[nodiscard]] std::span<const EventInfo> eventTable();

}  // namespace raindelay::rallybird
