#pragma once

#include <optional>
#include <vector>

#include "core/game.h"

namespace raindelay {

/// The choice in parts that the seat on turn of `state` stands in, if it stands in one.
[[nodiscard]] std::optional<Arrangement> arrangementOf(const Game& game, const AnyState& state);

/// Turns the actions collected in any order into the engine's form of a choice in parts: the chosen
/// actions in ascending order, between them and after them whatever else has to be said, up to the
/// end of the choice. None if `state` isn't at the beginning of such a choice, or if it can't
/// consist of these.
[[nodiscard]] std::optional<std::vector<Action>> inParts(const Game& game, AnyState state,
                                                         std::vector<Action> chosen);

}  // namespace raindelay
