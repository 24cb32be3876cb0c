#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/text.h"

namespace raindelay {

/// One thing on the table as a seat sees it. A face-down piece has no identity: it is known by
/// where it lies alone.
struct Piece {
  Face face;
  Place place;
  std::int16_t order = 0;  ///< within its place, counted from the bottom (left, near end) from 0
  std::uint8_t turns = 0;  ///< quarter turns anti-clockwise

  friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

/// Collects the pieces of a table; each goes on top of those that its place holds already.
class PieceList {
 public:
  void add(Face face, Place place, int turns = 0) {
    std::int16_t& order = next_[static_cast<std::size_t>(place.index())];
    pieces_.push_back({face, place, order++, static_cast<std::uint8_t>(turns)});
  }
  /// So many face-down pieces of a kind.
  void addBacks(std::uint8_t kind, Place place, int count) {
    for (int i = 0; i < count; ++i) add({kind, Face::kUnknown}, place);
  }
  [[nodiscard]] std::vector<Piece> take() { return std::move(pieces_); }

 private:
  std::vector<Piece> pieces_;
  std::array<std::int16_t, std::numeric_limits<std::uint8_t>::max() + 1> next_{};
};

/// The way an action is made at the table: a piece is put on a place, or a button is pressed. Drag,
/// click, keyboard, highlighting and accessibility all come from this.
struct Gesture {
  enum class Kind : std::uint8_t { kButton, kPut };

  Kind kind = Kind::kButton;
  Place from;  ///< where the piece lies
  std::int16_t order = 0;
  Place to;
  /// The top piece of `to` put on `from` means the same (two cards change places).
  bool symmetric = false;

  [[nodiscard]] static constexpr Gesture button() { return {}; }
  [[nodiscard]] static constexpr Gesture put(Place from, int order, Place to) {
    return {Kind::kPut, from, static_cast<std::int16_t>(order), to};
  }
  /// The top pieces of two places change places; `order` is that of the one on `from`.
  [[nodiscard]] static constexpr Gesture swap(Place from, int order, Place to) {
    return {Kind::kPut, from, static_cast<std::int16_t>(order), to, true};
  }
  friend constexpr bool operator==(const Gesture&, const Gesture&) = default;
};

}  // namespace raindelay
