#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/action.h"
#include "core/card_set.h"
#include "core/fixed_vector.h"
#include "core/text.h"

namespace raindelay::goofspiel {

/// Prizes, and as many bids for each seat; card i is worth i + 1 (rule 1.1).
inline constexpr int kCards = 7;
using Cards = CardSet<kCards>;
[[nodiscard]] constexpr int worthOf(Card card) {
  return card.index() + 1;
}

[[nodiscard]] constexpr int worthOf(const FixedVector<Card, kCards>& prizes) {
  int points = 0;
  for (const Card prize : prizes) points += worthOf(prize);
  return points;
}

/// Rows of GameInfo::sources and GameInfo::pieceKinds.
inline constexpr int kPrizeSource = 0;
enum Kind : std::uint8_t { kPrize, kRed, kBlue };

[[nodiscard]] constexpr Face prizeFace(int number) {
  return {kPrize, static_cast<std::int16_t>(number)};
}
[[nodiscard]] constexpr Face bidFace(Seat seat, int number) {
  return {static_cast<std::uint8_t>(kRed + seat.index()), static_cast<std::int16_t>(number)};
}

/// Rows of GameInfo::places; what a seat has comes twice.
namespace places {
inline constexpr Place kPack{0};
inline constexpr Place kStake{1};
inline constexpr Place kOut{2};
inline constexpr int kCount = 11;
}  // namespace places
[[nodiscard]] constexpr Place handPlace(Seat seat) {
  return Place(3 + seat.index());
}
[[nodiscard]] constexpr Place bidPlace(Seat seat) {
  return Place(5 + seat.index());
}
[[nodiscard]] constexpr Place wonPlace(Seat seat) {
  return Place(7 + seat.index());
}
[[nodiscard]] constexpr Place spentPlace(Seat seat) {
  return Place(9 + seat.index());
}

enum class Phase : std::uint8_t {
  kTurnUp,  ///< chance turns up a prize
  kBid,     ///< seat 0 lays its bid, face down
  kAnswer,  ///< seat 1 lays its own, and both are shown
  kOver,
};

/// A seat's cards. A bid that lies face down is still among its bids.
struct Side {
  Cards bids = Cards::firstCards(kCards);
  FixedVector<Card, kCards> spent;
  FixedVector<Card, kCards> won;

  friend bool operator==(const Side&, const Side&) = default;
};

/// The full state, and a view's knowledge of it: all but the bid of seat 0 while seat 1 answers.
struct State {
  Phase phase = Phase::kTurnUp;
  Cards pack = Cards::firstCards(kCards);
  FixedVector<Card, kCards> stake;  ///< the prizes that are bid for
  FixedVector<Card, kCards> out;    ///< those that nobody got
  Card bid;                         ///< of seat 0, in kAnswer; else 0
  std::array<Side, 2> sides;

  [[nodiscard]] constexpr Side& of(Seat seat) {
    return sides[static_cast<std::size_t>(seat.index())];
  }
  [[nodiscard]] constexpr const Side& of(Seat seat) const {
    return sides[static_cast<std::size_t>(seat.index())];
  }
  [[nodiscard]] constexpr int points(Seat seat) const { return worthOf(of(seat).won); }
  /// The total worth of the prizes being bid for.
  [[nodiscard]] constexpr int atStake() const { return worthOf(stake); }

  friend bool operator==(const State&, const State&) = default;
};

struct View : State {
  Seat seat;  ///< the seat whose view it is

  friend bool operator==(const View&, const View&) = default;
};

}  // namespace raindelay::goofspiel
