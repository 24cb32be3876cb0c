#pragma once

#include <string>

#include "core/random.h"
#include "engine/toy_game.h"
#include "match/match.h"

namespace raindelay::toy {

/// What the players of the toy do.
inline constexpr Action kKept{kKeep};
inline constexpr Action kPassed{kPass};
constexpr Action picked(int number) {
  return {kPick, static_cast<std::uint8_t>(number)};
}

inline MatchSetup setup(std::uint64_t seed = 7) {
  MatchSetup made;
  made.game = "toy";
  made.players = {{"Ann", "human"}, {"Ben", "random"}};
  made.seed = seed;
  made.created = "2026-05-01T12:00:00Z";
  made.app = "raindelay 0.1.0";
  return made;
}

inline Match match(MatchSetup made = setup()) {
  return *Match::begin(game(), std::move(made));
}

/// Any choice; now and then an undo. False if the match is over.
inline bool actAtRandom(Match& match, Stream& random) {
  if (match.turn().kind != Turn::Kind::kSeat) return false;
  const ActionList legal = match.legal();
  const int pick = random.below(static_cast<int>(legal.size()) + 1);
  if (pick < static_cast<int>(legal.size())) {
    (void)match.act(legal[static_cast<std::size_t>(pick)]);
  } else {
    (void)match.undo(Seat(random.below(2)));
  }
  return true;
}

inline Match randomMatch(std::uint64_t seed) {
  Match made = match(setup(seed));
  Stream random(seed, "choices");
  while (actAtRandom(made, random)) {
  }
  return made;
}

}  // namespace raindelay::toy
