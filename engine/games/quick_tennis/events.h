#pragma once

#include <cstdint>
#include <span>

#include "core/event_kinds.h"
#include "games/quick_tennis/card_values.h"

namespace raindelay::quick_tennis {

/// A player's points in a game, as they are called.
enum class GamePoints : std::uint8_t { kLove, kFifteen, kThirty, kForty, kCount };

/// A quadrant of the court, in words.
enum class Quarter : std::uint8_t { kBackRight, kBackLeft, kFrontLeft, kFrontRight, kCount };
[[nodiscard]] constexpr Quarter quarterOf(Quadrant quadrant) {
  return static_cast<Quarter>(quadrant - 1);
}
[[nodiscard]] constexpr Quadrant quadrantOf(Quarter quarter) {
  return static_cast<Quadrant>(static_cast<int>(quarter) + 1);
}

// Rows of GameInfo::words: the calls, then the points, then the quadrants.
[[nodiscard]] constexpr int firstWord(Call /*call*/) {
  return 0;
}
[[nodiscard]] constexpr int firstWord(GamePoints /*points*/) {
  return kCalls;
}
[[nodiscard]] constexpr int firstWord(Quarter /*quarter*/) {
  return firstWord(GamePoints::kCount) + static_cast<int>(GamePoints::kCount);
}
inline constexpr int kWords = firstWord(Quarter::kCount) + static_cast<int>(Quarter::kCount);
[[nodiscard]] constexpr int wordOf(Call call) {
  return firstWord(call) + static_cast<int>(call);
}
[[nodiscard]] constexpr int wordOf(GamePoints points) {
  return firstWord(points) + static_cast<int>(points);
}

// The events of a match. `court` is a quadrant of the receiver's court.

/// The winner serves first.
struct Toss {
  Seat winner;
};
/// Of a game or tie-break; alone: it is the whole match, which has no sets.
enum class BeginsKind : std::uint8_t { kInSet, kAlone, kCount };
struct GameBegins {
  using Kind = BeginsKind;
  Kind kind = Kind::kInSet;
  int set = 1;
  int game = 1;
  Seat server;
};
struct TieBreakBegins {
  using Kind = BeginsKind;
  Kind kind = Kind::kInSet;
  int set = 1;
  Seat server;  ///< the seat that serves first
};
struct Serves {
  Seat by;
  Quarter court = Quarter::kBackRight;
};
struct Ace {
  Seat by;
};
/// The receiver is where the ball is.
struct Returned {
  Seat by;
  Quarter court = Quarter::kBackRight;
};
struct Shot {
  Seat by;
  Quarter court = Quarter::kBackRight;  ///< aimed at
};
/// The hitter calls a lob or a drop shot.
struct Calls {
  Seat by;
  Call call = Call::kLob;
  Quarter court = Quarter::kBackRight;  ///< where the ball lands
};
/// The receiver was there, whatever was called.
struct Read {
  Seat by;
};
/// The receiver isn't where the ball is.
struct Missed {
  Seat by;
  Quarter court = Quarter::kBackRight;  ///< run to
};
/// The receiver's recovery.
struct Reaches {
  Seat by;
  Quarter court = Quarter::kBackRight;
};
/// Too far for the receiver.
struct Diagonal {
  Seat by;
  Quarter court = Quarter::kBackRight;
};
/// Too far for the receiver of a called shot.
struct TooFast {
  Seat by;
  Call call = Call::kLob;
  Quarter court = Quarter::kBackRight;
};
/// The receiver concedes.
struct LetsGo {
  Seat by;
};
/// The side that the ball is on has no card left.
struct NoCards {
  Seat by;
};
struct PointWon {
  Seat winner;
};
/// The server's points and the receiver's; level ones have words of their own.
struct GameScore {
  enum class Kind : std::uint8_t { kApart, kLevel, kCount };
  Kind kind = Kind::kApart;
  GamePoints server = GamePoints::kLove;
  GamePoints receiver = GamePoints::kLove;
};
/// Likewise in a tie-break.
struct TieScore {
  using Kind = GameScore::Kind;
  Kind kind = Kind::kApart;
  int server = 0;
  int receiver = 0;
};
struct Deuce {};
struct Advantage {
  Seat of;
};
/// Games of the set, with it: the winner's and the other's.
struct GameWon {
  Seat winner;
  int games = 0;
  int otherGames = 0;
};
/// Its games.
struct SetWon {
  Seat winner;
  int games = 0;
  int otherGames = 0;
};
struct Won {
  enum class Kind : std::uint8_t { kSets, kGame, kTieBreak, kCount };
  Kind kind = Kind::kSets;
  Seat winner;
  int sets = 0;
  int otherSets = 0;
};
/// Too many points.
struct CalledOff {};

using Events = EventKinds<Toss, GameBegins, TieBreakBegins, Serves, Ace, Returned, Shot, Calls,
                          Read, Missed, Reaches, Diagonal, TooFast, LetsGo, NoCards, PointWon,
                          GameScore, TieScore, Deuce, Advantage, GameWon, SetWon, Won, CalledOff>;

/// GameInfo::events.
[[nodiscard]] std::span<const EventInfo> eventTable();

}  // namespace raindelay::quick_tennis
