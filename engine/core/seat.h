#pragma once

#include <compare>
#include <cstdint>

namespace raindelay {

/// The most seats that any game has (Tarot: three).
inline constexpr int kMaxSeats = 3;

/// A chair at the table, numbered from 0. It belongs to one person for a whole match; home, batting
/// or dealing are roles that a game's state gives to seats.
class Seat {
 public:
  constexpr Seat() = default;
  constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {}

  /// 0 … kMaxSeats - 1.
  [[nodiscard]] constexpr int index() const { return index_; }
  /// The opposite seat of a two-seat game.
  [[nodiscard]] constexpr Seat other() const { return Seat(1 - index_); }

  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  std::uint8_t index_ = 0;
};

}  // namespace raindelay
