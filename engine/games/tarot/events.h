#pragma once

#include <cstdint>
#include <span>

#include "core/info.h"
#include "games/tarot/state.h"

namespace raindelay::tarot {

/// Rows of GameInfo::events, with their values. A score sheet can be made from these alone.
enum class EventId : std::uint8_t {
  kDealer,     ///< who deals first
  kHand,       ///< number of the hand, who deals
  kDiscarded,  ///< who deals
  kShows,      ///< who declares what follows, up to four of the cards; perhaps several of these
  kGreater,    ///< who declares, how many, points
  kLesser,     ///< likewise
  kTrumps,     ///< likewise: 10 or 13
  kTarots,     ///< likewise
  kRun,        ///< who declares, first card, last card, points, how many
  kAsks,       ///< who asks, who is asked, the two that are shown
  kRefused,    ///< who asked, who has none, points
  kGives,      ///< who gives, to whom, card
  kReturns,    ///< who gives back, to whom, card
  kPlays,      ///< who, card
  kTakes,      ///< who takes the trick, points of its cards, number of the trick
  kCut,        ///< who takes it, points, how many Kings
  kFoolKept,   ///< who played the 0, points
  kCounted,    ///< whose, declared, in play, together
  kHandWon,    ///< who scores, points, score of the match
  kHandTied,   ///< points of those who have most
  kWon,        ///< winner, score
  kTied,       ///< score of those who have most
  kCount
};

/// The table of the events, in the order of EventId.
[[nodiscard]] std::span<const EventInfo> eventTable();

// Rows of GameInfo::words: the suits, then what cards are worth.
[[nodiscard]] constexpr int wordOf(Suit suit) {
  return static_cast<int>(suit);
}
inline constexpr int kWorthWord = kSuits;
inline constexpr int kWords = kWorthWord + 4;

}  // namespace raindelay::tarot
