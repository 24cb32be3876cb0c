#pragma once

#include <cstdint>
#include <span>

#include "core/event_kinds.h"
#include "games/quick_baseball/card_values.h"

namespace raindelay::quick_baseball {

/// Rows of GameInfo::words: the borders in the order of Border, then these.
enum class Word : std::uint8_t { kTop = 4, kBottom };
[[nodiscard]] constexpr int firstWord(Word /*word*/) {
  return 0;
}
[[nodiscard]] constexpr int firstWord(Border /*border*/) {
  return 0;
}

// The events of a match. `team` is the one at bat, `batter` the number 1 … 9.

struct HalfInningBegins {
  Word half = Word::kTop;
  int inning = 1;
  Seat team;
};
struct HalfInningOver {
  Seat team;
  int runs = 0;
  int leftOnBase = 0;
};
/// The cards lie open: the batter swings at the pitch.
struct Swings {
  Seat team;
  int batter = 1;
  Face bat;
  Face pitch;
};
/// The batter lets the pitch go by.
struct Leaves {
  Seat team;
  int batter = 1;
  Face pitch;
};
/// A runner tries to steal the base aimed at.
struct StealTry {
  Seat team;
  Place aim;
  Face pitch;
};
/// A border meets its like.
struct BaseHit {
  enum class Kind : std::uint8_t { kSingle, kDouble, kTriple, kHomeRun, kCount };
  Kind kind = Kind::kSingle;
  Seat team;
  int batter = 1;
  Border border = Border::kRed;

  [[nodiscard]] constexpr int bases() const { return 1 + static_cast<int>(kind); }
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
struct BatterOut {
  enum class Kind : std::uint8_t {
    kStruckOut,
    kCalledOut,  ///< left a blue pitch
    kFlyOut,
    kRunOut,
    kCaught,
    kCount
  };
  Kind kind = Kind::kStruckOut;
  Seat team;
  int batter = 1;
};
/// Not out on the Fly Ball with two out.
struct FlyDropped {
  Seat team;
  int batter = 1;
};
/// The batter left it, and nothing happened.
struct Taken {
  Seat team;
  int batter = 1;
};
struct Ball {
  Seat team;
  int count = 0;  ///< with it
};
struct Walk {
  Seat team;
  int batter = 1;
};
struct Stolen {
  Seat team;
  Place base;
};
struct CaughtStealing {
  Seat team;
  Place base;  ///< aimed at
};
struct Outs {
  int count = 0;  ///< so far
};
struct BatsRefreshed {
  Seat team;
};
struct PitchesRefreshed {
  Seat pitching;
};
/// A team keeps the cards that are left.
struct Kept {
  Seat by;
};
struct Relief {
  Seat pitching;
};
struct WalkOff {
  Seat winner;
};
/// Too many pitches.
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
    EventKinds<HalfInningBegins, HalfInningOver, Swings, Leaves, StealTry, BaseHit, Advance, Scores,
               BatterOut, FlyDropped, Taken, Ball, Walk, Stolen, CaughtStealing, Outs,
               BatsRefreshed, PitchesRefreshed, Kept, Relief, WalkOff, CalledOff, Won, Tied>;

/// GameInfo::events.
[[nodiscard]] std::span<const EventInfo> eventTable();

}  // namespace raindelay::quick_baseball
