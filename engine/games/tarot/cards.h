#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/text.h"

namespace raindelay::tarot {

/// A suit has sixteen numbers, of which fourteen are cards: Ace 0 … King 13. The trumps begin in a
/// word of their own, so that a suit, or all trumps, are a mask, and of two cards that can beat
/// each other the higher number does.
enum class Suit : std::uint8_t { kSceptres, kCups, kSwords, kPentacles, kTrumps, kNone };
inline constexpr int kSuits = 5;
inline constexpr int kRanks = 14;
inline constexpr int kTrumpCount = 22;
inline constexpr int kFirstTrump = 64;
inline constexpr int kCards = 78;
inline constexpr int kHandSize = 25;
inline constexpr int kSpareSize = 3;
inline constexpr int kAtATime = 5;  ///< so many cards of a hand are dealt

using Hand = CardSet<128>;

[[nodiscard]] constexpr Card cardAt(Suit suit, int rank) {
  return Card(16 * static_cast<int>(suit) + rank);
}
[[nodiscard]] constexpr Card trump(int number) {
  return Card(kFirstTrump + number);
}
[[nodiscard]] constexpr bool isTrump(Card card) {
  return card.index() >= kFirstTrump;
}
[[nodiscard]] constexpr Suit suitOf(Card card) {
  return static_cast<Suit>(std::min(card.index() / 16, static_cast<int>(Suit::kTrumps)));
}
/// The rank of a suit's card, 0 … 13, or a trump's number.
[[nodiscard]] constexpr int rankOf(Card card) {
  return isTrump(card) ? card.index() - kFirstTrump : card.index() % 16;
}

inline constexpr int kKnave = 10;
inline constexpr int kKnight = 11;
inline constexpr int kQueen = 12;
inline constexpr int kKing = 13;

/// Cards in notation, by number: Knave `N`, Knight `Kt`; sWords `w`.
inline constexpr std::array<std::string_view, kFirstTrump + kTrumpCount> kCodes{
    "As",  "2s",  "3s",  "4s",  "5s",  "6s",  "7s",  "8s",  "9s", "10s", "Ns",  "Kts", "Qs",
    "Ks",  "",    "",    "Ac",  "2c",  "3c",  "4c",  "5c",  "6c", "7c",  "8c",  "9c",  "10c",
    "Nc",  "Ktc", "Qc",  "Kc",  "",    "",    "Aw",  "2w",  "3w", "4w",  "5w",  "6w",  "7w",
    "8w",  "9w",  "10w", "Nw",  "Ktw", "Qw",  "Kw",  "",    "",   "Ap",  "2p",  "3p",  "4p",
    "5p",  "6p",  "7p",  "8p",  "9p",  "10p", "Np",  "Ktp", "Qp", "Kp",  "",    "",    "t0",
    "t1",  "t2",  "t3",  "t4",  "t5",  "t6",  "t7",  "t8",  "t9", "t10", "t11", "t12", "t13",
    "t14", "t15", "t16", "t17", "t18", "t19", "t20", "t21"};

inline constexpr Card kFool = trump(0);
/// Stands where no card is.
inline constexpr Card kNoCard{127};

/// The trumps from one number to another.
[[nodiscard]] constexpr Hand trumps(int from, int to) {
  Hand set;
  for (int i = from; i <= to; ++i) set.insert(trump(i));
  return set;
}
/// The four cards of a rank.
[[nodiscard]] constexpr Hand allOf(int rank) {
  Hand set;
  for (int suit = 0; suit < 4; ++suit) set.insert(cardAt(static_cast<Suit>(suit), rank));
  return set;
}

inline constexpr Hand kAllTrumps = trumps(0, 21);
inline constexpr Hand kGreaterTrumps = trumps(17, 21);
inline constexpr Hand kLesserTrumps = trumps(1, 5);
inline constexpr Hand kKings = allOf(kKing);
inline constexpr Hand kCourts = allOf(kKnave) | allOf(kKnight) | allOf(kQueen);
/// The Tarot Trumps: 0, 1, 21 and the Kings.
inline constexpr Hand kTarotTrumps = kKings | trumps(0, 1) | trumps(21, 21);

inline constexpr Hand kPack = [] {
  Hand set = kAllTrumps;
  for (int rank = 0; rank < kRanks; ++rank) set = set | allOf(rank);
  return set;
}();
static_assert(kPack.size() == kCards);

namespace detail {

inline constexpr auto kFollowers = [] {
  std::array<Hand, kSuits + 1> sets;
  kPack.forEach([&](Card card) {
    if (card != kFool) sets[static_cast<std::size_t>(suitOf(card))].insert(card);
  });
  return sets;
}();

inline constexpr auto kWinners = [] {
  std::array<Hand, kSuits + 1> sets = kFollowers;
  for (Hand& set : sets) set = set | kFollowers[static_cast<std::size_t>(Suit::kTrumps)];
  sets.back() = kPack - trumps(0, 0);
  return sets;
}();

inline constexpr auto kStrangers = [] {
  std::array<Hand, kSuits + 1> sets;
  for (std::size_t i = 0; i < kSuits; ++i) sets[i] = kPack - kFollowers[i] - trumps(0, 0);
  return sets;
}();

inline constexpr auto kBelow = [] {
  std::array<Hand, kFirstTrump + kTrumpCount> sets;
  for (std::size_t i = 1; i < sets.size(); ++i) {
    sets[i] = sets[i - 1];
    sets[i].insert(Card(static_cast<int>(i) - 1));
  }
  return sets;
}();

}  // namespace detail

/// The cards to play to a suit, if any is held: the 0 follows none.
[[nodiscard]] constexpr const Hand& followers(Suit suit) {
  return detail::kFollowers[static_cast<std::size_t>(suit)];
}

/// The cards that can be best in a trick to which the suit was led, or none so far.
[[nodiscard]] constexpr const Hand& winners(Suit led) {
  return detail::kWinners[static_cast<std::size_t>(led)];
}
/// The cards that no holder of the suit plays to it.
[[nodiscard]] constexpr const Hand& strangers(Suit led) {
  return detail::kStrangers[static_cast<std::size_t>(led)];
}

/// The cards of a hand that come before the card.
[[nodiscard]] constexpr Hand below(const Hand& hand, Card card) {
  return hand & detail::kBelow[static_cast<std::size_t>(card.index())];
}
/// The `count` lowest cards of a set, which must have as many.
[[nodiscard]] constexpr Hand lowest(const Hand& hand, int count) {
  return count == hand.size() ? hand : below(hand, hand.nth(count));
}

/// An unbroken run of cards of a suit, or of trumps without the 0.
struct Run {
  Card first;
  Card last;

  [[nodiscard]] constexpr int length() const { return last.index() - first.index() + 1; }
  [[nodiscard]] constexpr Hand cards() const {
    Hand set = below(kPack, last) - below(kPack, first);
    set.insert(last);
    return set;
  }
  /// The cards next to it, which whoever holds a whole run doesn't hold.
  [[nodiscard]] constexpr Hand neighbours() const {
    Hand set;
    if (first.index() > 0) set.insert(Card(first.index() - 1));
    set.insert(Card(last.index() + 1));
    set.erase(kFool);
    return set & kPack;
  }
};

inline constexpr int kShortestRun = 4;

/// True if it is a run at all.
[[nodiscard]] constexpr bool isRun(Run run) {
  return run.first != kFool && suitOf(run.first) == suitOf(run.last) &&
         run.last.index() - run.first.index() + 1 >= kShortestRun;
}

/// Calls `visit(Run)` for every whole run of at least four cards that the hand has, ascending.
template <class Visit>
constexpr void forEachRun(const Hand& hand, Visit visit) {
  const auto eachOf = [&](std::uint64_t cards, int base) {
    // The beginnings of four in a row, with no card before them. Suits are two numbers apart.
    const std::uint64_t fours = cards & cards >> 1 & cards >> 2 & cards >> 3;
    for (std::uint64_t starts = fours & ~(fours << 1); starts != 0; starts &= starts - 1) {
      const int first = std::countr_zero(starts);
      const int length = std::countr_one(cards >> first);
      visit(Run{Card(base + first), Card(base + first + length - 1)});
    }
  };
  eachOf(hand.word(0), 0);
  eachOf(hand.word(1) & ~std::uint64_t{1}, kFirstTrump);
}

/// The one piece kind.
[[nodiscard]] constexpr Face faceOf(Card card) {
  return {0, static_cast<std::int16_t>(card.index())};
}
inline constexpr Face kBack{};

/// Rows of GameInfo::places.
namespace places {
inline constexpr Place kPack{0};
inline constexpr Place kThird{1};
inline constexpr Place kSpare{2};
inline constexpr Place kDiscard{3};
inline constexpr int kHand = 4;  ///< seat 0's; the others follow
inline constexpr int kTrick = kHand + kMaxSeats;
inline constexpr int kWon = kTrick + kMaxSeats;
inline constexpr int kCount = kWon + kMaxSeats;
}  // namespace places

[[nodiscard]] constexpr Place handPlace(Seat seat) {
  return Place(places::kHand + seat.index());
}
[[nodiscard]] constexpr Place trickPlace(Seat seat) {
  return Place(places::kTrick + seat.index());
}
[[nodiscard]] constexpr Place wonPlace(Seat seat) {
  return Place(places::kWon + seat.index());
}

/// Rows of GameInfo::sources: who deals first, the hands, the spare cards.
inline constexpr int kDealerSource = 0;
inline constexpr int kDealSource = 1;  ///< seat 0's; the others follow
inline constexpr int kSpareSource = kDealSource + kMaxSeats;

}  // namespace raindelay::tarot
