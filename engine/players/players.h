#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

#include "core/derived_stream.h"
#include "core/game.h"
#include "core/playout.h"
#include "core/result.h"
#include "core/solutions.h"
#include "players/limits.h"
#include "players/search.h"

/// Computer players: a strategy that answers at once (chance, a game's coach), or a search of some
/// level. A strategy is a class with
///
///     Action choose(const Rules&, const View&, const ActionList& legal, Stream& random) const;
///
/// that can be made from nothing. Strategy and search are handed the rules (which hold no match),
/// what its seat may know, the allowed actions (at least one) and random numbers of their own, and
/// never a State.
namespace raindelay {

/// The computer players that there are. Rookie to All-Star are the levels of search, weakest
/// first; a Hall of Famer plays a solution.
enum class PlayerKind : std::uint8_t { kRandom, kCoach, kRookie, kPro, kAllStar, kHallOfFamer };

/// Those that look ahead, weakest first.
inline constexpr std::array kLevels{PlayerKind::kRookie, PlayerKind::kPro, PlayerKind::kAllStar};

/// Returns true if the kind looks ahead.
[[nodiscard]] constexpr bool searches(PlayerKind kind) {
  return kind >= PlayerKind::kRookie && kind <= PlayerKind::kAllStar;
}
/// Returns true if the kind neither looks ahead nor plays a solution: chance, and a game's coach.
[[nodiscard]] constexpr bool answersAtOnce(PlayerKind kind) {
  return kind < kLevels.front();
}
/// The effort of a level that looks ahead in this game.
template <Rules R>
[[nodiscard]] const Effort& effortOf(PlayerKind level) {
  return EvaluatorOf<R>::kEfforts[static_cast<std::size_t>(level) -
                                  static_cast<std::size_t>(PlayerKind::kRookie)];
}

/// A game that brings a coach: `Rules::Coach`, a strategy made from the rules. rules.h declares the
/// type, games/<game>/coach.h defines it.
template <class R>
concept HasCoach = requires {
  typename R::Coach;
};

/// A game that is solved: `Rules::Solution`, which rules.h declares and games/<game>/solution.h
/// defines as core/solutions.h asks for it, with
///
///     static constexpr Text kPromise;  // what it gives away at most, in a sentence for people
///     // May solve what the match has come to; if it gets late, any action will do.
///     Action choose(const Rules&, const View&, const ActionList& legal, Stream& random,
///                   const Late&) const;
///     // Likewise; none if it gets late, or where it doesn't tell.
///     std::optional<solutions::Choice> judged(const Rules&, const View&, const ActionList& legal,
///                                             const Late&) const;
template <class R>
concept HasSolution = requires {
  typename R::Solution;
};

/// The name of a kind, as records and the command line have it.
[[nodiscard]] std::string_view nameOf(PlayerKind kind);
/// The kind of this name among `known`, or an error that names the nearest one.
[[nodiscard]] Result<PlayerKind> playerKind(std::string_view name,
                                            const std::vector<PlayerKind>& known);

/// The kinds that a game has.
template <Rules R>
[[nodiscard]] std::vector<PlayerKind> playerKindsOf() {
  std::vector<PlayerKind> kinds = {PlayerKind::kRandom};
  if constexpr (HasCoach<R>) kinds.push_back(PlayerKind::kCoach);
  for (const PlayerKind level : kLevels) kinds.push_back(level);
  if constexpr (HasSolution<R>) kinds.push_back(PlayerKind::kHallOfFamer);
  return kinds;
}

/// Any allowed action, all alike.
struct RandomStrategy {
  template <class R, class View>
  [[nodiscard]] Action choose(const R& /*rules*/, const View& /*view*/, const ActionList& legal,
                              Stream& random) const {
    return legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
  }
};

/// A computer player for the app and the command line.
class ComputerPlayer {
 public:
  virtual ~ComputerPlayer() = default;
  /// One of `legal`, which isn't empty. `view` is that of `seat`, whose turn it is. May take time:
  /// not to be called on a UI thread. Safe to be called by several threads. Once a limit is reached
  /// the choice is as good as what was found out till then, and allowed all the same.
  [[nodiscard]] virtual Action choose(const AnyView& view, Seat seat, const ActionList& legal,
                                      Stream& random, const Limits& limits) const = 0;

 protected:
  ComputerPlayer() = default;
  ComputerPlayer(const ComputerPlayer&) = default;
  ComputerPlayer& operator=(const ComputerPlayer&) = default;
};

/// Erases a strategy for R into a ComputerPlayer.
template <Rules R, class Strategy>
class ErasedPlayer final : public ComputerPlayer {
 public:
  explicit ErasedPlayer(R rules) : rules_(std::move(rules)) {}
  [[nodiscard]] Action choose(const AnyView& view, Seat /*seat*/, const ActionList& legal,
                              Stream& random, const Limits& /*limits*/) const override {
    return strategy_.choose(rules_, view.as<typename R::View>(), legal, random);
  }

 private:
  R rules_;
  Strategy strategy_;
};

/// Erases a search for R, or its solution, into a ComputerPlayer: `Thinker` is made from `args`.
template <Rules R, class Thinker>
class ErasedThinker final : public ComputerPlayer {
 public:
  template <class... Args>
  explicit ErasedThinker(const Args&... args) : thinker_(args...) {}
  [[nodiscard]] Action choose(const AnyView& view, Seat seat, const ActionList& legal,
                              Stream& random, const Limits& limits) const override {
    return thinker_.choose(view.as<typename R::View>(), seat, legal, random, limits);
  }

 private:
  Thinker thinker_;
};

/// Plays the solution of R, which is worked out once it is asked for; as an All-Star where there is
/// none. Safe to be used by several threads.
template <Rules R>
class SolvedPlay {
 public:
  explicit SolvedPlay(const R& rules)
      : rules_(rules), search_(rules, effortOf<R>(PlayerKind::kAllStar)) {}
  [[nodiscard]] Action choose(const typename R::View& view, Seat seat, const ActionList& legal,
                              Stream& random, const Limits& limits) const {
    const auto late = [&] { return limits.reached(); };
    if (const auto solution = this->solution(limits)) {
      return solution->choose(rules_, view, legal, random, late);
    }
    return search_.choose(view, seat, legal, random, limits);
  }
  /// Judges a choice by the solution; none where that doesn't tell.
  [[nodiscard]] std::optional<solutions::Choice> judged(const typename R::View& view,
                                                        const ActionList& legal,
                                                        const Limits& limits) const {
    const auto solution = this->solution(limits);
    if (!solution) return std::nullopt;
    return solution->judged(rules_, view, legal, [&] { return limits.reached(); });
  }

 private:
  [[nodiscard]] std::shared_ptr<const typename R::Solution> solution(const Limits& limits) const {
    {
      const std::lock_guard lock(known_);
      if (solution_) return solution_;
    }
    // All later choices rest on it: it is worked out even if this one gets late.
    auto solution =
        solutions::of<typename R::Solution>(rules_, [&] { return limits.stop.stop_requested(); });
    const std::lock_guard lock(known_);
    solution_ = solution;
    return solution;
  }

  R rules_;
  Search<R> search_;
  mutable std::mutex known_;
  mutable std::shared_ptr<const typename R::Solution> solution_;
};

/// A player of a kind that the game has.
template <Rules R>
[[nodiscard]] std::unique_ptr<ComputerPlayer> makePlayerOf(const R& rules, PlayerKind kind) {
  if (searches(kind)) {
    return std::make_unique<ErasedThinker<R, Search<R>>>(rules, effortOf<R>(kind));
  }
  if constexpr (HasSolution<R>) {
    if (kind == PlayerKind::kHallOfFamer) {
      return std::make_unique<ErasedThinker<R, SolvedPlay<R>>>(rules);
    }
  }
  if constexpr (HasCoach<R>) {
    if (kind == PlayerKind::kCoach) {
      return std::make_unique<ErasedPlayer<R, typename R::Coach>>(rules);
    }
  }
  return std::make_unique<ErasedPlayer<R, RandomStrategy>>(rules);
}

/// The random numbers of a seat's computer player for its choice at step `step` of a match.
[[nodiscard]] inline Stream playerStream(std::uint64_t matchSeed, Seat seat, std::size_t step) {
  return derivedStream(matchSeed, "player", seat, step);
}

/// A player of a kind for loops that play many games: no virtual call, and no allocation unless it
/// searches.
template <Rules R>
class FastPlayer {
 public:
  FastPlayer(const R& rules, PlayerKind kind, Limits limits = {})
      : rules_(&rules), kind_(kind), limits_(std::move(limits)) {
    if (searches(kind)) search_ = std::make_shared<const Search<R>>(rules, effortOf<R>(kind));
    if constexpr (HasSolution<R>) {
      if (kind == PlayerKind::kHallOfFamer) solved_ = std::make_shared<const SolvedPlay<R>>(rules);
    }
  }

  /// The choice of the seat whose turn it is; the strategy itself gets the view alone.
  [[nodiscard]] Action choose(const typename R::State& state, Seat seat, Stream& random) const {
    return choose(state, seat, rules_->legal(state), random);
  }
  /// The same among some of the allowed actions, at least one.
  [[nodiscard]] Action choose(const typename R::State& state, Seat seat, const ActionList& legal,
                              Stream& random) const {
    if (legal.size() == 1) return legal[0];
    if (search_) return search_->choose(rules_->view(state, seat), seat, legal, random, limits_);
    if constexpr (HasSolution<R>) {
      if (solved_) return solved_->choose(rules_->view(state, seat), seat, legal, random, limits_);
    }
    if constexpr (HasCoach<R>) {
      if (kind_ == PlayerKind::kCoach) {
        return typename R::Coach().choose(*rules_, rules_->view(state, seat), legal, random);
      }
    }
    return RandomStrategy().choose(*rules_, seat, legal, random);
  }

 private:
  const R* rules_;
  PlayerKind kind_;
  Limits limits_;
  std::shared_ptr<const Search<R>> search_;
  std::shared_ptr<const SolvedPlay<R>> solved_;
};

}  // namespace raindelay
