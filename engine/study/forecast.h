#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "study/pairs.h"

namespace raindelay::study {

/// What one match takes, by a short sample.
struct MatchCost {
  double seconds = 0;    ///< of one thread, by the caller's clock
  double decisions = 0;  ///< what the seats choose
};

/// Plays matches for about `most` seconds by `clock`, which tells seconds that the calling thread
/// has worked. Of a first match that takes longer, what was played tells how long a choice takes;
/// the rest is played at random.
template <Rules R>
[[nodiscard]] MatchCost matchCost(const R& rules, const std::vector<PlayerKind>& kinds,
                                  std::uint64_t seed, const std::function<double()>& clock,
                                  double most) {
  const double begin = clock();
  const auto late = [&] { return clock() - begin > most; };
  // (Those who answer at once aren't asked: looking at the clock would take as long as they do.)
  const bool watched = !std::all_of(kinds.begin(), kinds.end(), answersAtOnce);
  std::vector<FastPlayer<R>> players;
  for (const PlayerKind kind : kinds) players.emplace_back(rules, kind, Limits{{}, late});
  MatchCost whole;
  std::int64_t matches = 0;
  while (!late()) {
    const std::uint64_t own = gameSeed(seed, matches);
    SeatedPlayers<R> seating(players, 0, own);
    Stream random(own, "players");
    double chosen = 0;
    double seconds = 0;
    const auto choose = [&](const typename R::State& now, Seat seat) -> Action {
      if (watched && late()) return randomAction(rules, now, random);
      const Action action = seating.choose(now, seat);
      ++chosen;
      if (watched) seconds = clock() - begin;
      return action;
    };
    const auto decisions = static_cast<double>(playMatch(rules, own, choose).played.decisions);
    if (matches == 0 && chosen < decisions) return {seconds / chosen * decisions, decisions};
    if (chosen < decisions) break;
    ++matches;
    whole.seconds = clock() - begin;
    whole.decisions += decisions;
  }
  const auto count = static_cast<double>(matches);
  return {whole.seconds / count, whole.decisions / count};
}

}  // namespace raindelay::study
