#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/action.h"
#include "core/book.h"
#include "core/event.h"
#include "core/figure.h"
#include "core/info.h"
#include "core/piece.h"
#include "core/random.h"

namespace raindelay {

/// The next to act.
struct Turn {
  enum class Kind : std::uint8_t { kSeat, kChance, kOver };

  Kind kind = Kind::kOver;
  Seat seat;  ///< whose decision it is, if kSeat

  [[nodiscard]] static constexpr Turn of(Seat seat) { return {Kind::kSeat, seat}; }
  [[nodiscard]] static constexpr Turn chance() { return {Kind::kChance, Seat()}; }
  [[nodiscard]] static constexpr Turn over() { return {Kind::kOver, Seat()}; }

  friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

/// The reason why an action isn't allowed: a row of GameInfo::refusals and its values.
struct Refusal {
  std::uint8_t id = 0;
  Values values;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};
using MaybeRefusal = std::optional<Refusal>;

/// A refusal; what isn't a Value is made one.
template <class Id, class... V>
[[nodiscard]] MaybeRefusal refused(Id id, V... values) {
  return Refusal{static_cast<std::uint8_t>(id), {Value::of(values)...}};
}

/// The score of a match, and its result once it has ended.
struct Standing {
  std::array<int, kMaxSeats> score{};
  bool decided = false;        ///< the match is over and counts: it has a winner or is a tie
  std::optional<Seat> winner;  ///< none while it goes on, in a tie, or with no result

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// One line of what a view says, for people and golden files: `outs` `2`.
struct Fact {
  std::string key;
  std::string value;
};

/// A game in which the audience of an action depends on the state.
template <class R>
concept TellsByState = requires(const R& rules, const typename R::State& before, Action action) {
  { rules.audience(before, action) } -> std::same_as<Audience>;
};

// clang-format 14 reads the requirements as a function body.
// clang-format off
/// A game. An object made from options and card tables, immutable and shared by threads, with pure
/// functions over values. engine/README.md says why it is so.
///
/// State and View are regular, trivially copyable and hold no pointer; equal means equal by `==`.
template <class R>
concept Rules =
    std::is_trivially_copyable_v<typename R::State> && std::regular<typename R::State> &&
    std::is_trivially_copyable_v<typename R::View> && std::regular<typename R::View> &&
    requires(const R& rules, const typename R::State& state, typename R::State& next,
             const typename R::View& view, Action action, Seat seat, Face face, Stream& random,
             NoEvents& noEvents, EventLog& eventLog, std::string_view text) {
      // All that can be known before a match.
      { R::info() } -> std::same_as<const GameInfo&>;
      // The match before anything was drawn.
      { rules.initial() } -> std::same_as<typename R::State>;
      { rules.turn(state) } -> std::same_as<Turn>;
      // The seat's allowed actions, ascending; depends on its view alone.
      { rules.legal(state) } -> std::same_as<ActionList>;
      // The reason why the seat whose turn it is may not do it; empty if it may. Depends on its
      // view alone.
      { rules.refusal(state, action) } -> std::same_as<std::optional<Refusal>>;
      // The draw to be made, if it is chance's turn.
      { rules.chance(state) } -> std::same_as<Draw>;
      // Carries out a legal action or a possible outcome, in place.
      { rules.apply(next, action, noEvents) } -> std::same_as<void>;
      { rules.apply(next, action, eventLog) } -> std::same_as<void>;
      // Everything that the seat may know, nothing else.
      { rules.view(state, seat) } -> std::same_as<typename R::View>;
      // A full state drawn evenly from those that the view leaves open.
      { rules.sample(view, random) } -> std::same_as<typename R::State>;
      // True if the state is one that the view leaves open.
      { rules.consistent(view, state) } -> std::same_as<bool>;
      { rules.result(state) } -> std::same_as<Standing>;
      // The notation; parse(text(a)) == a.
      { R::text(action) } -> std::same_as<std::string>;
      { R::parse(text) } -> std::same_as<std::optional<Action>>;
      // The action's name on a button, in a menu, for a screen reader.
      { R::label(action) } -> std::same_as<Sentence>;
      // The code of a face in the card tables: `6l`.
      { R::faceCode(face) } -> std::same_as<std::string>;
      // The table as the view shows it, and how an action is made on it.
      { R::pieces(view) } -> std::same_as<std::vector<Piece>>;
      { R::gesture(view, action) } -> std::same_as<Gesture>;
      // The actions that the seat on turn might try at this table, allowed or not, ascending: the
      // allowed ones among them. The others are there to say why they aren't.
      { R::attempts(view) } -> std::same_as<std::vector<Action>>;
      { R::facts(view) } -> std::same_as<std::vector<Fact>>;
    } &&
    // The figures counted of a finished game; always the same ids in the same order.
    (CountsInBook<R> || requires(const R& rules, const typename R::State& state) {
      { rules.figures(state) } -> std::same_as<std::vector<Figure>>;
    }) &&
    // The seats that learn of an action as it is made.
    (TellsByState<R> || requires(Action action) {
      { R::audience(action) } -> std::same_as<Audience>;
    });
// clang-format on

}  // namespace raindelay
