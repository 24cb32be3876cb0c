#include "core/in_parts.h"

#include <algorithm>

namespace raindelay {

namespace {

/// The first of the chosen that is legal, which is then no longer to come; else the one legal
/// action that is no part. None if there is neither.
std::optional<Action> nextOf(const ActionList& legal, const std::vector<Part>& parts,
                             std::vector<Action>& chosen) {
  const auto next = std::find_if(chosen.begin(), chosen.end(),
                                 [&](Action action) { return legal.contains(action); });
  if (next != chosen.end()) {
    const Action action = *next;
    chosen.erase(next);
    return action;
  }
  std::optional<Action> besides;
  for (const Action action : legal) {
    const bool isPart = std::any_of(parts.begin(), parts.end(),
                                    [&](const Part& part) { return part.action == action; });
    if (isPart) continue;
    if (besides) return std::nullopt;
    besides = action;
  }
  return besides;
}

}  // namespace

std::optional<Arrangement> arrangementOf(const Game& game, const AnyState& state) {
  const Turn turn = game.turn(state);
  if (turn.kind != Turn::Kind::kSeat) return std::nullopt;
  return game.arrangement(game.view(state, turn.seat));
}

std::optional<std::vector<Action>> inParts(const Game& game, AnyState state,
                                           std::vector<Action> chosen) {
  const std::optional<Arrangement> whole = arrangementOf(game, state);
  if (!whole || whole->begun) return std::nullopt;
  std::sort(chosen.begin(), chosen.end());
  std::vector<Action> played;
  EventLog log;
  for (auto now = whole; now && (played.empty() || now->begun); now = arrangementOf(game, state)) {
    const std::optional<Action> next = nextOf(game.legal(state), whole->parts, chosen);
    if (!next) return std::nullopt;
    game.apply(state, *next, log);
    played.push_back(*next);
  }
  if (!chosen.empty()) return std::nullopt;
  return played;
}

}  // namespace raindelay
