#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "core/luck.h"
#include "core/rules.h"

namespace raindelay {

/// Counts of what was played.
struct Played {
  std::int64_t draws = 0;      ///< chance's
  std::int64_t decisions = 0;  ///< the seats'

  [[nodiscard]] constexpr std::int64_t actions() const { return draws + decisions; }
  constexpr Played& operator+=(const Played& other) {
    draws += other.draws;
    decisions += other.decisions;
    return *this;
  }
  friend bool operator==(const Played&, const Played&) = default;
};

/// A game that can make many draws at once: for a game that is to be played very often.
/// `drawMany(state, luck)` carries out the next draws, at least one, as `apply` would one by one,
/// and returns how many.
template <class R>
concept DrawsMany = requires(const R& rules, typename R::State& state, Luck& luck) {
  { rules.drawMany(state, luck) } -> std::same_as<int>;
};

/// Plays `state` to its end: chance from `luck.draw(Draw) -> Action` (Luck, or what stands in for
/// it), seats by `choose(state, seat) -> Action`. No virtual call, no allocation.
template <Rules R, class Source, class Choose, class Sink = NoEvents>
Played playout(const R& rules, typename R::State& state, Source& luck, Choose&& choose,
               Sink&& sink = {}) {
  Played played;
  for (Turn turn = rules.turn(state); turn.kind != Turn::Kind::kOver; turn = rules.turn(state)) {
    if (turn.kind == Turn::Kind::kSeat) {
      rules.apply(state, choose(state, turn.seat), sink);
      ++played.decisions;
    } else if constexpr (DrawsMany<R> && std::same_as<Source, Luck> &&
                         std::is_empty_v<std::remove_cvref_t<Sink>>) {
      played.draws += rules.drawMany(state, luck);
    } else {
      rules.apply(state, luck.draw(rules.chance(state)), sink);
      ++played.draws;
    }
  }
  return played;
}

/// A game that finds any legal action without listing them all: for a game that is to be played
/// very often. `anyLegal(state, random)` is legal(state)[i], the i as randomAction draws it.
template <class R>
concept HasAnyLegal = requires(const R& rules, const typename R::State& state, Stream& random) {
  { rules.anyLegal(state, random) } -> std::same_as<Action>;
};

/// Any of some actions, all alike; where there is no choice, no number is drawn.
[[nodiscard]] inline Action anyOf(const ActionList& actions, Stream& random) {
  return actions[static_cast<std::size_t>(random.anyOf(static_cast<int>(actions.size())))];
}

/// Any legal action, all alike.
template <Rules R>
[[nodiscard]] Action randomAction(const R& rules, const typename R::State& state, Stream& random) {
  if constexpr (HasAnyLegal<R>) return rules.anyLegal(state, random);
  return anyOf(rules.legal(state), random);
}

}  // namespace raindelay
