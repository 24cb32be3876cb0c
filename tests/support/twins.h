#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "support/dump.h"

namespace raindelay::test {

/// Returns true if seat `from` isn't told which action it is.
[[nodiscard]] bool isSecret(const Game& game, const AnyState& before, Action action, Seat from);

/// The actions that could have come instead of a secret one and must look the same: of the same
/// audience, and if that learns a veiled form ("a card is put aside"), of the same kind.
[[nodiscard]] std::vector<Action> secretAlternatives(const Game& game, const AnyState& before,
                                                     Action action);

/// Two courses of one match that differ in what a seat isn't told. Step by step all that the game
/// gives of it to that seat must be the same, until an event shows it.
class Twins {
 public:
  /// A difference the seat can tell where it must not: its content and place. Or nothing.
  using Leak = std::optional<std::string>;

  Twins(const Game& game, const AnyState& from, Seat blind)
      : game_(&game), blind_(blind), states_{from, from} {}

  /// An action more in each of the courses, possible there.
  Leak take(Action one, Action other);
  /// An action more, by chance the same in both wherever it is possible in both.
  Leak goOn(Stream& random);
  /// The seat was shown what differs, or the courses can't be compared any further.
  [[nodiscard]] bool parted() const { return parted_; }

  [[nodiscard]] Turn turn() const { return game_->turn(states_[0]); }
  /// The actions taken in the first (0) or the second (1) course.
  [[nodiscard]] const std::vector<Action>& course(std::size_t which) const {
    return courses_[which];
  }

 private:
  const Game* game_;
  Seat blind_;
  std::array<AnyState, 2> states_;
  std::array<std::vector<Action>, 2> courses_;
  bool parted_ = false;
};

}  // namespace raindelay::test
