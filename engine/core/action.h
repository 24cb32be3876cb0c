#pragma once

#include <compare>
#include <cstdint>

#include "core/card_set.h"
#include "core/fixed_vector.h"

namespace raindelay {

/// An action of a seat, or an outcome of chance: four bytes whose meaning is the game's.
///
///   verb      which kind of action (the game's enum), or kChanceVerb
///   a, b, c   its operands: a card, a place, a base, a seat …; of a chance outcome a is the source
///             and b the outcome
struct Action {
  static constexpr std::uint8_t kChanceVerb = 255;

  std::uint8_t verb = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;

  /// The outcome numbered `outcome` of the game's source numbered `source`.
  [[nodiscard]] static constexpr Action chance(int source, Card outcome) {
    return {kChanceVerb, static_cast<std::uint8_t>(source),
            static_cast<std::uint8_t>(outcome.index()), 0};
  }
  [[nodiscard]] constexpr bool isChance() const { return verb == kChanceVerb; }
  /// Of a chance outcome: the source's number in GameInfo::sources.
  [[nodiscard]] constexpr int source() const { return a; }
  /// Of a chance outcome: which one.
  [[nodiscard]] constexpr Card outcome() const { return Card(b); }

  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

/// The most actions that a seat can choose from at once; wider choices are played in parts.
inline constexpr std::size_t kMaxLegal = 64;
using ActionList = FixedVector<Action, kMaxLegal>;

/// A draw to be made, as a value: each outcome of the set is equally likely.
struct Draw {
  int source = 0;
  CardSet<128> outcomes;

  friend bool operator==(const Draw&, const Draw&) = default;
};

}  // namespace raindelay
