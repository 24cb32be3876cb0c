#pragma once

#include <tuple>
#include <type_traits>

#include "core/game.h"
#include "games/registry.h"

namespace raindelay::shelf {

namespace detail {

template <class Result, class Visitor, class... R>
bool visitOne(const Game& game, const Visitor& visitor, Result& result,
              std::tuple<R...>* /*types*/) {
  const auto attempt = [&](auto* erased) {
    if (erased != nullptr) result = visitor(erased->rules());
    return erased != nullptr;
  };
  return (attempt(dynamic_cast<const ErasedGame<R>*>(&game)) || ...);
}

}  // namespace detail

/// visitor(rules) with the game's own rules, whatever their type: the way from the run-time façade
/// to the templates. A game that isn't in the registry (a test's own) gives `fallback`.
template <class Result, class Visitor>
[[nodiscard]] Result visitRules(const Game& game, const Visitor& visitor, Result fallback) {
  detail::visitOne(game, visitor, fallback, static_cast<AllRules*>(nullptr));
  return fallback;
}

}  // namespace raindelay::shelf
