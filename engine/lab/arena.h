#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/lookahead.h"
#include "lab/in_order.h"
#include "lab/seated_players.h"
#include "lab/simulate.h"
#include "lab/spread.h"

namespace raindelay {

/// Players against each other, fairly: a round is one match in each seating (with two players: two
/// matches, seats swapped), all with the same draws.
struct ArenaSpec {
  std::vector<PlayerKind> players;  ///< as many as the game has seats
  std::uint64_t seed = 0;
  std::int64_t first = 0;   ///< the first round to be played
  std::int64_t rounds = 0;  ///< how many there are, those before `first` among them
  int threads = 1;          ///< no influence on the results
  /// Set by somebody else to end early: rounds that aren't finished are not told.
  const std::atomic<bool>* stop = nullptr;
  /// Seconds that the calling thread has worked, to measure how long players think; or none.
  std::function<double()> clock;
};

/// A round that was played.
struct ArenaRound {
  std::int64_t number = 0;
  /// The mean score of each player in the round's matches: 1 for a win, a tie is shared.
  std::vector<double> scores;
  /// The time that each player's choices took, in seconds, if there was a clock; choices without
  /// alternatives don't count.
  std::vector<std::vector<double>> thought;
};

/// A share of wins, with the interval that holds the true one 95 times of 100.
struct WinRate {
  double share = 0;
  double low = 0;
  double high = 1;
};

/// The win rate of scores, one a round. E. Wilson's score interval (1927); since the matches of a
/// round share their draws, their number is corrected by the spread between rounds (the design
/// effect; L. Kish 1965). `matches` is how many a round has.
[[nodiscard]] WinRate winRate(const Spread& scores, int matches);

/// The value below which `share` (0 … 1) of the values lie; 0 of none. Sorts them.
[[nodiscard]] double quantile(std::vector<double>& values, double share);

namespace detail {

/// Plays one match; adds what the players scored and how long they thought.
template <Rules R>
void playInArena(const R& rules, const std::vector<FastPlayer<R>>& players, std::size_t shift,
                 const ArenaSpec& spec, ArenaRound& round) {
  const std::uint64_t seed = gameSeed(spec.seed, round.number);
  const std::size_t count = players.size();
  Luck luck(seed, R::info());
  SeatedPlayers<R> seating(players, shift, seed);
  typename R::State state = rules.initial();
  const auto choose = [&](const typename R::State& now, Seat seat) -> Action {
    const double begin = spec.clock ? spec.clock() : 0;
    const Action action = seating.choose(now, seat);
    if (spec.clock && rules.legal(now).size() > 1) {
      round.thought[seating.playerOf(seat)].push_back(spec.clock() - begin);
    }
    return action;
  };
  playout(rules, state, luck, choose);
  const Chances scores = chancesOf(rules.result(state), static_cast<int>(count));
  for (std::size_t seat = 0; seat < count; ++seat) {
    round.scores[seating.playerOf(Seat(static_cast<int>(seat)))] +=
        scores[seat] / static_cast<double>(count);
  }
}

}  // namespace detail

/// Plays the rounds; `finished` is told of each, in the order of their numbers, on any thread but
/// never by two at once. The same spec gives the same rounds, but for the clock.
template <Rules R>
void playArena(const R& rules, const ArenaSpec& spec,
               const std::function<void(const ArenaRound&)>& finished) {
  const auto stopped = [&spec] { return spec.stop != nullptr && *spec.stop; };
  std::vector<FastPlayer<R>> players;
  for (const PlayerKind kind : spec.players) players.emplace_back(rules, kind, Limits{{}, stopped});
  const auto play = [&](std::int64_t number) -> std::optional<ArenaRound> {
    ArenaRound round{number, std::vector<double>(players.size()),
                     std::vector<std::vector<double>>(players.size())};
    for (std::size_t shift = 0; shift < players.size() && !stopped(); ++shift) {
      detail::playInArena(rules, players, shift, spec, round);
    }
    // Stopped players don't play as they would.
    if (stopped()) return std::nullopt;
    return round;
  };
  makeInOrder<ArenaRound>(spec.threads, spec.first, spec.rounds, play, finished);
}

}  // namespace raindelay
