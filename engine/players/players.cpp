#include "players/players.h"

#include <array>

#include "core/nearest.h"

namespace raindelay {

std::string_view nameOf(PlayerKind kind) {
  constexpr std::array<std::string_view, 6> kNames{"random", "coach",    "rookie",
                                                   "pro",    "all-star", "hall-of-famer"};
  return kNames[static_cast<std::size_t>(kind)];
}

Result<PlayerKind> playerKind(std::string_view name, const std::vector<PlayerKind>& known) {
  std::vector<std::string_view> names;
  for (const PlayerKind kind : known) {
    if (nameOf(kind) == name) return kind;
    names.push_back(nameOf(kind));
  }
  return unknownName("computer player", name, names);
}

}  // namespace raindelay
