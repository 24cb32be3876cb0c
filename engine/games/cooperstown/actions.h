#pragma once

#include <cstdint>

#include "core/action.h"
#include "games/cooperstown/cards.h"

namespace raindelay::cooperstown {

/// The kinds of action, in the order in which legal actions are listed.
enum class Verb : std::uint8_t {
  kReady,     ///< the fielding side is content
  kSwitch,    ///< a, b: two positions, a < b
  kSub,       ///< a: a position
  kRelieve,   ///< a new pitcher
  kFcBatter,  ///< fielder's choice: the batter is out
  kFcLead,    ///< fielder's choice: the lead forced runner is out
  kPickoff,   ///< a: the base of the runner who is picked off
  kSwing,     ///< turn the card
  kSteal,     ///< a: the base that the runner leaves
  kBunt,      ///< turn the card for a bunt
  kPinchHit,  ///< shuffle the deck first
  kPinchRun   ///< a: the base of the runner who is replaced
};
inline constexpr int kVerbs = 12;

/// An action of this game; `a` and `b` as the verb says.
[[nodiscard]] constexpr Action act(Verb verb, int a = 0, int b = 0) {
  return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(a),
          static_cast<std::uint8_t>(b), 0};
}
[[nodiscard]] constexpr Action act(Verb verb, Position a) {
  return act(verb, static_cast<int>(a));
}
[[nodiscard]] constexpr Action switchOf(Position a, Position b) {
  return a < b ? act(Verb::kSwitch, static_cast<int>(a), static_cast<int>(b))
               : act(Verb::kSwitch, static_cast<int>(b), static_cast<int>(a));
}
[[nodiscard]] constexpr Verb verbOf(Action action) {
  return static_cast<Verb>(action.verb);
}

/// Rows of GameInfo::sources.
enum class Source : std::uint8_t {
  kDraw0,
  kDraw1,
  kDeal,
  kLeftOut,
  kField,
  kDugout,
  kOffence0,
  kOffence1,
  kOffence
};
inline constexpr int kSourceCount = 9;

/// An outcome of this game's chance.
[[nodiscard]] constexpr Action chanceOf(Source source, Card outcome) {
  return Action::chance(static_cast<int>(source), outcome);
}

}  // namespace raindelay::cooperstown
