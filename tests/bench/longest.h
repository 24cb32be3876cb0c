#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <utility>

#include "core/random.h"
#include "games/game_list.h"
#include "match/record.h"

/// The matches that looking back is measured on.
namespace raindelay {

/// Of so many matches of a game the longest is taken.
inline constexpr std::uint64_t kMatches = 1000;

inline Match randomMatch(const std::shared_ptr<const Game>& game, std::uint64_t seed) {
  MatchSetup setup;
  setup.game = game->info().id;
  setup.rulesVersion = game->info().rulesVersion;
  const std::array names{"Ann", "Ben", "Cleo"};
  for (int seat = 0; seat < game->seats(); ++seat) {
    setup.players.push_back({names[static_cast<std::size_t>(seat)], "human"});
  }
  setup.seed = seed;
  Match match = *Match::begin(game, setup);
  Stream choices(seed, "choices");
  while (match.turn().kind == Turn::Kind::kSeat) {
    const ActionList legal = match.legal();
    const int any = choices.below(static_cast<int>(legal.size()));
    (void)match.act(legal[static_cast<std::size_t>(any)]);
  }
  return match;
}

/// The longest of the matches, and how large their records are on average.
struct Longest {
  Match match;
  double meanBytes = 0;
};

inline Longest longestRandomMatch(const GameEntry& entry) {
  const auto game = defaultGame(entry);
  Longest longest{randomMatch(game, 0), 0};
  for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
    Match match = randomMatch(game, seed);
    longest.meanBytes += static_cast<double>(recordText(match).size()) / double{kMatches};
    if (match.steps().size() > longest.match.steps().size()) longest.match = std::move(match);
  }
  return longest;
}

}  // namespace raindelay
