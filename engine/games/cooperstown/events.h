#pragma once

#include <cstdint>
#include <span>

#include "core/info.h"

namespace raindelay::cooperstown {

/// Rows of GameInfo::events. `card` is an offensive face, `fielder` a defensive one, `position` and
/// `base` are places. Values in the order in which they are given.
enum class EventId : std::uint8_t {
  kDrawn,            ///< seat, defensive face
  kHome,             ///< home seat
  kDealt,            ///< cards a team
  kSharedDeck,       ///< (none)
  kGameBegins,       ///< number of the game, home seat
  kHalfInning,       ///< word top/bottom, inning, batting seat
  kHalfInningOver,   ///< batting seat, runs, hits, errors (of the field), left on base
  kFieldLaid,        ///< fielding seat
  kTurned,           ///< card, batting seat
  kSingle,           ///< card, fielder, position
  kDouble,           ///< card, fielder, position
  kTriple,           ///< card, fielder, position
  kHomeRun,          ///< card, fielder, position
  kInsidePark,       ///< card, fielder, position
  kAutoSingle,       ///< card
  kAutoDouble,       ///< card
  kAutoTriple,       ///< card
  kAutoHomeRun,      ///< card
  kError,            ///< card, fielder, position, bases
  kGroundOut,        ///< card, fielder, position
  kLineOut,          ///< card, fielder, position (fielder's choice: the batter)
  kFlyOut,           ///< card, fielder, position
  kAutoGroundOut,    ///< card
  kAutoLineOut,      ///< card
  kFoulPop,          ///< card
  kAutoFlyOut,       ///< card
  kCircusCatch,      ///< card
  kFoulOut,          ///< card (The Pickoff with nobody on)
  kInfieldOut,       ///< card (a sacrifice with nobody on)
  kStrikeout,        ///< card
  kFoul,             ///< card
  kWalk,             ///< card
  kHitByPitch,       ///< card
  kWildPitch,        ///< card
  kSacrifice,        ///< card
  kDoublePlay,       ///< card, runner
  kForceDoublePlay,  ///< card, runner
  kFieldersChoice,   ///< card, runner
  kStealTry,         ///< runner, base aimed at
  kStolen,           ///< runner, base
  kCaughtStealing,   ///< runner, base, fielder
  kStealError,       ///< runner, fielder, base aimed at
  kStealBunted,      ///< card, runner, base
  kStealDoublePlay,  ///< card, runner
  kStealStrikeout,   ///< card, runner, base
  kBuntTry,          ///< batting seat
  kBuntSacrifice,    ///< card
  kBuntHit,          ///< card, fielder
  kBuntForce,        ///< card, runner
  kBuntOut,          ///< card
  kBuntDoublePlay,   ///< card, runner
  kPickedOff,        ///< runner, base
  kAdvance,          ///< runner, base left, base taken
  kTagUp,            ///< runner, base left, base taken
  kReaches,          ///< card, base
  kScores,           ///< runner, batting seat
  kOut,              ///< card, number of the out in this half-inning
  kReady,            ///< fielding seat
  kSwitched,         ///< fielder, fielder, position of the first now, of the second now
  kSubNamed,         ///< fielder, position
  kSubIn,            ///< new fielder, old fielder, position
  kRelieverCalled,   ///< fielding seat
  kRelieverIn,       ///< new fielder, old fielder
  kPinchHitter,      ///< batting seat
  kPinchRunner,      ///< new runner, old runner, base
  kDeckShuffled,     ///< batting seat
  kDeckTurnedOver,   ///< (none)
  kDeckSpent,        ///< (none)
  kWhiffCounted,     ///< which of the game
  kBeanballCounted,  ///< which of the game
  kRain,             ///< (none)
  kBrawl,            ///< (none)
  kEjected,          ///< card
  kWalkOff,          ///< home seat
  kGameWon,          ///< winner, his runs, the other's
  kGameTied,         ///< runs
  kGameVoid,         ///< (none)
  kCurfew,           ///< (none)
  kCount
};

/// The table of the events, in the order of EventId.
[[nodiscard]] std::span<const EventInfo> eventTable();

/// Rows of GameInfo::words.
inline constexpr int kWordTop = 0;
inline constexpr int kWordBottom = 1;
inline constexpr int kWordSuit = 2;  ///< Bats; the other suits and the wildcards follow
inline constexpr int kWordValue = kWordSuit + 5;  ///< low fielders; middling and high ones follow
inline constexpr int kWords = kWordValue + 3;

}  // namespace raindelay::cooperstown
