#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/lookahead.h"
#include "lab/in_order.h"
#include "lab/played_match.h"
#include "lab/seated_players.h"
#include "lab/simulate.h"
#include "study/followed.h"
#include "study/line_up.h"
#include "study/restricted.h"

/// Pairs of matches: every variant of a game is played with the same draws, so that what differs
/// between two of them is what was changed (common random numbers).
namespace raindelay::study {

/// What one of several computers plays: the pairs index, index + of, index + 2 · of …
struct Share {
  std::int64_t index = 0;  ///< below `of`
  std::int64_t of = 1;

  /// The number of its pair that comes at `place`, from 0.
  [[nodiscard]] constexpr std::int64_t pair(std::int64_t place) const { return index + place * of; }
  /// How many of the first so many pairs are its own.
  [[nodiscard]] constexpr std::int64_t count(std::int64_t pairs) const {
    return pairs <= index ? 0 : (pairs - index - 1) / of + 1;
  }

  friend bool operator==(const Share&, const Share&) = default;
};

/// A figure that a match doesn't have.
inline constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// The figures of one match, in the order that was asked for.
using MatchFigures = std::vector<double>;

/// The matches with the same draws: one of each variant in each seating.
struct Pair {
  std::int64_t number = 0;
  std::vector<std::vector<MatchFigures>> matches;  ///< by variant, then by seating

  /// The mean over the seatings; kNone if a match doesn't have the figure.
  [[nodiscard]] double mean(std::size_t variant, std::size_t figure) const;
};

struct PairsSpec {
  LineUp lineUp;
  std::vector<std::string> figures;  ///< ids, as figuresOf() has them
  Follow follow = {};
  std::uint64_t seed = 0;
  Share share;
  std::int64_t first = 0;  ///< the first one to be played, among the share's own
  std::int64_t end = 0;    ///< and the one behind the last
  int threads = 1;         ///< no influence on the results
  /// True once it is to end early: pairs that aren't finished are not told. Asked by all threads;
  /// none: it isn't.
  std::function<bool()> stopped;
};

/// The figures of a match by id, without those of Follow: `wins.0` (of a seat; a tie is shared),
/// `decisions` (what the seats chose), and what the game counts: `runs`, and of the seats `runs.0`.
[[nodiscard]] NamedFigures figuresOf(const PlayedMatch& match, int seats);

namespace detail {

/// The figures of these ids.
[[nodiscard]] MatchFigures pick(const std::vector<std::string>& ids, const NamedFigures& all);

}  // namespace detail

/// Plays the pairs; `finished` is told of each, in the order of their numbers, on any thread but
/// never by two at once. The same spec gives the same pairs. Each variant's rules outlive this.
template <Rules R>
void playPairs(const std::vector<const R*>& variants, const PairsSpec& spec,
               const std::function<void(const Pair&)>& finished) {
  const auto stopped = [&spec] { return spec.stopped && spec.stopped(); };
  const auto seats = static_cast<int>(spec.lineUp.players.size());
  std::vector<std::vector<FastPlayer<R>>> players;
  std::deque<Follower<R>> followers;  // (It stays where it is made.)
  for (const R* rules : variants) {
    followers.emplace_back(*rules, spec.follow, seats, Limits{{}, stopped});
    auto& seated = players.emplace_back();
    for (const PlayerKind kind : spec.lineUp.players)
      seated.emplace_back(*rules, kind, Limits{{}, stopped});
  }
  const auto play = [&](std::int64_t place) -> std::optional<Pair> {
    Pair pair{spec.share.pair(place), {}};
    const std::uint64_t seed = gameSeed(spec.seed, pair.number);
    for (std::size_t variant = 0; variant < variants.size(); ++variant) {
      auto& matches = pair.matches.emplace_back();
      for (std::size_t shift = 0; shift < spec.lineUp.seatings() && !stopped(); ++shift) {
        SeatedPlayers<R> seating(players[variant], shift, seed);
        const auto [match, followed] =
            followers[variant].play(seed, [&](const typename R::State& now, Seat seat) {
              return chooseWithout(spec.lineUp.without, *variants[variant], seating, now, seat);
            });
        NamedFigures figures = figuresOf(match, seats);
        figures.insert(figures.end(), followed.begin(), followed.end());
        matches.push_back(detail::pick(spec.figures, figures));
      }
    }
    // Stopped players don't play as they would.
    if (stopped()) return std::nullopt;
    return pair;
  };
  makeInOrder<Pair>(spec.threads, spec.first, spec.end, play, finished);
}

/// The ids of the figures that matches of these variants have, each once, in the order of the first
/// that has it.
template <Rules R>
[[nodiscard]] std::vector<std::string> figureIds(const std::vector<const R*>& variants, int seats) {
  std::vector<std::string> ids;
  for (const R* rules : variants) {
    Stream random(0, "players");
    const PlayedMatch match =
        playMatch(*rules, 0, [&](const typename R::State& now, Seat /*seat*/) {
          return randomAction(*rules, now, random);
        });
    for (const auto& [id, value] : figuresOf(match, seats)) {
      if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
  }
  return ids;
}

}  // namespace raindelay::study
