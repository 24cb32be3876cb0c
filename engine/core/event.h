#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/text.h"

namespace raindelay {

/// The seats that learn of an event, a move or an action: those of `seats` learn all of it; the
/// others the veiled form ("a card"), or nothing.
struct Audience {
  std::uint8_t seats = kEverybody;  ///< one bit a seat
  bool veiledForOthers = false;

  static constexpr std::uint8_t kEverybody = (1U << kMaxSeats) - 1;

  [[nodiscard]] static constexpr Audience everybody() { return {}; }
  [[nodiscard]] static constexpr Audience nobody() { return {0, false}; }
  /// `seat` learns it all, the others that something happened.
  [[nodiscard]] static constexpr Audience only(Seat seat) {
    return {static_cast<std::uint8_t>(1U << seat.index()), true};
  }
  /// `seat` learns it all, the others nothing.
  [[nodiscard]] static constexpr Audience alone(Seat seat) {
    return {static_cast<std::uint8_t>(1U << seat.index()), false};
  }
  [[nodiscard]] constexpr bool includes(Seat seat) const {
    return ((seats >> seat.index()) & 1U) != 0;
  }
  friend constexpr bool operator==(const Audience&, const Audience&) = default;
};

/// Something that happened: a row of GameInfo::events and its values.
struct Event {
  std::uint8_t id = 0;
  Values values;
  Audience audience;

  friend bool operator==(const Event&, const Event&) = default;
};

/// A piece went from one place to another. Orders count from the bottom of the place; kTop is its
/// upper end. They are those at the moment of the move. A face that shows where it comes from is
/// the one that goes, whatever `fromOrder` says.
struct Move {
  static constexpr int kTop = -1;

  Face face;  ///< as it arrives; unknown if it lands face down
  Place from;
  Place to;
  std::int16_t fromOrder = kTop;
  std::int16_t toOrder = kTop;
  Audience audience;

  friend bool operator==(const Move&, const Move&) = default;
};

/// The sink of a simulation: nothing is kept, nothing is paid.
struct NoEvents {
  constexpr void tell(const Event&) {}
  constexpr void move(const Move&) {}
};

using Happening = std::variant<Event, Move>;

/// Keeps everything, in order.
struct EventLog {
  std::vector<Happening> happenings;

  void tell(const Event& event) { happenings.emplace_back(event); }
  void move(const Move& move) { happenings.emplace_back(move); }
};

/// The part of an event that `seat` may know: all, its veiled form (faces become unknown), or
/// nothing.
[[nodiscard]] std::optional<Event> seen(const Event& event, Seat seat);
/// Likewise of a move: for others the piece has no face, and none of those that look alike there is
/// the one that went.
[[nodiscard]] std::optional<Move> seen(const Move& move, Seat seat);
[[nodiscard]] std::optional<Happening> seen(const Happening& happening, Seat seat);

}  // namespace raindelay
