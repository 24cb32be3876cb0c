#pragma once

#include <cstdint>
#include <span>

#include "core/info.h"
#include "games/cricket_card/cards.h"

namespace raindelay::cricket_card {

/// Rows of GameInfo::events, with their values. A scorecard can be made from these alone.
enum class EventId : std::uint8_t {
  kTest,          ///< number, tests in the series, multiplier
  kToss,          ///< who won it
  kTossPasses,    ///< whose turn it is to choose
  kBatsFirst,     ///< who chose to bat
  kBowlsFirst,    ///< who chose to bowl
  kInnings,       ///< who bats, which of its innings (word)
  kTarget,        ///< who bats last, runs to win
  kStroke,        ///< who bats, card, wicket, runs it is worth
  kCounter,       ///< who bowls, card, wicket
  kRecounter,     ///< who bats, card, wicket, runs it is worth
  kScores,        ///< who bats, wicket, runs, total of the innings
  kBlocks,        ///< who bats, wicket: nothing was countered, nothing scored
  kOut,           ///< who bats, wicket: the counter stood
  kDeclared,      ///< who bats, total of the innings, wickets played
  kAllPlayed,     ///< likewise: all ten
  kNoCards,       ///< likewise: the hand is empty
  kCounted,       ///< whose, the up to four cards of the hand that is counted now
  kExtras,        ///< whose, extras, total of the innings
  kFollowOn,      ///< who bats again, runs behind
  kReshuffled,    ///< all sixteen of each side
  kTotals,        ///< whose, first innings, second innings, both
  kWonByInnings,  ///< winner, runs, "run" or "runs" (word)
  kWonByRuns,     ///< winner, runs, "run" or "runs" (word)
  kWonByWickets,  ///< winner, wickets not played before the winning stroke, "wicket(s)" (word)
  kWonOnExtras,   ///< winner, runs, "run" or "runs" (word)
  kTied,          ///< runs of each
  kDrawn,         ///< runs of both together
  kStanding,      ///< tests won by seat 0, by seat 1, drawn or tied
  kSeriesWon,     ///< winner, tests it won, tests the other won
  kSeriesLevel,   ///< tests won by each
  kCount
};

/// The table of the events, in the order of EventId.
[[nodiscard]] std::span<const EventInfo> eventTable();

// Rows of GameInfo::words: the ranks 2 … 14, then these.
[[nodiscard]] constexpr int rankWord(Card card) {
  return valueOf(card) - kLowest;
}
inline constexpr int kFirstWord = kHighest - kLowest + 1;
inline constexpr int kSecondWord = kFirstWord + 1;
/// "run", or with a number but 1 "runs".
[[nodiscard]] constexpr int runWord(int count) {
  return kSecondWord + (count == 1 ? 1 : 2);
}
[[nodiscard]] constexpr int wicketWord(int count) {
  return kSecondWord + (count == 1 ? 3 : 4);
}
inline constexpr int kWords = kSecondWord + 5;

}  // namespace raindelay::cricket_card
