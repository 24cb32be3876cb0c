#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/card_set.h"
#include "core/text.h"

namespace raindelay::quick_tennis {

/// A quarter of one side of the court, seen by its owner: 1 back right, 2 back left, 3 front left,
/// 4 front right.
using Quadrant = std::uint8_t;
inline constexpr int kQuadrants = 4;

/// True if one stands on the same side of one's court, left or right, as the other.
[[nodiscard]] constexpr bool sameSide(Quadrant a, Quadrant b) {
  return a == b || a + b == 5;
}
/// True if the two touch at a corner only.
[[nodiscard]] constexpr bool diagonal(Quadrant a, Quadrant b) {
  return a != b && (a + b) % 2 == 0;
}

/// A player's cards are numbered by quadrant, then by copy: two cards for the same quadrant do the
/// same, but are two cards.
inline constexpr int kCopies = 4;
inline constexpr int kCards = kQuadrants * kCopies;
using Hand = CardSet<kCards>;
/// A card that the other has spent face down.
inline constexpr Card kUnseen{kCards};

/// Copy 0 … 3 of the card for a quadrant 1 … 4.
[[nodiscard]] constexpr Card cardFor(int quadrant, int copy) {
  return Card((quadrant - 1) * kCopies + copy);
}
[[nodiscard]] constexpr Quadrant quadrantOf(Card card) {
  return static_cast<Quadrant>(card.index() / kCopies + 1);
}
[[nodiscard]] constexpr int copyOf(Card card) {
  return card.index() % kCopies;
}

/// Rows of GameInfo::pieceKinds: each player's cards, the two figures and the ball.
enum class Kind : std::uint8_t { kRed, kBlue, kPlayer, kBall };
inline constexpr int kKinds = 4;

inline constexpr std::array<std::string_view, 2> kColours{"red", "blue"};
inline constexpr std::array<std::string_view, 2> kPlayerCodes{"player-0", "player-1"};

/// The kind of a seat's cards.
[[nodiscard]] constexpr std::string_view colourOf(Seat seat) {
  return kColours[static_cast<std::size_t>(seat.index())];
}
[[nodiscard]] constexpr Face faceOf(Kind kind, int number) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(number)};
}
/// A seat's card; a face-down one of kUnseen.
[[nodiscard]] constexpr Face shotFace(Seat seat, Card card) {
  return {static_cast<std::uint8_t>(seat.index()),
          static_cast<std::int16_t>(card == kUnseen ? Face::kUnknown : card.index())};
}
[[nodiscard]] constexpr Face playerFace(Seat seat) {
  return faceOf(Kind::kPlayer, seat.index());
}
inline constexpr Face kBallFace = faceOf(Kind::kBall, 0);

/// Rows of GameInfo::places: for each seat its hand, what it has played to this shot, what is spent
/// until the point ends, and the quadrants of its court.
namespace places {
inline constexpr int kHand = 0;
inline constexpr int kSlot = 2;
inline constexpr int kSpent = 4;
inline constexpr int kCourt = 6;
inline constexpr int kCount = kCourt + 2 * kQuadrants;
}  // namespace places

[[nodiscard]] constexpr Place handPlace(Seat seat) {
  return Place(places::kHand + seat.index());
}
[[nodiscard]] constexpr Place slotPlace(Seat seat) {
  return Place(places::kSlot + seat.index());
}
[[nodiscard]] constexpr Place spentPlace(Seat seat) {
  return Place(places::kSpent + seat.index());
}
[[nodiscard]] constexpr Place courtPlace(Seat seat, Quadrant quadrant) {
  return Place(places::kCourt + seat.index() * kQuadrants + quadrant - 1);
}

}  // namespace raindelay::quick_tennis
