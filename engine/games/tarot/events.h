#pragma once

#include <cstdint>
#include <span>
#include <variant>

#include "core/event_kinds.h"
#include "games/tarot/scoring.h"

namespace raindelay::tarot {

/// The worth for which a card is held.
enum class Worth : std::uint8_t { kTarotTrump, kTrump, kCourt, kPlain, kCount };

// Rows of GameInfo::words: the suits, then what cards are worth.
[[nodiscard]] constexpr int firstWord(Suit /*suit*/) {
  return 0;
}
[[nodiscard]] constexpr int firstWord(Worth /*worth*/) {
  return kSuits;
}
inline constexpr int kWords = kSuits + static_cast<int>(Worth::kCount);
[[nodiscard]] constexpr Value wordOf(Suit suit) {
  return Value::word(firstWord(suit) + static_cast<int>(suit));
}
[[nodiscard]] constexpr Value wordOf(Worth worth) {
  return Value::word(firstWord(worth) + static_cast<int>(worth));
}

// The events of a match. A score sheet can be made from these alone.

struct DealsFirst {
  Seat dealer;
};
/// A hand begins: its number in the match.
struct HandBegins {
  int number = 1;
  Seat dealer;
};
/// The dealer has laid three cards away.
struct Discarded {
  Seat dealer;
};
/// Some of the cards of what is declared next; perhaps several of these.
struct Shows {
  Seat by;
  FixedVector<Face, 4> cards;
};
/// Greater, Lesser or Tarot Trumps, so many, or ten or thirteen trumps.
struct Declares {
  enum class Kind : std::uint8_t { kGreater, kLesser, kTrumps, kTarots, kCount };
  Kind kind = Kind::kGreater;
  Seat by;
  int count = 0;
  int points = 0;
};
struct DeclaresRun {
  Seat by;
  Face first;
  Face last;
  int points = 0;
  int length = 0;
};
/// For a third Tarot Trump, and shows the other two.
struct Asks {
  Seat by;
  Seat asked;
  Face first;
  Face second;
};
/// The seat asked has no Tarot Trump: that scores for the seat that asked.
struct HasNone {
  Seat by;  ///< the seat that asked
  Seat asked;
  int points = 0;
};
/// The Tarot Trump that was asked for.
struct Gives {
  Seat by;
  Seat to;
  Face card;
};
/// Another card for it.
struct Returns {
  Seat by;
  Seat to;
  Face card;
};
struct Plays {
  Seat by;
  Face card;
};
/// A trick is taken, the hand's first, second …; points of its cards.
struct Takes {
  Seat by;
  int points = 0;
  int trick = 1;
};
/// Kings were cut in it.
struct Cuts {
  Seat by;
  int points = 0;
  int kings = 0;
};
/// The 0 scores for whoever played it.
struct FoolKept {
  Seat by;
  int points = 0;
};
/// A seat's points at a hand's end.
struct HandCounted {
  Seat side;
  int declared = 0;
  int played = 0;
  int together = 0;
};
/// Whoever has most is so many points ahead, and scores them; `score` is that of the match.
struct HandWon {
  Seat winner;
  int points = 0;
  int score = 0;
};
struct HandTied {
  int points = 0;  ///< of those who have most
};
struct Won {
  Seat winner;
  int score = 0;
};
struct Tied {
  int score = 0;  ///< of those who have most
};

using Events = EventKinds<DealsFirst, HandBegins, Discarded, Shows, Declares, DeclaresRun, Asks,
                          HasNone, Gives, Returns, Plays, Takes, Cuts, FoolKept, HandCounted,
                          HandWon, HandTied, Won, Tied>;

/// GameInfo::events.
[[nodiscard]] std::span<const EventInfo> eventTable();

/// The event that tells a declaration.
using Declared = std::variant<Declares, DeclaresRun>;
/// The event of an action that declares, with what a hand has of it (combinationOf).
[[nodiscard]] Declared declaredBy(Seat seat, const Combination& made, Action what);

}  // namespace raindelay::tarot
