#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>

#include "core/action.h"
#include "core/rules.h"
#include "core/text.h"

/// What a game may tell computer players that look ahead: `Rules::Guide`, which rules.h declares
/// and games/<game>/guide.h defines. A game without one is played to its end in every rehearsal.
namespace raindelay {

/// How likely each seat is to win, 0 … 1; a tie is shared evenly. Seats that don't play have 0.
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

/// What a level looks at, and how far. Counts, never seconds: a seed gives one choice on any
/// machine.
struct Effort {
  int iterations = 1000;  ///< of all trees together
  int trees = 4;          ///< grown apart from each other; as many whatever the threads
  /// How far it looks, in the units of the guide's clock; then the guide judges. 0: to the match's
  /// end, whatever the guide says.
  int horizon = 0;
  /// It does first what the guide would do, and plays on so beyond the tree; otherwise any action.
  bool guided = true;
};

/// The levels of a game, weakest first: Rookie, Pro, All-Star.
using Efforts = std::array<Effort, 3>;

/// All that a seat does in an encounter, in order: a card and a call, six Gloves.
using Line = FixedVector<Action, 8>;
inline constexpr std::size_t kMostLines = 32;
using Lines = FixedVector<Line, kMostLines>;

/// Where a rehearsal begins if an encounter is going on: at the encounter's beginning.
template <class State>
struct Moment {
  State state;
  Line own;  ///< what the thinking seat has done in it
};

/// A game's guide.
///
///     explicit Guide(const Rules&);
///     int clock(const State&) const;       // units of the game that have passed; never goes back
///     Chances judge(const State&) const;   // where the clock has just moved
///     static const Efforts kEfforts;
template <class G, class R>
concept GuideTo = std::constructible_from<G, const R&> &&
    requires(const G& guide, const typename R::State& state) {
  { guide.clock(state) } -> std::same_as<int>;
  { guide.judge(state) } -> std::same_as<Chances>;
  { G::kEfforts } -> std::convertible_to<const Efforts&>;
};

/// A game that brings a guide.
template <class R>
concept HasGuide = requires {
  typename R::Guide;
};

/// A guide that says what a seat may do without looking ahead: quick, and less foolish than chance.
/// Of the state it may use what the seat knows, and no more.
template <class G, class R>
concept PlaysOn = requires(const G& guide, const typename R::State& state, Seat seat,
                           const ActionList& legal, Stream& random) {
  { guide.playOn(state, seat, legal, random) } -> std::same_as<Action>;
};

/// A guide that knows choices of which looking ahead says less than it knows already: there every
/// level does what it would do. `view` is that of the seat whose turn it is.
template <class G, class R>
concept KnowsBetter = PlaysOn<G, R> && requires(const G& guide, const typename R::View& view) {
  { guide.knowsBetter(view) } -> std::same_as<bool>;
};

/// A guide that knows actions which come to the same: those of which `alike(view, action)` gives
/// the same. `view` is that of the seat whose turn it is.
template <class G, class R>
concept KnowsAlike = requires(const G& guide, const typename R::View& view, Action action) {
  { guide.alike(view, action) } -> std::same_as<Action>;
};

/// A guide to a game of two with encounters: both choose, in one or more actions, before either
/// sees what the other has chosen.
///
///     // Whether an encounter begins here.
///     bool meets(const State&) const;
///     // Back to its beginning: what the view leaves open may be anything in the state.
///     Moment before(const View&, const State&) const;
///     // What a seat may do in it, from the beginning on; at least one line begins as `begun`
///     does. Lines lines(const State&, Seat, const Line& begun) const;
///
/// `judge` is also asked for the state after the last action of an encounter.
template <class G, class R>
concept KnowsEncounters = requires(const G& guide, const typename R::State& state,
                                   const typename R::View& view, Seat seat, const Line& line) {
  { guide.meets(state) } -> std::same_as<bool>;
  { guide.before(view, state) } -> std::same_as<Moment<typename R::State>>;
  { guide.lines(state, seat, line) } -> std::same_as<Lines>;
};

/// A guide to a game in which one seat can leave both with the choices that they had.
///
///     // Who has seen to it that what is chosen before comes again after it, if that is so.
///     std::optional<Seat> again(const State& before, const State& after) const;
///
/// Such a result is worth what the encounter itself is worth, and what it has changed besides by
/// the guide's judgement. Otherwise a seat whose choices are worse than the guide thinks would put
/// them off for ever.
template <class G, class R>
concept KnowsAgain = requires(const G& guide, const typename R::State& state) {
  { guide.again(state, state) } -> std::same_as<std::optional<Seat>>;
};

/// A guide that says in the game's words why the view's own seat may do something: a clause that
/// goes on after the action's label, whose figures follow from the view; empty if there is nothing
/// to be said.
template <class G, class R>
concept GivesReasons = requires(const G& guide, const typename R::View& view, Action action) {
  { guide.why(view, action) } -> std::same_as<Sentence>;
};

}  // namespace raindelay
