#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "study/pairs.h"

namespace raindelay::study {

/// What one match takes, by a short sample.
struct MatchCost {
  double seconds = 0;      ///< of one thread, by the caller's clock
  double decisions = 0;    ///< what the seats choose
  double preparation = 0;  ///< seconds that players took before the first choice, once
};

/// Plays matches for about `most` seconds by `clock`, which tells seconds that the calling thread
/// has worked; what players prepare for the first choice (a solution) comes before. Of a first
/// match that takes longer, what was played tells how long a choice takes; the rest is played at
/// random. With what is followed along the match.
template <Rules R>
[[nodiscard]] MatchCost matchCost(const R& rules, const std::vector<PlayerKind>& kinds,
                                  std::uint64_t seed, const std::function<double()>& clock,
                                  double most, const Follow& follow = {}) {
  // (Those who answer at once aren't asked: looking at the clock would take as long as they do.)
  const bool watched = !std::all_of(kinds.begin(), kinds.end(), answersAtOnce);
  bool prepared = !watched;
  double begin = clock();
  const auto late = [&] { return prepared && clock() - begin > most; };
  std::vector<FastPlayer<R>> players;
  for (const PlayerKind kind : kinds) players.emplace_back(rules, kind, Limits{{}, late});
  const Follower<R> follower(rules, follow, static_cast<int>(kinds.size()));
  MatchCost cost;
  std::int64_t matches = 0;
  while (!late()) {
    const std::uint64_t own = gameSeed(seed, matches);
    SeatedPlayers<R> seated(players, 0, own);
    Stream random(own, "players");
    double chosen = 0;
    double seconds = 0;
    const auto choose = [&](const typename R::State& now, Seat seat) -> Action {
      if (watched && late()) return randomAction(rules, now, random);
      const Action action = seated.choose(now, seat);
      ++chosen;
      if (watched) seconds = clock() - begin;
      if (!prepared && rules.legal(now).size() > 1) {
        prepared = true;
        cost.preparation = seconds;
        begin = clock();
        seconds = 0;
      }
      return action;
    };
    const auto decisions = static_cast<double>(follower.play(own, choose).first.played.decisions);
    if (chosen < decisions) {
      // It got late. Of the first match there is nothing else to go by.
      if (matches > 0) break;
      return {seconds / chosen * decisions, decisions, cost.preparation};
    }
    ++matches;
    cost.seconds = clock() - begin;
    cost.decisions += decisions;
  }
  const auto count = static_cast<double>(matches);
  return {cost.seconds / count, cost.decisions / count, cost.preparation};
}

}  // namespace raindelay::study
