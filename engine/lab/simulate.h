#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/threads.h"
#include "lab/played_match.h"
#include "lab/spread.h"
#include "players/players.h"

namespace raindelay {

/// The specification of a simulation.
struct SimulationSpec {
  std::int64_t games = 1000;
  std::uint64_t seed = 0;
  std::vector<PlayerKind> players;  ///< one a seat
  int threads = 1;                  ///< no influence on the numbers
  /// Set by somebody else to end early; the report is then about the first so many games.
  const std::atomic<bool>* stop = nullptr;
  /// Told now and then, on the calling thread, how many games are done.
  std::function<void(std::int64_t)> progress;
};

/// One of the game's figures over many games.
struct FigureSpread {
  std::string id;
  Spread all;         ///< over all games
  Spread withResult;  ///< over the games whose figure `result` is 1, if the game has that figure
};

/// The results of a simulation.
struct SimulationReport {
  std::int64_t games = 0;
  std::int64_t actions = 0;  ///< chance included
  std::array<std::int64_t, kMaxSeats> wins{};
  std::int64_t ties = 0;
  std::int64_t undecided = 0;  ///< over without a result
  bool hasResult = false;      ///< the game has the figure `result`
  std::vector<FigureSpread> figures;

  void merge(const SimulationReport& other);
  /// One game's end.
  void count(const Standing& standing, const std::vector<Figure>& last);
};

/// The seed of the `index`-th game: that game alone is the match with this seed.
[[nodiscard]] inline std::uint64_t gameSeed(std::uint64_t seed, std::int64_t index) {
  return Stream(seed, "game").at(static_cast<std::uint64_t>(index));
}

namespace detail {

/// Games are reported in blocks, and blocks put together in their order: so no number depends on
/// the threads.
inline constexpr std::int64_t kBlock = 128;
/// Likewise where players search: a match takes long.
inline constexpr std::int64_t kSmallBlock = 2;
[[nodiscard]] inline std::int64_t blockSize(const SimulationSpec& spec) {
  return std::any_of(spec.players.begin(), spec.players.end(), searches) ? kSmallBlock : kBlock;
}

template <Rules R>
SimulationReport playBlock(const R& rules, const std::vector<FastPlayer<R>>& players,
                           const SimulationSpec& spec, std::int64_t block) {
  SimulationReport report;
  const std::int64_t size = blockSize(spec);
  const std::int64_t end = std::min(spec.games, (block + 1) * size);
  for (std::int64_t game = block * size; game < end; ++game) {
    const std::uint64_t seed = gameSeed(spec.seed, game);
    Stream random(seed, "players");
    const auto choose = [&](const typename R::State& now, Seat seat) -> Action {
      return players[static_cast<std::size_t>(seat.index())].choose(now, seat, random);
    };
    const PlayedMatch match = playMatch(rules, seed, choose);
    report.actions += match.played.actions();
    report.count(match.standing, match.figures);
  }
  return report;
}

}  // namespace detail

/// Plays the games. The same spec gives the same report whatever the number of threads.
template <Rules R>
[[nodiscard]] SimulationReport simulate(const R& rules, const SimulationSpec& spec) {
  const auto stopped = [&spec] { return spec.stop != nullptr && *spec.stop; };
  std::vector<FastPlayer<R>> players;
  for (const PlayerKind kind : spec.players) players.emplace_back(rules, kind, Limits{{}, stopped});
  const std::int64_t size = detail::blockSize(spec);
  const std::int64_t blocks = (spec.games + size - 1) / size;
  std::vector<SimulationReport> reports(static_cast<std::size_t>(blocks));
  std::vector<std::atomic<bool>> done(static_cast<std::size_t>(blocks));
  std::atomic<std::int64_t> next = 0;
  std::atomic<std::int64_t> games = 0;
  onThreads(spec.threads, [&](bool first) {
    while (!stopped()) {
      const std::int64_t block = next++;
      if (block >= blocks) return;
      const auto index = static_cast<std::size_t>(block);
      reports[index] = detail::playBlock(rules, players, spec, block);
      // Stopped players don't play as they would.
      done[index] = size == detail::kBlock || !stopped();
      if (!done[index]) return;
      games += reports[index].games;
      if (first && spec.progress) spec.progress(games);
    }
  });
  SimulationReport all;
  for (std::size_t i = 0; i < reports.size() && done[i]; ++i) all.merge(reports[i]);
  return all;
}

/// Random playouts one after the other, for measuring.
template <Rules R>
Played playRandomly(const R& rules, std::uint64_t seed, std::int64_t games) {
  Played played;
  for (std::int64_t game = 0; game < games; ++game) {
    const std::uint64_t own = gameSeed(seed, game);
    Luck luck(own, R::info());
    Stream random(own, "players");
    typename R::State state = rules.initial();
    played += playout(rules, state, luck, [&](const typename R::State& now, Seat /*seat*/) {
      return randomAction(rules, now, random);
    });
  }
  return played;
}

}  // namespace raindelay
