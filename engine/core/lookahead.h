#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>

#include "core/action.h"
#include "core/rules.h"
#include "core/solutions.h"
#include "core/text.h"

/// Interfaces that a game may offer to computer players that look ahead: `Rules::Evaluator`, which
/// rules.h declares and games/<game>/evaluator.h defines. A game without one is played to its end
/// in every rollout.
namespace raindelay {

/// Each seat's probability of winning, 0 … 1; a tie is shared evenly. Seats that don't play have 0.
using Chances = std::array<double, kMaxSeats>;

/// The chances of two seats of which the first has this one.
[[nodiscard]] constexpr Chances chancesOfTwo(double first) {
  return {first, 1 - first, 0};
}

/// The chances when a match of so many seats has ended like this.
[[nodiscard]] constexpr Chances chancesOf(const Standing& standing, int seats) {
  Chances chances{};
  for (int seat = 0; seat < seats; ++seat) {
    const bool wins = standing.winner == Seat(seat);
    chances[static_cast<std::size_t>(seat)] = standing.winner ? (wins ? 1 : 0) : 1.0 / seats;
  }
  return chances;
}

/// What the seats have scored, and may expect, in the game's unit.
using SeatScores = std::array<double, kMaxSeats>;

/// The scores of a match as it stands.
[[nodiscard]] constexpr SeatScores seatScoresOf(const Standing& standing) {
  SeatScores scores{};
  for (std::size_t i = 0; i < scores.size(); ++i) scores[i] = standing.score[i];
  return scores;
}

/// Each seat's margin: its score less the mean of the others'.
[[nodiscard]] constexpr SeatScores marginsOf(const SeatScores& scores, int seats) {
  double sum = 0;
  for (const double one : scores) sum += one;
  SeatScores margins{};
  for (int i = 0; i < seats; ++i) {
    const double own = scores[static_cast<std::size_t>(i)];
    margins[static_cast<std::size_t>(i)] = own - (sum - own) / (seats - 1);
  }
  return margins;
}

/// What a margin is counted in.
enum class ScoreUnit : std::uint8_t { kPoints, kRuns, kTests };

/// How a game is scored where its winner is settled.
struct Scoring {
  ScoreUnit unit = ScoreUnit::kPoints;
  /// Hardly ever does a margin change by more within a search's depth.
  double swing = 100;
};

/// What the seats strive for: to win, or, where that is settled, for their margin.
enum class Aim : std::uint8_t { kWin, kMargin };

/// The breadth and depth of a level's search. Counts, never seconds: a seed gives one choice on any
/// machine.
struct Effort {
  int iterations = 1000;  ///< of all trees together
  int trees = 4;          ///< grown apart from each other; as many whatever the threads
  /// The search depth, in the units of the evaluator's clock; then the evaluator judges. 0: to the
  /// match's end, whatever the evaluator says.
  int horizon = 0;
  /// The evaluator's action is tried first, and rollouts beyond the tree follow the evaluator;
  /// otherwise any action.
  bool usesEvaluator = true;
  Aim aim = Aim::kWin;
  /// The level waits for its evaluator's preparation (Prepares).
  bool prepares = true;
};

/// The levels of a game, weakest first: Rookie, Pro, All-Star.
using Efforts = std::array<Effort, 3>;

/// All that a seat does at a simultaneous node, in order: a card and a call, six Gloves.
using Line = FixedVector<Action, 8>;
inline constexpr std::size_t kMostLines = 32;
using Lines = FixedVector<Line, kMostLines>;

/// The start of a rollout while a simultaneous node is under way: the node's beginning.
template <class State>
struct Moment {
  State state;
  Line own;  ///< what the thinking seat has done in it
};

/// A game's evaluator.
///
///     explicit Evaluator(const Rules&);
///     int clock(const State&) const;       // units of the game that have passed; never goes back
///     Chances judge(const State&) const;   // where the clock has just moved
///     static const Efforts kEfforts;
template <class E, class R>
concept Evaluates = std::constructible_from<E, const R&> &&
    requires(const E& evaluator, const typename R::State& state) {
  { evaluator.clock(state) } -> std::same_as<int>;
  { evaluator.judge(state) } -> std::same_as<Chances>;
  { E::kEfforts } -> std::convertible_to<const Efforts&>;
};

/// A game that brings an evaluator.
template <class R>
concept HasEvaluator = requires {
  typename R::Evaluator;
};

/// An evaluator that judges better once it has read or worked something out, which may take
/// seconds: done before the first judgement of a level that waits for it, unless the search is to
/// stop.
///
///     void prepare(const solutions::Late&) const;
template <class E>
concept Prepares = requires(const E& evaluator, const solutions::Late& late) {
  evaluator.prepare(late);
};

/// An evaluator that knows how the game is scored. Without it that is the match's own score, in
/// points.
///
///     // What each seat has scored, and may expect to where the search stops; at the end, too.
///     SeatScores expected(const State&) const;
///     Scoring scoring() const;
template <class E, class R>
concept KnowsScoring = requires(const E& evaluator, const typename R::State& state) {
  { evaluator.expected(state) } -> std::same_as<SeatScores>;
  { evaluator.scoring() } -> std::same_as<Scoring>;
};

/// An evaluator that says what a seat may do without looking ahead: quick, and less foolish than
/// chance. Of the state it may use what the seat knows, and no more.
template <class E, class R>
concept PlaysOn = requires(const E& evaluator, const typename R::State& state, Seat seat,
                           const ActionList& legal, Stream& random) {
  { evaluator.playOn(state, seat, legal, random) } -> std::same_as<Action>;
};

/// An evaluator that knows choices of which looking ahead says less than it knows already: there
/// every level does what it would do. `view` is that of the seat whose turn it is.
template <class E, class R>
concept KnowsBetter = PlaysOn<E, R> && requires(const E& evaluator, const typename R::View& view) {
  { evaluator.knowsBetter(view) } -> std::same_as<bool>;
};

/// An evaluator that knows actions which come to the same: those of which `alike(view, action)`
/// gives the same. `view` is that of the seat whose turn it is.
template <class E, class R>
concept KnowsAlike = requires(const E& evaluator, const typename R::View& view, Action action) {
  { evaluator.alike(view, action) } -> std::same_as<Action>;
};

/// An evaluator for a game of two with simultaneous nodes: both choose, in one or more actions,
/// before either sees what the other has chosen.
///
///     // True if a simultaneous node begins here.
///     bool meets(const State&) const;
///     // Back to its beginning: the state may have anything that the view leaves open.
///     Moment before(const View&, const State&) const;
///     // The lines of a seat in it, from the beginning on; at least one begins as `begun` does.
///     Lines lines(const State&, Seat, const Line& begun) const;
///
/// `judge` is also asked for the state after the last action of a simultaneous node.
template <class E, class R>
concept KnowsSimultaneousNodes = requires(const E& evaluator, const typename R::State& state,
                                          const typename R::View& view, Seat seat,
                                          const Line& line) {
  { evaluator.meets(state) } -> std::same_as<bool>;
  { evaluator.before(view, state) } -> std::same_as<Moment<typename R::State>>;
  { evaluator.lines(state, seat, line) } -> std::same_as<Lines>;
};

/// An evaluator for a game in which one seat can leave both with the choices that they had.
///
///     // The seat that brought the earlier choices back; none if they aren't back.
///     std::optional<Seat> again(const State& before, const State& after) const;
///
/// Such a result is worth what the node itself is worth, and what it has changed besides by
/// the evaluator's judgement. Otherwise a seat whose choices are worse than the evaluator thinks
/// would put them off for ever.
template <class E, class R>
concept KnowsAgain = requires(const E& evaluator, const typename R::State& state) {
  { evaluator.again(state, state) } -> std::same_as<std::optional<Seat>>;
};

/// An evaluator that says in the game's words why the view's own seat may do something: a clause
/// that follows the action's label, whose figures follow from the view; empty if there is nothing
/// to be said.
template <class E, class R>
concept GivesReasons = requires(const E& evaluator, const typename R::View& view, Action action) {
  { evaluator.why(view, action) } -> std::same_as<Sentence>;
};

}  // namespace raindelay
