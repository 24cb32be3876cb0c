#pragma once

#include <cstdint>

#include "core/luck.h"
#include "core/rules.h"

namespace raindelay {

/// Plays `state` to its end: chance from `luck`, seats by `choose(state, seat) -> Action`. Returns
/// the number of actions, chance included. No virtual call, no allocation.
template <Rules R, class Choose, class Sink = NoEvents>
std::int64_t playout(const R& rules, typename R::State& state, Luck& luck, Choose&& choose,
                     Sink&& sink = {}) {
  std::int64_t actions = 0;
  for (Turn turn = rules.turn(state); turn.kind != Turn::Kind::kOver; turn = rules.turn(state)) {
    const Action action = turn.kind == Turn::Kind::kChance ? luck.draw(rules.chance(state))
                                                           : choose(state, turn.seat);
    rules.apply(state, action, sink);
    ++actions;
  }
  return actions;
}

/// A game that finds any legal action without listing them all: for a game that is to be played
/// very often. `anyLegal(state, random)` is legal(state)[i], the i as randomAction draws it.
template <class R>
concept HasAnyLegal = requires(const R& rules, const typename R::State& state, Stream& random) {
  { rules.anyLegal(state, random) } -> std::same_as<Action>;
};

/// Any of `count` things, all alike; where there is no choice, no number is drawn.
[[nodiscard]] inline int anyOf(int count, Stream& random) {
  return count == 1 ? 0 : random.below(count);
}

/// Any legal action, all alike.
template <Rules R>
[[nodiscard]] Action randomAction(const R& rules, const typename R::State& state, Stream& random) {
  if constexpr (HasAnyLegal<R>) return rules.anyLegal(state, random);
  const ActionList legal = rules.legal(state);
  return legal[static_cast<std::size_t>(anyOf(static_cast<int>(legal.size()), random))];
}

}  // namespace raindelay
