#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/options.h"
#include "core/random.h"

/// The contract of every game, checked by playing it at random. A property looks at moments of a
/// match and says what is wrong there, or nothing. conformance_test.cpp checks them all for every
/// game; conformance_self_test.cpp shows that each finds the fault it is for.
namespace raindelay::conformance {

/// The fault found, or nothing.
using Complaint = std::optional<std::string>;

/// A game for these options, made anew at every call.
using GameMaker = std::function<std::shared_ptr<const Game>(const Options&)>;

/// A moment of a match: somebody is to act, or it is over.
struct Moment {
  const Game& game;
  /// The same game made a second time from the same options.
  const Game& twin;
  AnyState state;
  Turn turn;
  std::vector<Action> history;    ///< from the beginning to here
  std::vector<AnyState> earlier;  ///< some states before this one
  Stream random;                  ///< for the property's own choices
};

/// The events between two moments.
struct Step {
  const Moment& before;
  Action action;
  const std::vector<Happening>& happenings;
  const AnyState& after;
};

struct Property {
  const char* name = nullptr;
  /// Checked at moments of the match, or at its end alone.
  Complaint (*moment)(Moment&) = nullptr;
  Complaint (*end)(Moment&) = nullptr;
  Complaint (*step)(const Step&) = nullptr;
};

/// Of moments: turns, legal actions, notation, views, samples.
[[nodiscard]] std::span<const Property> momentProperties();
/// Of the table: pieces, gestures, labels, facts.
[[nodiscard]] std::span<const Property> tableProperties();
/// Of what happens: events, moves, secrets.
[[nodiscard]] std::span<const Property> stepProperties();
/// Of choices in parts.
[[nodiscard]] std::span<const Property> partProperties();
/// All of them.
[[nodiscard]] std::vector<Property> allProperties();

/// Plays one match at random, chance and seats from `seed`, and checks the property about every
/// `stride`-th step. The complaint says where it was.
[[nodiscard]] Complaint playAndCheck(const Property& property, const GameMaker& make,
                                     const Options& options, std::uint64_t seed, int stride);

/// The fault of the values for this template: a missing one, or one out of the game's range.
[[nodiscard]] Complaint faultOf(const GameInfo& info, const Text& text, const Values& values);
/// The fault of one value.
[[nodiscard]] Complaint faultOf(const GameInfo& info, const Value& value);

/// Number of seats.
[[nodiscard]] inline int seatsOf(const Game& game) {
  return game.seats();
}
/// The first complaint of `check(seat)`, with the seat.
template <class Check>
[[nodiscard]] Complaint forEachSeat(const Game& game, Check check) {
  for (int seat = 0; seat < seatsOf(game); ++seat) {
    if (auto complaint = check(Seat(seat))) {
      return *complaint + " (seat " + std::to_string(seat) + ")";
    }
  }
  return std::nullopt;
}

}  // namespace raindelay::conformance
