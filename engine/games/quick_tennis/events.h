#pragma once

#include <cstdint>
#include <span>

#include "core/info.h"

namespace raindelay::quick_tennis {

/// Rows of GameInfo::events, with their values. `court` is a word: a quadrant of the receiver's
/// court.
enum class EventId : std::uint8_t {
  kToss,      ///< who serves first
  kGame,      ///< set, game of the set, server
  kTieBreak,  ///< set, who serves first
  kServes,    ///< server, court
  kAce,       ///< server
  kReturned,  ///< who returns, court
  kShot,      ///< hitter, court
  kCalled,    ///< hitter, lob or drop shot (word), where the ball lands (court)
  kRead,      ///< receiver, who was there
  kMissed,    ///< receiver, where he ran (court)
  kReaches,   ///< receiver, court: the recovery
  kDiagonal,  ///< receiver, court: too far
  kTooFast,   ///< receiver, call (word), court: too far for a called shot
  kLetsGo,    ///< receiver: concedes
  kNoCards,   ///< who has none left with the ball on his side
  kPoint,     ///< who won it
  kScore,     ///< the server's points and the receiver's (words), or in numbers in a tie-break
  kTieScore,  ///< the server's points and the receiver's (numbers)
  kDeuce,
  kAdvantage,  ///< whose
  kGameWon,    ///< who won it, games of the winner, of the other
  kSetWon,     ///< who won it, games of the winner, of the other
  kWon,        ///< winner, sets of the winner, of the other
  kCalledOff,
  kCount
};

/// The table of the events, in the order of EventId.
[[nodiscard]] std::span<const EventInfo> eventTable();

/// Rows of GameInfo::words: the calls in the order of Call, then 0, 15, 30, 40, then the quadrants.
inline constexpr int kLoveWord = 2;
inline constexpr int kCourtWord = 6;
inline constexpr int kWords = 10;

}  // namespace raindelay::quick_tennis
