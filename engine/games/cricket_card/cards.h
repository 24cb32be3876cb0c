#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/text.h"

namespace raindelay::cricket_card {

/// The sixteen play cards of a side, the lowest first: 2 … 10, J J Q Q K K, and the Ace on top. The
/// second of a pair is of the wickets' suit; nothing but its picture and its code tells it apart.
inline constexpr int kPlayCards = 16;
inline constexpr int kWickets = 10;
inline constexpr int kHandSize = 4;

using Hand = CardSet<kPlayCards>;
inline constexpr Hand kAllCards = Hand::firstCards(kPlayCards);

/// Cards in notation, by number.
inline constexpr std::array<std::string_view, kPlayCards> kCodes{
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "J'", "Q", "Q'", "K", "K'", "A"};
inline constexpr int kLowest = 2;
inline constexpr int kHighest = 14;

/// 2 … 14: as printed, Jack 11, Queen 12, King 13, Ace 14.
[[nodiscard]] constexpr int valueOf(Card card) {
  constexpr std::array<int, kPlayCards> kValues{2,  3,  4,  5,  6,  7,  8,  9,
                                                10, 11, 11, 12, 12, 13, 13, 14};
  return kValues[static_cast<std::size_t>(card.index())];
}
/// The value of all cards of a hand.
[[nodiscard]] constexpr int valueOf(const Hand& hand) {
  int sum = 0;
  hand.forEach([&](Card card) { sum += valueOf(card); });
  return sum;
}

/// The cards of at least this value, 2 … 15.
[[nodiscard]] constexpr Hand cardsFrom(int value) {
  constexpr auto kSets = [] {
    std::array<Hand, kHighest - kLowest + 2> sets;
    for (int i = 0; i < kPlayCards; ++i) {
      for (int v = kLowest; v <= valueOf(Card(i)); ++v) {
        sets[static_cast<std::size_t>(v - kLowest)].insert(Card(i));
      }
    }
    return sets;
  }();
  return kSets[static_cast<std::size_t>(value - kLowest)];
}

/// A side's cards, face up: rows of GameInfo::pieceKinds are the sides. Of each the play cards come
/// first, then the ten wickets.
inline constexpr int kFaces = kPlayCards + kWickets;
[[nodiscard]] constexpr Face faceOf(Seat side, Card card) {
  return {static_cast<std::uint8_t>(side.index()), static_cast<std::int16_t>(card.index())};
}
/// Wicket 1 … 10.
[[nodiscard]] constexpr Face wicketFace(Seat side, int wicket) {
  return {static_cast<std::uint8_t>(side.index()),
          static_cast<std::int16_t>(kPlayCards + wicket - 1)};
}
[[nodiscard]] constexpr Face backOf(Seat side) {
  return {static_cast<std::uint8_t>(side.index()), Face::kUnknown};
}

// Rows of GameInfo::places: two hands, two stocks, seat 0's wickets 1 … 10, seat 1's.
inline constexpr int kPlaces = 4 + 2 * kWickets;
[[nodiscard]] constexpr Place handPlace(Seat seat) {
  return Place(seat.index());
}
[[nodiscard]] constexpr Place stockPlace(Seat seat) {
  return Place(2 + seat.index());
}
[[nodiscard]] constexpr Place wicketPlace(Seat seat, int wicket) {
  return Place(3 + kWickets * seat.index() + wicket);
}

/// Rows of GameInfo::sources.
inline constexpr int kTossSource = 0;
[[nodiscard]] constexpr int stockSource(Seat seat) {
  return 1 + seat.index();
}

}  // namespace raindelay::cricket_card
